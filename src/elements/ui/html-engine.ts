import purify, { type Config } from "dompurify";
import { knownElements } from "../../core/html/known-elements.ts";
import { type HtmlAttribute, type HtmlProfile, mathElements } from "./html-profile.ts";
import { parseHtml } from "./parse-html.ts";
import { removeAll } from "./remove-all.ts";
import { textsIn } from "./texts-in.ts";

/**
 * DOMPurify's time grows with the square of this number, and real pages have far fewer attributes.
 */
const maxAttributes = 200;

/**
 * Sanitizes a parsed document in place with DOMPurify: removes everything that the profile does not allow. The result
 * is not serialized to markup again. It is drawn with the names of the profile, or placed in a frame without scripts.
 * Throws if an element has too many attributes.
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

/** Parses and sanitizes untrusted HTML. Throws if the page's Trusted Types refuse our policy. */
export function sanitizeHtml(html: string, profile: HtmlProfile): HTMLElement {
  const parsed = parseHtml(html);
  sanitizeDocument(parsed, profile);
  return parsed.body;
}

/**
 * DOMPurify removes elements of raw text that contains markup. Frames are emptied, because their text is never shown.
 * Obsolete elements become `pre`, which keeps their text.
 */
function keepRawTexts(parsed: Document): void {
  for (const frame of parsed.querySelectorAll("iframe")) frame.textContent = "";
  for (const raw of parsed.querySelectorAll("xmp, plaintext")) {
    const text = parsed.createElement("pre");
    text.textContent = raw.textContent;
    raw.replaceWith(text);
  }
}

/**
 * Reduces drawings to their title and words, because their other elements would need rules of their own.
 */
function keepDrawnWords(root: Element): void {
  for (const drawing of root.querySelectorAll("svg")) {
    if (!root.contains(drawing)) continue;
    const title = drawing.querySelector(":scope > title");
    title?.remove();
    drawing.replaceChildren(...(title ? [title] : []), [...textsIn(drawing)].join(" "));
  }
}

/**
 * Renames elements that DOMPurify would remove together with their words: those that parsers treat differently when
 * scripts run, and unknown ones, which may be named like shapes.
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
    // DOMPurify gets a parsed tree, so it needs no policy.
    TRUSTED_TYPES_POLICY: null,
    ALLOWED_TAGS: ["#text", ...names.filter((name) => !dropped.includes(name))],
    ADD_TAGS: isCustomKept,
    FORBID_CONTENTS: [...dropped],
    ALLOWED_ATTR: [],
    ADD_ATTR: isAttributeKept,
    // Checks only attributes with addresses as addresses: in others, "Note: call first" is not a link with a scheme.
    ADD_URI_SAFE_ATTR: [...allowed.values(), general].flatMap((names) =>
      [...names].filter((name) => name !== "href" && name !== "src"),
    ),
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    // Names in the detached document cannot clash with those of the page.
    SANITIZE_DOM: false,
  };
}
