type Transitions = Document & { startViewTransition?(change: () => void): unknown };

/** Changes what is seen; smoothly where the browser can and motion is wanted. */
export function changeView(change: () => void): void {
  const page: Transitions = document;
  const isMoving = !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isMoving && page.startViewTransition && !page.hidden) page.startViewTransition(change);
  else change();
}
