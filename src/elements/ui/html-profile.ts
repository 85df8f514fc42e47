import { knownElements } from "../../core/html/known-elements.ts";
import { droppedElements, elementNamesIn, mathElements } from "./html-elements.ts";

/** An allowlist for untrusted HTML. Other elements are replaced by their content, other attributes are dropped. */
export type HtmlProfile = {
  readonly tags: readonly string[];
  readonly attributes: Readonly<Record<string, readonly HtmlAttribute[]>>;
  /** Attributes allowed on every tag. */
  readonly everywhere?: readonly HtmlAttribute[];
  /** Vector graphics that stay drawings; by default their words stay alone. */
  readonly shapes?: {
    readonly elements: readonly string[];
    readonly attributes: readonly HtmlAttribute[];
  };
  /** Elements that go with their content. */
  readonly dropped: readonly string[];
  /** Whether the HTML is a whole document with a relevant title. */
  readonly isDocument?: boolean;
};

/**
 * Attributes that can be allowed: addresses are checked as links, `colspan` to `display` are drawn unchanged if valid,
 * and the rest is only read.
 */
export type HtmlAttribute =
  | "href"
  | "src"
  | "srcset"
  | "sizes"
  | "media"
  | "type"
  | DrawnAttribute
  | "alt"
  | "title"
  | "class"
  | "id"
  | "name"
  | "role"
  | "open"
  | "hidden"
  | "style"
  | "label"
  | "value"
  | "placeholder"
  | "data"
  | "for"
  | "popovertarget"
  | PrintedAttribute
  | `aria-${string}`
  | `data-${string}`;

/** Attributes that only a printed document keeps: it is drawn as it is, in a document of its own. */
type PrintedAttribute =
  | "align"
  | "bgcolor"
  | "border"
  | "cellpadding"
  | "cellspacing"
  | "checked"
  | "color"
  | "face"
  | "selected"
  | "size"
  | "span"
  | "valign"
  | "cx"
  | "cy"
  | "d"
  | "dx"
  | "dy"
  | "fill"
  | "opacity"
  | "points"
  | "preserveAspectRatio"
  | "r"
  | "rx"
  | "ry"
  | "stroke"
  | "text-anchor"
  | "transform"
  | "viewBox"
  | "x"
  | "x1"
  | "x2"
  | "y"
  | "y1"
  | "y2"
  | `${"fill" | "font" | "stroke"}-${string}`;

export type DrawnAttribute =
  | "colspan"
  | "rowspan"
  | "scope"
  | "start"
  | "lang"
  | "dir"
  | "datetime"
  | "width"
  | "height"
  | "display";

/** Messages, descriptions and details from the server (decisions I10, I13). Of a picture the text stays. */
export const messageHtml: HtmlProfile = {
  tags: "a b br caption details em i li ol p span strong summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
  attributes: {
    a: ["href"],
    img: ["alt"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan", "scope"],
  },
  dropped: [
    ...droppedElements,
    ..."audio iframe noscript object plaintext select svg textarea title video xmp".split(" "),
  ],
};

const htmlNamespace = "http://www.w3.org/1999/xhtml";
const svgNamespace = "http://www.w3.org/2000/svg";
const mathNamespace = "http://www.w3.org/1998/Math/MathML";

/** The profile for one text, for the browser's own sanitiser. */
export function sanitizerConfigOf(profile: HtmlProfile, html: string): SanitizerConfig {
  const { attributes, everywhere = [], dropped, shapes = noShapes } = profile;
  const { custom, unknown } = elementNamesIn(html);
  const unwrapped = ["applet", "form", ...unknown, ...withMixedCase].filter(
    (name) => !dropped.includes(name) && !shapes.elements.includes(name),
  );
  return {
    elements: [
      ...keptElements(profile, custom).map((name) => ({
        name,
        attributes: [...new Set([...(attributes[name] ?? []), ...everywhere])],
      })),
      ...["svg", "title", "a", ...shapes.elements].map((name) => ({
        name,
        namespace: svgNamespace,
        attributes: [...everywhere, ...shapes.attributes],
      })),
      ...mathElements.map((name) => ({
        name,
        namespace: mathNamespace,
        attributes: [...(attributes[name] ?? [])],
      })),
    ].filter(({ name }) => !dropped.includes(name)),
    replaceWithChildrenElements: unwrapped.flatMap((name) => [
      ...(mathElements.includes(name) ? [] : [{ name, namespace: mathNamespace }]),
      { name, namespace: svgNamespace },
      { name, namespace: htmlNamespace },
    ]),
    attributes: [],
    comments: false,
    dataAttributes: false,
  };
}

const noShapes: NonNullable<HtmlProfile["shapes"]> = { elements: [], attributes: [] };

/** Elements of SVG that hold text and are not in lower case. */
const withMixedCase: readonly string[] = ["textPath"];

/** The elements of HTML that stay in the tree. */
function keptElements({ tags, dropped }: HtmlProfile, custom: readonly string[]): string[] {
  const names = new Set([...tags, ...knownElements, ...custom]);
  for (const name of [...dropped, ...notKept, ...mathElements]) names.delete(name);
  return [...names];
}

/** The names of the elements of one text that stay in its tree, those of formulas and drawings included. */
export function keptNames(profile: HtmlProfile, html: string): ReadonlySet<string> {
  const { elements } = profile.shapes ?? noShapes;
  const { custom } = elementNamesIn(html);
  const names = [...keptElements(profile, custom), "svg", ...elements, ...mathElements];
  return new Set(names.filter((name) => !profile.dropped.includes(name)));
}

/** They cannot be in a tree, or never stay. */
const notKept: readonly string[] =
  "applet body embed frame frameset form head html iframe math noscript object plaintext svg xmp".split(
    " ",
  );

/** The profile for one text, for DOMPurify. Its tree stays detached, so nothing in it is fetched. */
export function purifyConfigOf(profile: HtmlProfile, html: string) {
  const { attributes, everywhere = [], dropped, shapes = noShapes, isDocument = false } = profile;
  const own = [...Object.values(attributes).flat(), ...shapes.attributes];
  const names = [...new Set([...own, ...everywhere])];
  const foreign = ["svg", ...shapes.elements, ...mathElements].filter(
    (name) => !dropped.includes(name),
  );
  return {
    ALLOWED_TAGS: [
      "#text",
      ...(isDocument ? ["html", "head", "body"] : []),
      ...keptElements(profile, elementNamesIn(html).custom),
      ...foreign,
    ],
    ALLOWED_ATTR: names,
    // Only addresses are checked as addresses: "Note: call first" is not a link with a scheme.
    ADD_URI_SAFE_ATTR: names.filter((name) => name !== "href" && name !== "src"),
    FORBID_CONTENTS: [...dropped],
    WHOLE_DOCUMENT: isDocument,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    SANITIZE_NAMED_PROPS: true,
    RETURN_DOM: true as const,
  };
}
