/** The text of a node on one line. */
export function wordsOf(node: Node | null): string {
  return node?.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

/** The texts in an element, in document order. */
export function* textsIn(node: Element): Generator<string> {
  const texts = node.ownerDocument.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) yield texts.currentNode.nodeValue ?? "";
}

/** The value of the first attribute that is not blank, or `""`. */
export function firstAttributeOf(node: Element, names: readonly string[]): string {
  for (const name of names) {
    const value = node.getAttribute(name)?.trim() ?? "";
    if (value !== "") return value;
  }
  return "";
}

const controls = "a[href], button, input, select, textarea, scout-frame";

/** Whether a page hides a node (decisions ZA10): by attribute, by inline style, or from everybody but its designer. */
export function isHidden(node: Element): boolean {
  if (node.hasAttribute("hidden") || isClosedDialog(node)) return true;
  if (isHiddenStyle(node.getAttribute("style") ?? "")) return true;
  if (node.getAttribute("aria-hidden") !== "true") return false;
  return !node.matches(`img, ${controls}`) && node.querySelector(`img, ${controls}`) === null;
}

/** Removes what the page hides, except for the given nodes and tab panels, which have a control. */
export function removeHidden(region: Element, isKept: (node: Element) => boolean): void {
  const candidates = "[hidden], [aria-hidden=true], [style], dialog";
  for (const node of region.querySelectorAll(candidates)) {
    if (!isKept(node) && !node.matches("[role=tabpanel]") && isHidden(node)) node.remove();
  }
}

function isHiddenStyle(style: string): boolean {
  return /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)\b/i.test(style);
}

function isClosedDialog(node: Element): boolean {
  return node.localName === "dialog" && !node.hasAttribute("open");
}
