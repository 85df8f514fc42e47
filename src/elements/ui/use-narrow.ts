import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * True if the enclosing custom element is at most this wide, in pixels. Its own width counts, never the window's.
 * Outside a custom element, the node measures itself.
 */
export function useNarrow(ref: RefObject<HTMLElement | null>, maximumWidthPx: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current?.closest<HTMLElement>(".scout-root") ?? ref.current;
    if (box === null) return;
    const measure = () => {
      const { width } = box.getBoundingClientRect();
      // A hidden element keeps its layout, so that it comes back unchanged.
      if (width > 0) setNarrow(width <= maximumWidthPx);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [ref, maximumWidthPx]);
  return isNarrow;
}
