import { cachedByNode } from "./cached-by-node.ts";
import { nameOf } from "./link-name.ts";
import { firstAttributeOf, wordsOf } from "./words-of.ts";

/** A longer text is not used as a name. It is shown anyway. */
const maxNameChars = 300;

/**
 * Preserves names that are not visible text. A drawing is not shown, so its name becomes text. If the name of a node is
 * in another element, which may be hidden, it becomes a label of the node.
 */
export function settleNames(tree: Element): void {
  copyReferredNames(tree);
  const wordsIn = cachedByNode(wordsBesideDrawings);
  for (const node of tree.querySelectorAll(drawingSelector)) {
    const isVector = node.localName === "svg";
    if (!tree.contains(node) || node.matches(silentSelector) || !(isVector || isMark(node)))
      continue;
    const name = firstAttributeOf(node, ["aria-label"]) || titleOf(node);
    const words = isVector ? textOutside(node, "title") : "";
    if (name === "" && words === "") continue;
    const box = node.parentElement?.closest(namedSelector) ?? null;
    const isSaid = isIn(name, words) || (box !== null && isIn(name, wordsIn(box)));
    const place = tree.ownerDocument.createElement("span");
    place.textContent = isSaid ? ` ${words} ` : ` ${name} ${words} `;
    node.replaceWith(place);
  }
}

/** Vector graphics, and elements that an icon font or a style sheet may draw. */
const drawingSelector = "svg, :is([role=img], i, span, b, em):is([aria-label], [title])";
const silentSelector = "[aria-hidden=true], [role=presentation], [role=none]";

/** Boxes whose text often repeats the name of a drawing. */
const namedSelector = "a, button, summary, label, th, td, li, dt, dd, h1, h2, h3, h4, h5, h6";

/**
 * True if an element has no readable text: it is empty, or contains only drawings or the private
 * characters of an icon font.
 */
function isMark(node: Element): boolean {
  return [...node.childNodes].every((one) =>
    one instanceof Element ? one.localName === "svg" : /^[\s\p{Co}]*$/u.test(one.nodeValue ?? ""),
  );
}

function titleOf(node: Element): string {
  const title = [...node.children].find((one) => one.localName === "title") ?? null;
  return wordsOf(title) || firstAttributeOf(node, ["title"]);
}

function wordsBesideDrawings(box: Element): string {
  return textOutside(box, drawingSelector).slice(0, maxNameChars);
}

function textOutside(node: Element, left: string): string {
  const isLeft = (one: Node) => one instanceof Element && one.matches(left);
  const texts = node.ownerDocument.createTreeWalker(
    node,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (one) => (isLeft(one) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT),
  );
  let text = "";
  while (texts.nextNode()) {
    if (texts.currentNode instanceof Text) text += ` ${texts.currentNode.data}`;
  }
  return text.replace(/\s+/g, " ").trim();
}

function isIn(name: string, words: string): boolean {
  return words.toLowerCase().includes(name.toLowerCase());
}

function copyReferredNames(tree: Element): void {
  const labelled = [...tree.querySelectorAll("[aria-labelledby]")];
  if (labelled.length === 0) return;
  const ids = new Map<string, Element>();
  for (const node of tree.querySelectorAll("[id]")) if (!ids.has(node.id)) ids.set(node.id, node);
  const nameOfPart = cachedByNode((part: Element) => nameOf(part).slice(0, maxNameChars));
  for (const node of labelled) {
    const parts = node.getAttribute("aria-labelledby")?.trim().split(/\s+/, maxNameParts) ?? [];
    const names = parts.flatMap((id) => ids.get(id) ?? []).map(nameOfPart);
    const name = names.join(" ").trim();
    if (name !== "") node.setAttribute("aria-label", name);
  }
}

const maxNameParts = 20;
