/**
 * True if the element is in content that a user edits. There it must stay as its author wrote it.
 */
export function isEdited(element: HTMLElement): boolean {
  return element.isContentEditable || element.ownerDocument.designMode === "on";
}
