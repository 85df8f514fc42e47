import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * While active, calls back when the user presses or focuses something outside a box. Works across open shadow roots.
 */
export function useElsewhere(
  ref: RefObject<HTMLElement | null>,
  isActive: boolean,
  onElsewhere: () => void,
): void {
  const handleElsewhere = useEffectEvent(onElsewhere);
  useEffect(() => {
    const box = ref.current;
    if (!isActive || box === null) return;
    const page = box.ownerDocument;
    const handleEvent = (event: Event) => {
      if (!event.composedPath().includes(box)) handleElsewhere();
    };
    page.addEventListener("pointerdown", handleEvent);
    page.addEventListener("focusin", handleEvent);
    return () => {
      page.removeEventListener("pointerdown", handleEvent);
      page.removeEventListener("focusin", handleEvent);
    };
  }, [ref, isActive]);
}
