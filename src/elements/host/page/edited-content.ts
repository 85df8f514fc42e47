/** Whether an element is in content that a person edits: there it must stay as its author wrote it. */
export function isEdited(element: HTMLElement): boolean {
  return element.isContentEditable || element.ownerDocument.designMode === "on";
}
