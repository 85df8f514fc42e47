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
  /** True to load the other flavour of the element's file as well. */
  readonly hasTwoCopies?: boolean;
  /** The value of `sandbox` of the frame around the page. */
  readonly sandbox?: string;
  /** True for a page in a frame of another site, with blocked storage. */
  readonly isThirdParty?: boolean;
  /** The markup around the element: HTML with a `<slot></slot>` for it. */
  readonly parent?: string;
  /** True to add the element while it is not displayed, and to display it later. */
  readonly isShownLate?: boolean;
  /** The state of a client router in the history entry of the page. */
  readonly historyState?: Readonly<Record<string, unknown>>;
  /** True if a service worker of the page handles its requests. */
  readonly hasServiceWorker?: boolean;
  readonly isPrinted?: boolean;
  /** Allowed console lines in such a page. */
  readonly said?: RegExp;
  /** The reason why the element must look different here. */
  readonly differs?: string;
}

const sheet = (file: string) => readFileSync(`node_modules/${file}`, "utf8");
const ownFiles =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data: blob:; style-src 'self'; font-src 'self'; frame-src 'self' http://localhost:*; worker-src 'self'; base-uri 'none'; form-action 'self'";

export const neutralPage: Surrounding = { name: "neutral page" };

/** The neutral page of a client router, for elements that depend on the page's address. */
export const neutralRouted: Surrounding = { ...neutralPage, historyState: {} };

export const surroundings: readonly Surrounding[] = [
  { name: "Bootstrap", css: sheet("bootstrap/dist/css/bootstrap.min.css") },
  { name: "Tailwind's preflight", css: sheet("tailwindcss/preflight.css") },
  { name: "classless sheet (Pico)", css: sheet("@picocss/pico/css/pico.classless.min.css") },
  { name: "`* { all: unset !important }`", css: "* { all: unset !important }" },
  { name: "`html { font-size: 62.5% }`", css: "html { font-size: 62.5% }" },
  { name: "zoom", css: "html { zoom: 1.5 }", differs: "everything is larger" },
  {
    name: "right to left",
    root: 'dir="rtl"',
    differs: "the page around the element is mirrored",
  },
  { name: "forced colours", hasForcedColors: true, differs: "the colours are those of the user" },
  { name: "strict policy", policy: ownFiles },
  {
    name: "Trusted Types",
    policy: `${ownFiles}; require-trusted-types-for 'script'; trusted-types scout-elements`,
  },
  { name: "two copies", hasTwoCopies: true, said: /two-versions/ },
  { name: "flex row", parent: '<div style="display: flex"><slot></slot></div>' },
  {
    name: "centred column",
    parent:
      '<div style="display: flex; flex-direction: column; align-items: center"><slot></slot></div>',
  },
  {
    name: "grid with `justify-items`",
    parent: '<div style="display: grid; justify-items: center"><slot></slot></div>',
  },
  {
    name: "inline block",
    parent: '<div style="display: inline-block; vertical-align: top"><slot></slot></div>',
  },
  { name: "float", parent: '<div style="float: left"><slot></slot></div>' },
  {
    name: "table cell",
    parent:
      '<div style="display: table; border-spacing: 0"><div style="display: table-cell"><slot></slot></div></div>',
  },
  {
    name: "WordPress Row",
    css: ".row { display: flex; flex-wrap: nowrap; align-items: center; gap: 24px } .row > :is(*, div) { margin: 0 }",
    parent: '<div class="row"><slot></slot></div>',
  },
  {
    name: "theme with a text column",
    css: ".column > :where(:not(.alignleft):not(.alignright):not(.alignfull)) { max-width: 645px; margin-left: auto !important; margin-right: auto !important }",
    parent: '<div class="column"><slot></slot></div>',
    differs: "the element stays in the column",
  },
  {
    name: "scroller in a shadow root",
    parent:
      '<app-shell style="display: block"><template shadowrootmode="open"><div style="overflow: auto; height: 900px"><slot></slot></div></template><slot></slot></app-shell>',
  },
  { name: "closed panel, opened later", isShownLate: true },
  {
    name: "modal dialog, opened later",
    css: "dialog { inset: 0 auto auto 0; width: 960px; max-width: none; max-height: none; margin: 0; border: 0; padding: 0; outline: 0; overflow: visible }",
    // Focuses the dialog, not the element.
    parent: "<dialog autofocus><slot></slot></dialog>",
    isShownLate: true,
  },
  {
    name: "client router",
    historyState: { idx: 3, key: "k", usr: null },
  },
  { name: "foreign service worker", hasServiceWorker: true },
  { name: "frame of another site, storage blocked", isThirdParty: true },
  { name: "vertical writing", css: "main { writing-mode: vertical-rl }" },
  { name: "print", isPrinted: true, differs: "paper has no controls" },
  {
    name: "sandboxed frame",
    sandbox: "allow-scripts allow-same-origin allow-forms",
    said: /can escape its sandboxing/,
  },
];
