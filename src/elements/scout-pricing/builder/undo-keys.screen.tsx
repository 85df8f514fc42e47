import type { KeyboardEvent } from "react";
import type { ScoutPricingModel } from "../scout-pricing.model.ts";

type Undoing = Pick<ScoutPricingModel, "cart" | "hasShortcuts" | "undo" | "redo">;

/**
 * Handles Ctrl+Z (undo), Ctrl+Y and Ctrl+Shift+Z (redo) wherever focus is inside the element.
 * Ignores text fields, which have their own undo, open dialogs, and keys that another script has
 * handled.
 */
export function handleUndoKeys(event: KeyboardEvent, model: Undoing): void {
  // Autofill sends keyboard events without a key.
  const key = event.key?.toLowerCase() ?? "";
  if (!(event.ctrlKey || event.metaKey) || event.altKey || !["y", "z"].includes(key)) return;
  if (!model.hasShortcuts || model.cart.peek() === null || event.defaultPrevented) return;
  const path = event.nativeEvent.composedPath();
  // Look for dialogs only inside the element: a dialog of the host page that contains the element
  // does not cover the proposal.
  if (path.slice(0, path.indexOf(event.currentTarget)).some(hasOwnUndo)) return;
  event.preventDefault();
  if (key === "y" || event.shiftKey) model.redo();
  else model.undo();
}

function hasOwnUndo(node: EventTarget): boolean {
  if (!(node instanceof HTMLElement)) return false;
  const fields = "input:not([type=checkbox], [type=radio], [type=button]), textarea, dialog[open]";
  return node.isContentEditable || node.matches(fields);
}
