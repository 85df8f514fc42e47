/** Whether a portal holds an element, as its screen or its header: such a portal lets people in itself. */
export function isInPortal(element: Element): boolean {
  for (let node: Node | null = element.parentNode; node !== null; node = parentOf(node)) {
    if (node instanceof Element && node.localName === "scout-portal") return true;
  }
  return false;
}

/** Through shadow roots. */
function parentOf(node: Node): Node | null {
  return node instanceof ShadowRoot ? node.host : node.parentNode;
}
