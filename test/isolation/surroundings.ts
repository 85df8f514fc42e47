import { readFileSync } from "node:fs";

/** A host page around an element. */
export interface Surrounding {
  readonly name: string;
  /** Styles of the page. */
  readonly css?: string;
  /** Attributes of the page's `html` element. */
  readonly root?: string;
  readonly policy?: string;
  readonly hasForcedColors?: boolean;
  /** The other flavour of the element's file is loaded as well. */
  readonly hasTwoCopies?: boolean;
  /** The value of `sandbox` of the frame that has the page. */
  readonly sandbox?: string;
  /** What the console says in such a page. */
  readonly said?: RegExp;
  /** Why the element has to look different here. */
  readonly differs?: string;
}

const sheet = (file: string) => readFileSync(`node_modules/${file}`, "utf8");
const ownFiles =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data: blob:; style-src 'self'; font-src 'self'; frame-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'";

export const neutral: Surrounding = { name: "neutral page" };

export const surroundings: readonly Surrounding[] = [
  { name: "Bootstrap", css: sheet("bootstrap/dist/css/bootstrap.min.css") },
  { name: "Tailwind's preflight", css: sheet("tailwindcss/preflight.css") },
  { name: "classless sheet (Pico)", css: sheet("@picocss/pico/css/pico.classless.min.css") },
  { name: "`* { all: unset !important }`", css: "* { all: unset !important }" },
  { name: "`html { font-size: 62.5% }`", css: "html { font-size: 62.5% }" },
  { name: "zoom", css: "html { zoom: 1.5 }", differs: "everything is larger" },
  { name: "right to left", root: 'dir="rtl"', differs: "the layout is mirrored" },
  { name: "forced colours", hasForcedColors: true, differs: "the colours are those of the person" },
  { name: "strict policy", policy: ownFiles },
  {
    name: "Trusted Types",
    policy: `${ownFiles}; require-trusted-types-for 'script'; trusted-types scout-elements dompurify`,
  },
  { name: "two copies", hasTwoCopies: true, said: /two-versions/ },
  {
    name: "sandboxed frame",
    sandbox: "allow-scripts allow-same-origin allow-forms",
    said: /can escape its sandboxing/,
  },
];
