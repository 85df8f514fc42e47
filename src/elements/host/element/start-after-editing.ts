import { isEdited } from "../page/edited-content.ts";

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
