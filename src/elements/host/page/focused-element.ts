/** The element with the focus, however deep in open shadow roots. */
export function focusedElement(): HTMLElement | null {
  let root: DocumentOrShadowRoot = document;
  while (root.activeElement?.shadowRoot?.activeElement) root = root.activeElement.shadowRoot;
  return root.activeElement instanceof HTMLElement ? root.activeElement : null;
}
