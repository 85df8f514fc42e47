import { type FormEvent, useLayoutEffect, useRef } from "react";
import { drawnParentOf } from "../../host/element/drawn-parent.ts";

interface HeldControl {
  readonly control: Element;
  readonly top: number;
  /** What scrolls the content of the element: a box around it, or the page. */
  readonly scroller: Element;
  readonly scrollTop: number;
}

/**
 * Keeps the control that was used where it is on the screen while rows come or go above it, so that the next click hits the same
 * row (decisions K10). Returns what is called before each change.
 */
export function useSteadyRow(): (event: FormEvent) => void {
  const held = useRef<HeldControl | null>(null);
  useLayoutEffect(() => {
    if (held.current === null) return;
    const { control, top, scroller, scrollTop } = held.current;
    held.current = null;
    // A choice that is refused draws nothing: the next drawing may come after the person has scrolled.
    if (!control.isConnected || scroller.scrollTop !== scrollTop) return;
    const moved = control.getBoundingClientRect().top - top;
    if (moved !== 0) scroller.scrollBy({ top: moved, behavior: "instant" });
  });
  return ({ nativeEvent }) => {
    const [control] = nativeEvent.composedPath();
    if (!(control instanceof Element)) return;
    const scroller = scrollerOf(control);
    const { top } = control.getBoundingClientRect();
    held.current = { control, top, scroller, scrollTop: scroller.scrollTop };
  };
}

function scrollerOf(element: Element): Element {
  for (let box = drawnParentOf(element); box !== null; box = drawnParentOf(box)) {
    const isTall = box.scrollHeight > box.clientHeight;
    if (isTall && ["auto", "scroll"].includes(getComputedStyle(box).overflowY)) return box;
  }
  return document.scrollingElement ?? document.documentElement;
}
