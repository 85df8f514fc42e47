import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";

/**
 * Keeps the height of a box while it is temporarily empty, so that the content below does not jump. Returns the style
 * of the box.
 */
export function useHeldHeight(
  ref: RefObject<HTMLElement | null>,
  isHeld: boolean,
): CSSProperties | undefined {
  const [restingPx, setRestingPx] = useState(0);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null || isHeld) return;
    const observer = new ResizeObserver(() => setRestingPx(box.offsetHeight));
    observer.observe(box);
    return () => observer.disconnect();
  }, [ref, isHeld]);
  return isHeld ? { minBlockSize: `${restingPx}px` } : undefined;
}
