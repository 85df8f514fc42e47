/** The parent of an element in the flattened tree, through slots and shadow roots. */
export function drawnParentOf(element: Element): Element | null {
  const { assignedSlot, parentElement } = element;
  if (assignedSlot ?? parentElement) return assignedSlot ?? parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
