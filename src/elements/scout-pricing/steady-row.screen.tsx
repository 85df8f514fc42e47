import { type FormEvent, useLayoutEffect, useRef } from "react";
import { drawnParentOf } from "../host/drawn-parent.ts";

interface HeldControl {
  readonly control: Element;
  readonly top: number;
}

/**
 * Keeps the control that was used where it is on the screen while rows come or go above it, so that the next click hits the same
 * row (decisions ZA2). Returns what is called before each change.
 */
export function useSteadyRow(): (event: FormEvent) => void {
  const held = useRef<HeldControl | null>(null);
  useLayoutEffect(() => {
    if (held.current === null) return;
    const { control, top } = held.current;
    held.current = null;
    const moved = control.getBoundingClientRect().top - top;
    if (control.isConnected && moved !== 0)
      scrollerOf(control).scrollBy({ top: moved, behavior: "instant" });
  });
  return ({ nativeEvent }) => {
    const [control] = nativeEvent.composedPath();
    if (!(control instanceof Element)) return;
    const own = { control, top: control.getBoundingClientRect().top };
    held.current = own;
    // What a change draws is drawn before the next task. A choice that is refused draws nothing.
    setTimeout(() => {
      if (held.current === own) held.current = null;
    });
  };
}

/** What scrolls the content of an element: a box around it, or the page. */
function scrollerOf(element: Element): Pick<Element, "scrollBy"> {
  for (let box = drawnParentOf(element); box !== null; box = drawnParentOf(box)) {
    const isTall = box.scrollHeight > box.clientHeight;
    if (isTall && ["auto", "scroll"].includes(getComputedStyle(box).overflowY)) return box;
  }
  return window;
}
