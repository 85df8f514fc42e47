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
