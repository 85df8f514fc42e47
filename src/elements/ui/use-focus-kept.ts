import { type RefObject, useLayoutEffect, useRef } from "react";
import { focusBox } from "./focus-box.ts";

/**
 * Keeps the focus in the element when a part disappears with the focused control; browsers would focus the page.
 *
 * @param part - the part that disappears with its component
 * @param box - gets the focus; by default the root of the element
 */
export function useFocusKept(
  part: RefObject<HTMLElement | null>,
  box?: RefObject<HTMLElement | null>,
): void {
  const to = useRef(box);
  useLayoutEffect(() => {
    const leaving = part.current;
    const root = leaving?.closest<HTMLElement>(".scout-root");
    return () => {
      const target = to.current?.current ?? root;
      if (leaving?.matches(":focus-within") && target) focusBox(target);
    };
  }, [part]);
}
