import { isEdited } from "../page/edited-content.ts";

/**
 * Starts an element once it is no longer being edited. Does nothing if it has left its place by then, because its new
 * place starts it.
 */
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
