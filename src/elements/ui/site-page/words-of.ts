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
