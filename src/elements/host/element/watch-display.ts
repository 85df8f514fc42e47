import { type DisplayOfScreen, signal } from "../../../core/internal.ts";
import { drawnParentOf } from "./drawn-parent.ts";

/** Whether an element is displayed (decisions W20). */
export interface Display extends DisplayOfScreen {
  /** The page is being left, and may come back: its history entry is not touched then. */
  isPageLeft(): boolean;
}

export interface DisplayWatch extends Display {
  stop(): void;
}

/**
 * Follows whether an element has a box: not in a closed dialog or tab panel, in a route that a router keeps hidden, or in
 * a page that was left and may come back. Where it is scrolled to does not matter.
 */
export function watchDisplay(element: HTMLElement, ruler: Element): DisplayWatch {
  const isDisplayed = signal(hasBox(element));
  let isPageLeft = false;
  const watch = new AbortController();
  const { signal: until } = watch;
  const look = () => {
    if (!until.aborted) isDisplayed.value = !isPageLeft && hasBox(element);
  };
  /** What starts or goes on changes sizes, which an observer of sizes must not do. */
  const lookSoon = () => requestAnimationFrame(look);
  // A box comes and goes with its size; one that `content-visibility` skips keeps its size and is out of sight. The ruler
  // does not change with what the element draws, which other observers of sizes may be about.
  const sizes = new ResizeObserver(lookSoon);
  const sights = new IntersectionObserver(lookSoon);
  sizes.observe(ruler);
  sights.observe(element);
  for (const type of ["pagehide", "pageshow"]) {
    const handlePage = () => {
      isPageLeft = type === "pagehide";
      look();
    };
    window.addEventListener(type, handlePage, { signal: until });
  }
  return {
    isDisplayed,
    isPageLeft: () => isPageLeft,
    look() {
      look();
      // A dialog that is filled and opened in one go leaves the observers with the same sizes as before.
      if (!isDisplayed.peek()) lookSoon();
    },
    stop() {
      sizes.disconnect();
      sights.disconnect();
      watch.abort();
    },
  };
}

function hasBox(element: Element): boolean {
  // A browser that lacks it is refused, and told why, once the element starts (decisions W24).
  if (element.checkVisibility?.() ?? true) return true;
  if (getComputedStyle(element).display !== "contents") return false;
  return drawnParentOf(element)?.checkVisibility() ?? false;
}
