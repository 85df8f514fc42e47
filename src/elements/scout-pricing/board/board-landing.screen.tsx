import { type RefObject, useLayoutEffect, useRef } from "react";
import { afterSecondPaint } from "../../host/page/after-paint.ts";
import { focusBox } from "../../ui/focus-box.ts";

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
    const reveal = () =>
      control.closest(".service")?.scrollIntoView({ block: "center", behavior: "instant" });
    reveal();
    // A long list is laid out with assumed heights first.
    afterSecondPaint(() => {
      if (control.matches(":focus")) reveal();
    });
  });
  return {
    box,
    land: (id) => {
      chosenId.current = id;
    },
  };
}

/**
 * Moves focus and scroll position to the heading of the price board if the board comes back, as Undo does, and carries
 * the focused control out of the window: on a phone, thousands of prices are then above the proposal.
 *
 * @param box - contains the board and the proposal
 * @param isBoard - true while the board replaces the list of services
 */
export function useReturn(box: RefObject<HTMLElement | null>, isBoard: boolean): void {
  const wasBoard = useRef(isBoard);
  useLayoutEffect(() => {
    const returns = isBoard && !wasBoard.current;
    wasBoard.current = isBoard;
    const place = box.current?.querySelector(":focus")?.getBoundingClientRect();
    if (!returns || place === undefined) return;
    if (place.bottom > 0 && place.top < window.innerHeight) return;
    const heading = box.current?.querySelector<HTMLElement>(".builder-main .card-heading");
    if (!heading) return;
    focusBox(heading);
    heading.closest(".card")?.scrollIntoView({ block: "start", behavior: "instant" });
  });
}
