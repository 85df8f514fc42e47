import { pageState } from "../../../core/internal.ts";
import { drawnParentOf } from "../element/drawn-parent.ts";

/**
 * Announces the height of a sticky header to the elements of the page. Returns a function that ends it.
 */
export function announceStickyHeader(header: HTMLElement): () => void {
  const { stickyHeaderPx } = pageState();
  const observer = new ResizeObserver(() => {
    stickyHeaderPx.value = isSticky(header) ? header.getBoundingClientRect().height : 0;
  });
  observer.observe(header);
  return () => {
    observer.disconnect();
    stickyHeaderPx.value = 0;
  };
}

/**
 * Writes the height of a sticky header into a custom property of an element, because the element's own sticky parts
 * must stay below the header. Returns a function that ends it.
 */
export function followStickyHeader(element: HTMLElement): () => void {
  const name = "--_sticky-header";
  const stop = pageState().stickyHeaderPx.subscribe((heightPx) => {
    if (heightPx > 0) element.style.setProperty(name, `${heightPx}px`);
    else element.style.removeProperty(name);
  });
  return () => {
    stop();
    element.style.removeProperty(name);
  };
}

/** True if the element, or a box around it, stays in sight while the page scrolls. */
function isSticky(element: Element): boolean {
  for (let box: Element | null = element; box !== null; box = drawnParentOf(box)) {
    if (/^(?:sticky|fixed)$/.test(getComputedStyle(box).position)) return true;
  }
  return false;
}
