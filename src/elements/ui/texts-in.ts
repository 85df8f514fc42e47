/** The text nodes in an element, as strings in document order. */
export function* textsIn(node: Element): Generator<string> {
  const texts = node.ownerDocument.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) yield texts.currentNode.nodeValue ?? "";
}
