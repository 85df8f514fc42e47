import { type RefObject, useLayoutEffect, useRef } from "react";

interface Landing {
  /** Encloses the services. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Called before a service is chosen on the price board, with its id. */
  readonly land: (id: string) => void;
}

/**
 * Keeps focus and viewport with what was chosen on the price board: its row, once the services stand in the board's place
 * (decisions K9).
 *
 * @param isBuilding - the services are shown.
 * @param onMissing - called where the service has no row.
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
