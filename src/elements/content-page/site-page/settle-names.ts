import { nameOf } from "./link-name.ts";
import { remembered } from "./remembered.ts";
import { firstAttributeOf, wordsOf } from "./words-of.ts";

/** A longer text is no name; it stands somewhere anyway. */
const longestName = 300;

/**
 * Keeps the names in a page that are not its words (decisions V14): the name of a drawing becomes text in its place, because
 * drawings are not shown, and a name that stands in other elements, which may be hidden, becomes a label.
 */
export function settleNames(tree: Element): void {
  copyReferredNames(tree);
  const wordsIn = remembered(wordsBesideDrawings);
  for (const node of tree.querySelectorAll(drawings)) {
    const isVector = node.localName === "svg";
    if (!tree.contains(node) || node.matches(silent) || !(isVector || isMark(node))) continue;
    const name = firstAttributeOf(node, ["aria-label"]) || titleOf(node);
    const words = isVector ? textOutside(node, "title") : "";
    if (name === "" && words === "") continue;
    const box = node.parentElement?.closest(named) ?? null;
    const isSaid = isIn(name, words) || (box !== null && isIn(name, wordsIn(box)));
    const place = tree.ownerDocument.createElement("span");
    place.textContent = isSaid ? ` ${words} ` : ` ${name} ${words} `;
    node.replaceWith(place);
  }
}

/** Vector graphics, and elements that an icon font or a sheet may draw in. */
const drawings = "svg, :is([role=img], i, span, b, em):is([aria-label], [title])";
const silent = "[aria-hidden=true], [role=presentation], [role=none]";

/** What a drawing often repeats the words of. */
const named = "a, button, summary, label, th, td, li, dt, dd, h1, h2, h3, h4, h5, h6";

/** Whether an element holds no words: nothing, other drawings, or the private characters of an icon font. */
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
  return textOutside(box, drawings).slice(0, longestName);
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
  const nameOfPart = remembered((part: Element) => nameOf(part).slice(0, longestName));
  for (const node of labelled) {
    const parts = node.getAttribute("aria-labelledby")?.trim().split(/\s+/, mostParts) ?? [];
    const names = parts.flatMap((id) => ids.get(id) ?? []).map(nameOfPart);
    const name = names.join(" ").trim();
    if (name !== "") node.setAttribute("aria-label", name);
  }
}

const mostParts = 20;
