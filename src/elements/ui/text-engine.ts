import { decodeReferences } from "../../core/html/character-references.ts";
import { readAttributes } from "../../core/html/read-start-tags.ts";
import { readTokens } from "../../core/html/read-tokens.ts";
import type { HtmlEngine } from "./html-engine.ts";
import { type HtmlProfile, keptNames } from "./html-profile.ts";

const names = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Elements without an end tag. */
const empty = names(
  "area base basefont br col embed hr img input link meta param source track wbr",
);

/** Start tags that end an open paragraph. */
const blocks = names(
  "address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form h1 " +
    "h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul",
);

/** What a start tag ends, if it is open within the nearest of the last names. */
const ends: Readonly<Record<string, Ending>> = {
  li: [["li"], names("ul ol menu dir")],
  dt: [["dt", "dd"], names("dl")],
  dd: [["dt", "dd"], names("dl")],
  td: [["td", "th"], names("tr table")],
  th: [["td", "th"], names("tr table")],
  tr: [["tr"], names("table")],
  thead: [["caption", "tbody", "tfoot", "thead"], names("table")],
  tbody: [["caption", "tbody", "tfoot", "thead"], names("table")],
  tfoot: [["caption", "tbody", "tfoot", "thead"], names("table")],
  rt: [["rt", "rp"], names("ruby")],
  rp: [["rt", "rp"], names("ruby")],
  option: [["option"], names("select datalist")],
};

type Ending = readonly [ended: readonly string[], within: ReadonlySet<string>];

/** Nothing inside these ends anything outside. */
const closed = names("table td th caption button");

/** The end of a row ends its cells, but no row outside of its table. */
const scopes: Readonly<Record<string, ReadonlySet<string>>> = {
  table: new Set(),
  thead: names("table"),
  tbody: names("table"),
  tfoot: names("table"),
  tr: names("table"),
};

/** As deep as browsers nest elements. */
const deepest = 512;

const namespaces: Readonly<Record<string, string>> = {
  svg: "http://www.w3.org/2000/svg",
  math: "http://www.w3.org/1998/Math/MathML",
};

/**
 * Reads untrusted HTML without a parser of the browser, for pages that forbid them (Trusted Types without `dompurify`, in a
 * browser without `setHTML`), and for texts of which a sanitiser would have to remove too much. Its elements are made by name in a document of their own, so nothing runs or is fetched. Of
 * malformed markup it mends what is common: end tags that are left out.
 */
export const textEngine: HtmlEngine = (html, profile) => {
  const inert = document.implementation.createHTMLDocument("");
  const root = inert.createElement("div");
  const open = createStack(root);
  const kept = keptNames(profile, html);
  /** The open element that goes with its content. */
  let gone: string | null = null;

  for (const { kind, name, from, to } of readTokens(html)) {
    if (gone !== null) {
      // The end tags of options are mostly left out.
      const isOuter = name === "select" && /^opt/.test(gone);
      if (kind !== "end" || (name !== gone && !isOuter)) continue;
      gone = null;
      if (!isOuter) continue;
    }
    if (kind === "text") open.top().append(decodeReferences(html.slice(from, to)));
    if (kind === "raw") open.top().append(shownText(name, html.slice(from, to)));
    if (kind === "end") open.end([name], scopes[name] ?? closed);
    if (kind !== "start") continue;
    const isAlone = empty.has(name) || html.endsWith("/>", to);
    if (profile.dropped.includes(name)) {
      if (!isAlone) gone = name;
      continue;
    }
    if (blocks.has(name)) open.end(["p"], closed);
    const found = ends[name];
    if (found !== undefined) open.end(...found);
    if (!kept.has(name)) continue;
    if (name === "tr" && open.top().localName === "table") {
      const body = inert.createElement("tbody");
      open.top().append(body);
      open.push(body);
    }
    const parent = open.top();
    const isForeign = name in namespaces || parent.namespaceURI !== root.namespaceURI;
    const element = inert.createElementNS(namespaces[name] ?? parent.namespaceURI, name);
    copyAttributes(element, readAttributes(html, from + 1 + name.length), profile);
    parent.append(element);
    const isOpen = isForeign ? !isAlone : !empty.has(name);
    if (isOpen) open.push(element);
  }
  return root;
};

/** The open elements, from the outermost to the one that takes what follows. */
function createStack(root: Element) {
  const open: Element[] = [root];
  /** How many are open, by name. */
  const counts = new Map<string, number>();
  const count = (name: string, more: number) => counts.set(name, (counts.get(name) ?? 0) + more);
  return {
    top: () => open.at(-1) ?? root,
    /** Nothing is opened below the greatest depth. */
    push(element: Element) {
      if (open.length >= deepest) return;
      open.push(element);
      count(element.localName, 1);
    },
    /** Ends the nearest element of these names, with what is open inside it, unless it is outside of another. */
    end(ended: readonly string[], outer: ReadonlySet<string>) {
      if (!ended.some((name) => (counts.get(name) ?? 0) > 0)) return;
      for (let at = open.length - 1; at > 0; at -= 1) {
        const name = open[at]?.localName ?? "";
        if (ended.includes(name)) {
          for (const gone of open.splice(at)) count(gone.localName, -1);
          return;
        }
        if (outer.has(name)) return;
      }
    },
  };
}

/** Raw content that a page shows. */
function shownText(name: string, raw: string): string {
  if (name === "title" || name === "textarea") return decodeReferences(raw);
  return name === "xmp" || name === "plaintext" ? raw : "";
}

function copyAttributes(
  element: Element,
  values: ReadonlyMap<string, string>,
  { attributes, everywhere = [], shapes }: HtmlProfile,
): void {
  const own = Object.hasOwn(attributes, element.localName) ? attributes[element.localName] : [];
  const isShape = element.namespaceURI === namespaces.svg;
  for (const name of [...(own ?? []), ...everywhere, ...((isShape && shapes?.attributes) || [])]) {
    const value = values.get(name.toLowerCase());
    if (value !== undefined) element.setAttribute(name, value);
  }
}
