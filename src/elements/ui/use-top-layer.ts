import { type RefObject, useLayoutEffect } from "react";

/**
 * Keeps an open popup in the browser's top layer, where the host page cannot clip it. Without anchor positioning it
 * stays where its style sheet puts it.
 */
export function useTopLayer(ref: RefObject<HTMLElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const popup = ref.current;
    // The element may be disconnected while it is rendered. A page's popup may be a formula, which cannot be lifted.
    if (!(popup instanceof HTMLElement) || !popup.isConnected) return;
    if (!CSS.supports("position-area", "block-end")) return;
    popup.popover = "manual";
    popup.togglePopover(open);
  }, [ref, open]);
}
