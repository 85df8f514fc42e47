import type { KeyboardEvent } from "react";
import type { ScoutPricingModel } from "../scout-pricing.model.ts";

type Undoing = Pick<ScoutPricingModel, "cart" | "hasShortcuts" | "undo" | "redo">;

/**
 * Ctrl+Z undoes, Ctrl+Y and Ctrl+Shift+Z redo, wherever the focus is inside the element (decisions J12). Text fields have an
 * undo of their own, and a dialog covers the proposal; a key that another script took is left alone (decisions X6).
 */
export function handleUndoKeys(event: KeyboardEvent, model: Undoing): void {
  // A browser that fills in a field sends events without a key.
  const key = event.key?.toLowerCase() ?? "";
  if (!(event.ctrlKey || event.metaKey) || event.altKey || !["y", "z"].includes(key)) return;
  if (!model.hasShortcuts || model.cart.peek() === null || event.defaultPrevented) return;
  const path = event.nativeEvent.composedPath();
  // A dialog of the page around the element covers nothing of it.
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
