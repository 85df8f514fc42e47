import purify, { type Config } from "dompurify";
import { knownElements } from "../../core/html/known-elements.ts";
import { type HtmlAttribute, type HtmlProfile, mathElements } from "./html-profile.ts";
import { parseHtml } from "./parse-html.ts";
import { removeAll } from "./remove-all.ts";
import { textsIn } from "./texts-in.ts";

/** No page has as many, and DOMPurify takes time that grows with their square. */
const maxAttributes = 200;

/**
 * Sanitises a parsed document in place, with DOMPurify: everything goes that the profile does not allow. What the document
 * has becomes no markup again, and is drawn from the names of the profile, or placed in a frame without scripts. Throws if an
 * element has too many attributes.
 */
export function sanitizeDocument(parsed: Document, profile: HtmlProfile): void {
  const root = parsed.documentElement;
  for (const { attributes } of [root, ...root.querySelectorAll("*")]) {
    if (attributes.length > maxAttributes)
      throw new RangeError("An element has too many attributes.");
  }
  removeAll([...root.querySelectorAll(profile.dropped.join())]);
  keepRawTexts(parsed);
  if (profile.shapes === undefined) keepDrawnWords(root);
  renameElements(root);
  purify.sanitize(root, purifyConfigOf(profile));
}

/** Parses and sanitises untrusted HTML. Throws where the page's Trusted Types refuse our policy. */
export function sanitizeHtml(html: string, profile: HtmlProfile): HTMLElement {
  const parsed = parseHtml(html);
  sanitizeDocument(parsed, profile);
  return parsed.body;
}

/** DOMPurify removes raw texts that contain markup: those of frames are not read, and those of old names stay as text. */
function keepRawTexts(parsed: Document): void {
  for (const frame of parsed.querySelectorAll("iframe")) frame.textContent = "";
  for (const raw of parsed.querySelectorAll("xmp, plaintext")) {
    const text = parsed.createElement("pre");
    text.textContent = raw.textContent;
    raw.replaceWith(text);
  }
}

/** Drawings keep their title and words alone: what else they contain has rules of its own. */
function keepDrawnWords(root: Element): void {
  for (const drawing of root.querySelectorAll("svg")) {
    if (!root.contains(drawing)) continue;
    const title = drawing.querySelector(":scope > title");
    title?.remove();
    drawing.replaceChildren(...(title ? [title] : []), [...textsIn(drawing)].join(" "));
  }
}

/**
 * Gives another name to elements that DOMPurify would remove with their words: those that a parser reads otherwise where
 * scripts run, and those of unknown names, which may be the names of shapes.
 */
function renameElements(root: Element): void {
  const isSettled = ({ localName, namespaceURI }: Element) =>
    namespaceURI !== root.namespaceURI ||
    localName.includes("-") ||
    (knownElements.has(localName) && localName !== "noscript");
  const nodes = [...root.querySelectorAll("*")].filter((node) => !isSettled(node));
  for (const node of nodes.reverse()) {
    const isScriptless = node.localName === "noscript";
    const box = root.ownerDocument.createElement(isScriptless ? "scout-noscript" : "scout-unknown");
    for (const attribute of [...node.attributes]) {
      node.removeAttributeNode(attribute);
      box.setAttributeNode(attribute);
    }
    while (node.firstChild !== null) box.append(node.firstChild);
    node.replaceWith(box);
  }
}

function purifyConfigOf(profile: HtmlProfile): Config {
  const { attributes, everywhere = [], dropped, shapes } = profile;
  const allowed = new Map<string, ReadonlySet<string>>();
  const allow = (tags: readonly string[], names: readonly HtmlAttribute[]) => {
    for (const tag of tags) {
      const own = [...(attributes[tag] ?? []), ...names, ...everywhere];
      allowed.set(tag, new Set(own.map((name) => name.toLowerCase())));
    }
  };
  allow(Object.keys(attributes), []);
  allow(["svg", ...(shapes?.elements ?? [])], shapes?.attributes ?? []);
  const general: ReadonlySet<string> = new Set(everywhere);
  const names = [...knownElements, ...mathElements, ...(shapes?.elements ?? [])];
  const isCustomKept = (tag: string) => tag.includes("-") && !dropped.includes(tag);
  const isAttributeKept = (name: string, tag: string) => (allowed.get(tag) ?? general).has(name);
  return {
    IN_PLACE: true,
    // It parses nothing here.
    TRUSTED_TYPES_POLICY: null,
    ALLOWED_TAGS: ["#text", ...names.filter((name) => !dropped.includes(name))],
    ADD_TAGS: isCustomKept,
    FORBID_CONTENTS: [...dropped],
    ALLOWED_ATTR: [],
    ADD_ATTR: isAttributeKept,
    // Only addresses are checked as addresses: "Note: call first" is not a link with a scheme.
    ADD_URI_SAFE_ATTR: [...allowed.values(), general].flatMap((names) =>
      [...names].filter((name) => name !== "href" && name !== "src"),
    ),
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    // The names of the document are never those of the page: it is not attached to it.
    SANITIZE_DOM: false,
  };
}
