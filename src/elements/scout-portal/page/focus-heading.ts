import { timeLimitedSignal } from "./time-limited-signal.ts";

/** A screen that has no heading by then has none. */
const patienceMs = 5000;

/**
 * Leads the focus to the heading of a new screen (decisions C11), which may be drawn a while later, and
 * drawn anew once its data is there. Until then the focus waits on `main`. Ends with the person's first
 * own step, and never takes the focus from where they went.
 */
export function focusHeading(
  root: ParentNode & Node,
  main: HTMLElement,
  signal: AbortSignal,
): void {
  const { signal: until, end } = timeLimitedSignal(signal, patienceMs);
  const observer = new MutationObserver(attempt);

  function attempt(): void {
    const heading = root.querySelector("h1");
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

/** On `main` itself, or nowhere: what had it is gone. */
function isFocusFree(main: HTMLElement): boolean {
  const { ownerDocument } = main;
  const { activeElement, body } = ownerDocument;
  if (activeElement === null || activeElement === body) return true;
  const root = main.getRootNode();
  return root instanceof ShadowRoot && root.activeElement === main;
}
