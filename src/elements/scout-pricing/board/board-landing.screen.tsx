import { type RefObject, useLayoutEffect, useRef } from "react";

interface Landing {
  /** The element that contains the list of services. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Called before a service is chosen on the price board, with its id. */
  readonly land: (id: string) => void;
}

/**
 * Moves focus and scroll position to the row of the service that the user chose on the price board,
 * once the list of services has replaced the board.
 *
 * @param isBuilding - true while the list of services is shown
 * @param onMissing - called if the service has no row
 */
export function useLanding(isBuilding: boolean, onMissing: () => void): Landing {
  const box = useRef<HTMLDivElement>(null);
  const chosenId = useRef<string | null>(null);
  useLayoutEffect(() => {
    const id = chosenId.current;
    if (id === null || !isBuilding) return;
    chosenId.current = null;
    const controls = box.current?.querySelectorAll<HTMLInputElement>(".service .choice-input");
    const control = [...(controls ?? [])].find(({ value }) => value === id);
    if (control === undefined) return onMissing();
    control.focus({ preventScroll: true });
    control.closest(".service")?.scrollIntoView({ block: "center", behavior: "instant" });
  });
  return {
    box,
    land: (id) => {
      chosenId.current = id;
    },
  };
}
