import { type FormEvent, useLayoutEffect, useRef } from "react";
import { drawnParentOf } from "../../host/element/drawn-parent.ts";

interface HeldControl {
  readonly control: Element;
  readonly top: number;
  /** The element that scrolls: a box around the element, or the page. */
  readonly scroller: Element;
}

/**
 * Keeps the control that the user clicked at its position on the screen while rows appear or
 * disappear above it, so that the next click hits the same row. Returns a function to call before
 * each change.
 */
export function useSteadyRow(): (event: FormEvent) => void {
  const held = useRef<HeldControl | null>(null);
  useLayoutEffect(() => {
    if (held.current === null) return;
    const { control, top, scroller } = held.current;
    held.current = null;
    if (!control.isConnected) return;
    const moved = control.getBoundingClientRect().top - top;
    if (moved !== 0) scroller.scrollBy({ top: moved, behavior: "instant" });
  });
  return ({ nativeEvent }) => {
    const [control] = nativeEvent.composedPath();
    if (!(control instanceof Element)) return;
    const { top } = control.getBoundingClientRect();
    held.current = { control, top, scroller: scrollerOf(control) };
    // A rejected choice renders nothing, and the user may scroll before the next render.
    requestAnimationFrame(() => {
      held.current = null;
    });
  };
}

function scrollerOf(element: Element): Element {
  for (let box = drawnParentOf(element); box !== null; box = drawnParentOf(box)) {
    const isTall = box.scrollHeight > box.clientHeight;
    if (isTall && ["auto", "scroll"].includes(getComputedStyle(box).overflowY)) return box;
  }
  return document.scrollingElement ?? document.documentElement;
}
