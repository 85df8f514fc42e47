import { type RefObject, useLayoutEffect } from "react";

/**
 * Keeps a popup in the browser's top layer while it is open, where nothing on the host page can clip
 * it. Without anchor positioning it stays where its style sheet puts it.
 */
export function useTopLayer(ref: RefObject<HTMLElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const popup = ref.current;
    // An element may leave the page while it is drawn.
    if (!popup?.isConnected || !CSS.supports("position-area", "block-end")) return;
    popup.popover = "manual";
    popup.togglePopover(open);
  }, [ref, open]);
}
