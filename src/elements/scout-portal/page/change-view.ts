type Transitions = Document & {
  startViewTransition?(change: () => void): {
    readonly ready: Promise<unknown>;
    readonly finished: Promise<unknown>;
  };
};

/** The change that waits for the next frame. */
let waiting: (() => void) | null = null;

/** Makes a change of the page, with a view transition where the browser and the person allow it. */
export function changeView(change: () => void): void {
  finishView();
  const page: Transitions = document;
  const isMoving = !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!isMoving || !page.startViewTransition || page.hidden) {
    change();
    return;
  }
  waiting = change;
  const transition = page.startViewTransition(() => {
    if (waiting === change) finishView();
  });
  // The next change skips the rest of this transition.
  for (const end of [transition.ready, transition.finished]) end.catch(() => {});
}

/** Makes the waiting change now, before the next one. */
export function finishView(): void {
  const change = waiting;
  waiting = null;
  change?.();
}

/** Forgets the waiting change. */
export function dropView(): void {
  waiting = null;
}
