import { type RefObject, useEffect, useState } from "react";

/** How far a box has to be in view before it counts, in CSS pixels: its heading and a line of figures. */
const reachPx = 120;

/**
 * True once the user has scrolled to the top of a box.
 *
 * @param inside - an element in the box, which keeps its identity
 * @param selector - the box around it
 * @param isKept - false to end it when the box is above the window
 */
export function useIsReached(
  inside: RefObject<Element | null>,
  selector: string,
  { isKept = true }: { readonly isKept?: boolean } = {},
): boolean {
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    const box = inside.current?.closest(selector);
    if (!box) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        const isAbove = isKept && (last?.boundingClientRect.bottom ?? 1) <= 0;
        setReached(last?.isIntersecting === true || isAbove);
      },
      { rootMargin: `0px 0px -${reachPx}px` },
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [inside, selector, isKept]);
  return isReached;
}
