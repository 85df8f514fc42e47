type Transitions = Document & {
  startViewTransition?(change: () => void): {
    readonly ready: Promise<unknown>;
    readonly finished: Promise<unknown>;
  };
};

/** The browser makes it in the next frame. */
let waiting: (() => void) | null = null;

/** Changes what is seen; smoothly where the browser can and motion is wanted. */
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
  // The next change skips what is left of this one.
  for (const end of [transition.ready, transition.finished]) end.catch(() => {});
}

/** Makes a change that waits for its frame: whatever comes next starts from it. */
export function finishView(): void {
  const change = waiting;
  waiting = null;
  change?.();
}
