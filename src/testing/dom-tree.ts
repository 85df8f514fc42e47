/** The elements below one as they are drawn: into open shadow roots, and slotted content at its slot. */
export function drawnBelow(element: Element): readonly Element[] {
  return drawnChildrenOf(element).flatMap((child) => [child, ...drawnBelow(child)]);
}

function drawnChildrenOf(element: Element): readonly Element[] {
  if (element.shadowRoot !== null) return [...element.shadowRoot.children];
  if (isSlot(element) && element.assignedNodes().length > 0) return element.assignedElements();
  return [...element.children];
}

/** No `instanceof`: the element may be in a frame, which has classes of its own. */
function isSlot(element: Element): element is HTMLSlotElement {
  return element.localName === "slot" && "assignedElements" in element;
}

/** True for an element that assistive technology finds: it is drawn, and neither it nor anything around it is hidden. */
export function isExposed(element: Element): boolean {
  if (styleOf(element)?.visibility === "hidden") return false;
  for (let node: Element | null = element; node !== null; node = drawnParentOf(node)) {
    if (node.getAttribute("aria-hidden") === "true" || node.hasAttribute("inert")) return false;
    if (styleOf(node)?.display === "none") return false;
  }
  return true;
}

function drawnParentOf(element: Element): Element | null {
  if (element.assignedSlot !== null) return element.assignedSlot;
  if (element.parentElement !== null) return element.parentElement;
  const root = element.getRootNode();
  return "host" in root && isElement(root.host) ? root.host : null;
}

function isElement(value: unknown): value is Element {
  return typeof value === "object" && value !== null && "localName" in value;
}

function styleOf(element: Element): CSSStyleDeclaration | undefined {
  return element.ownerDocument.defaultView?.getComputedStyle(element);
}
