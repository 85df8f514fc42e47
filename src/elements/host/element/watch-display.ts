import { type DisplayOfScreen, signal } from "../../../core/internal.ts";
import { drawnParentOf } from "./drawn-parent.ts";

/** Reports whether an element is displayed. */
export interface Display extends DisplayOfScreen {
  /**
   * The user is leaving the page and may come back. Its history entry is not changed in that case.
   */
  isPageLeft(): boolean;
}

export interface DisplayWatch extends Display {
  stop(): void;
}

/**
 * Reports whether an element has a box. It has none in a closed dialog or tab panel, in a route that a router hides, or
 * in a page in the back/forward cache. The scroll position does not matter.
 */
export function watchDisplay(element: HTMLElement, ruler: Element): DisplayWatch {
  const isDisplayed = signal(hasBox(element));
  let isPageLeft = false;
  const watch = new AbortController();
  const { signal: until } = watch;
  const look = () => {
    if (!until.aborted) isDisplayed.value = !isPageLeft && hasBox(element);
  };
  /**
   * Wait for a frame, because starting or resuming changes sizes, which a callback of a `ResizeObserver` must not do.
   */
  const lookSoon = () => requestAnimationFrame(look);
  // The size tells whether there is a box. Under `content-visibility` the size stays, so visibility is observed as
  // well. The ruler, unlike the element, does not change its size with what is drawn, so other observers are not
  // triggered.
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
      // A dialog that is emptied and opened in one task has the same sizes as before, so no observer fires.
      if (!isDisplayed.peek()) lookSoon();
    },
    stop() {
      sizes.disconnect();
      sights.disconnect();
      watch.abort();
    },
  };
}

/** True if the element is displayed now. */
export function hasBox(element: Element): boolean {
  // An unsupported browser lacks this method. It is refused later, when the element starts.
  if (element.checkVisibility?.() ?? true) return true;
  if (getComputedStyle(element).display !== "contents") return false;
  return drawnParentOf(element)?.checkVisibility() ?? false;
}
