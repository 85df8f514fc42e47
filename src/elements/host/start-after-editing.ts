/** Starts an element once it is no longer edited, unless it is gone by then: a new place starts it itself. */
export function startAfterEditing(element: HTMLElement, start: () => void): void {
  const look = () => {
    if (element.isConnected && isEdited(element)) return;
    observer.disconnect();
    if (element.isConnected) start();
  };
  const observer = new MutationObserver(look);
  observer.observe(element.ownerDocument, {
    subtree: true,
    childList: true,
    attributeFilter: ["contenteditable"],
  });
  look();
}

/** Whether an element is in content that a person edits: there it must stay as its author wrote it. */
export function isEdited(element: HTMLElement): boolean {
  return element.isContentEditable || element.ownerDocument.designMode === "on";
}
