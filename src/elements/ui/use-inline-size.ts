import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * The content width of a box in CSS pixels. A hidden box keeps its last width; before the first measurement, the width
 * is 0.
 */
export function useInlineSize(ref: RefObject<HTMLElement | null>): number {
  const [size, setSize] = useState(0);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const measure = () => {
      if (box.clientWidth === 0) return;
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
      const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
      setSize(Math.max(0, box.clientWidth - padding));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
