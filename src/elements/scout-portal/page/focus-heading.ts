import { timeLimitedSignal } from "./time-limited-signal.ts";

/** How long to wait for a heading. */
const patienceMs = 5000;

/**
 * Moves the focus to the heading of a new screen (decisions C11), which may be drawn later, and again once
 * its data is there. Until then the focus is on `main`. Ends with the person's first key or press, and
 * never takes the focus from another element.
 */
export function focusHeading(
  root: ParentNode & Node,
  main: HTMLElement,
  signal: AbortSignal,
): void {
  const { signal: until, end } = timeLimitedSignal(signal, patienceMs);
  const observer = new MutationObserver(attempt);

  function attempt(): void {
    const heading = root.querySelector<HTMLElement>(".heading-1");
    if (heading === null || !isFocusFree(main)) return;
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  main.focus({ preventScroll: true });
  attempt();
  observer.observe(root, { childList: true, subtree: true });
  until.addEventListener("abort", () => observer.disconnect());
  for (const act of ["keydown", "pointerdown"] as const) {
    window.addEventListener(act, end, { signal: until, capture: true });
  }
}

/** The focus is on `main`, or nowhere. */
function isFocusFree(main: HTMLElement): boolean {
  const { ownerDocument } = main;
  const { activeElement, body } = ownerDocument;
  if (activeElement === null || activeElement === body) return true;
  const root = main.getRootNode();
  return root instanceof ShadowRoot && root.activeElement === main;
}
