import { inlineStyle } from "../../ui/parse-html.ts";
import { removeAll } from "../../ui/remove-all.ts";
import { textsIn } from "../../ui/texts-in.ts";

/** The text of a node on one line. */
export function wordsOf(node: Node | null): string {
  return node?.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

/** True if a node contains text that is not blank. */
export function hasWords(node: Element): boolean {
  for (const text of textsIn(node)) if (/\S/.test(text)) return true;
  return false;
}

/** The value of the first attribute that is not blank, or `""`. */
export function firstAttributeOf(node: Element, names: readonly string[]): string {
  for (const name of names) {
    const value = node.getAttribute(name)?.trim() ?? "";
    if (value !== "") return value;
  }
  return "";
}

const controlSelector = "a[href], button, input, select, textarea, iframe";

/** True if a page hides a node by attribute, by inline style, or from assistive technology. */
export function isHidden(node: Element): boolean {
  if (node.hasAttribute("hidden") || isClosedDialog(node)) return true;
  if (isHiddenStyle(node.getAttribute(inlineStyle) ?? "")) return true;
  if (node.getAttribute("aria-hidden") !== "true") return false;
  return (
    !node.matches(`img, ${controlSelector}`) &&
    node.querySelector(`img, ${controlSelector}`) === null
  );
}

/** Removes hidden nodes, except for the given ones and tab panels, which have a control. */
export function removeHidden(region: Element, isKept: (node: Element) => boolean): void {
  const candidates = `[hidden], [aria-hidden=true], [${inlineStyle}], dialog`;
  const found: Element[] = [];
  for (const node of region.querySelectorAll(candidates)) {
    const isInside = found.at(-1)?.contains(node) ?? false;
    if (isInside || isKept(node) || node.matches("[role=tabpanel]")) continue;
    if (isHidden(node)) found.push(node);
  }
  removeAll(found);
}

const hidingRule = /^\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)\b/i;

function isHiddenStyle(style: string): boolean {
  return style.split(";").some((part) => hidingRule.test(part));
}

function isClosedDialog(node: Element): boolean {
  return node.localName === "dialog" && !node.hasAttribute("open");
}
