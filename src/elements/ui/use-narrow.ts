import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * Whether the custom element that a piece stands in is at most so wide, in pixels: its own size,
 * never the window's (decisions W1). A piece that stands alone measures itself.
 */
export function useNarrow(ref: RefObject<HTMLElement | null>, maximumWidthPx: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current?.closest<HTMLElement>(".scout-root") ?? ref.current;
    if (box === null) return;
    const measure = () => setNarrow(box.getBoundingClientRect().width <= maximumWidthPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [ref, maximumWidthPx]);
  return isNarrow;
}
