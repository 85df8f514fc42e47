import { type RefObject, useLayoutEffect } from "react";

/**
 * Shows an open popup in the browser's top layer, where the host page cannot clip it. Browsers without anchor
 * positioning show it where its style sheet puts it.
 */
export function useTopLayer(ref: RefObject<HTMLElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const popup = ref.current;
    // The element may leave the page while it renders. A popup in content of the page may be MathML, which has no
    // popover.
    if (!(popup instanceof HTMLElement) || !popup.isConnected) return;
    if (!CSS.supports("position-area", "block-end")) return;
    popup.popover = "manual";
    popup.togglePopover(open);
  }, [ref, open]);
}
