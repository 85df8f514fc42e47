import { type RefObject, useLayoutEffect, useState } from "react";

/** How wide the inside of a box is, or was when it was last shown, in CSS pixels; 0 until then. */
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
