import { log } from "../../host/page/log.ts";
import { reloadPage } from "../../host/page/reload-page.ts";
import type { PortalView, ScoutPortalModel } from "../scout-portal.model.ts";
import { loadScreen, timeLimitedSignal } from "./load-screen.ts";
import type { PagePosition } from "./page-position.ts";
import { createRouterOutlet, type RouterOutlet, type ShownPlace } from "./router-outlet.ts";

/** Shows the views of a portal: screens, header, title and focus. */
export interface ViewDisplay {
  readonly outlet: RouterOutlet;
  show(view: PortalView, place: ShownPlace): void;
  /** Moves the focus away from a screen that is about to be removed. */
  focusMain(): void;
  /** Empties the outlet, so that a screen that could not be loaded gets another attempt. */
  reset(): void;
}

export function createViewDisplay(
  portal: HTMLElement,
  model: ScoutPortalModel,
  position: () => Pick<PagePosition, "hasMoved" | "signal">,
): ViewDisplay {
  const isInMemory = model.routing === "none";
  const main = () => portal.shadowRoot?.querySelector("main") ?? null;
  let isRetry = false;
  let isHeaderAwaited = false;

  const outlet = createRouterOutlet(portal, model, {
    /** Moves the focus to the heading of a new screen, or of one of the portal's own pages. */
    onShown(screen) {
      const [root, place] = [screen?.shadowRoot ?? screen ?? portal.shadowRoot, main()];
      const { hasMoved, signal: abort } = position();
      const isAsked = hasMoved && !abort.aborted;
      if (isAsked && root !== null && place !== null) focusHeading(root, place, abort);
    },
    /** Some browsers request a failed file again only after a reload. */
    onFailed() {
      const canReload = !isInMemory && navigator.onLine && !position().signal.aborted;
      if (isRetry && canReload) reloadPage();
      else model.note("failed");
    },
  });

  async function loadHeader(): Promise<void> {
    if (isHeaderAwaited) return;
    isHeaderAwaited = true;
    await reportUnlessLeft(loadScreen("portal-header"), "header-not-loaded");
    isHeaderAwaited = false;
  }

  return {
    outlet,
    show(view, place) {
      // Loaded in parallel with the screen's code. Pages without a screen have no navigation.
      if (view.kind === "screen" || view.kind === "denied") void loadHeader();
      const isNew = outlet.show(view, place);
      if (view.kind === "denied" && isNew) model.deny();
      if (!isInMemory) document.title = model.title.peek();
      model.count();
    },
    focusMain: () => main()?.focus({ preventScroll: true }),
    reset() {
      isRetry = model.hasFailed.peek();
      outlet.clear();
    },
  };
}

/** The time to wait for a heading. */
const headingTimeoutMs = 5000;

/**
 * Moves the focus to the heading of a new screen. The heading may be drawn late, and drawn again with its data; until
 * then the focus is on `main`. Stops at the user's first key or press, and never takes the focus from another element.
 */
function focusHeading(root: ParentNode & Node, main: HTMLElement, abort: AbortSignal): void {
  const { signal: until, end } = timeLimitedSignal(abort, headingTimeoutMs);
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

/** True if the focus is on `main`, or if no element has it. */
function isFocusFree(main: HTMLElement): boolean {
  const { ownerDocument } = main;
  const { activeElement, body } = ownerDocument;
  if (activeElement === null || activeElement === body) return true;
  const root = main.getRootNode();
  return root instanceof ShadowRoot && root.activeElement === main;
}

/**
 * The time to wait for the page to be hidden. Firefox ends the requests of a page up to a second before that.
 */
const leavingMs = 3000;

/**
 * Waits for code to load and reports a failure, unless the user left the page in the meantime, which ends all requests.
 */
export async function reportUnlessLeft(load: Promise<unknown>, code: string): Promise<void> {
  let isLeft = false;
  const noteLeft = () => {
    isLeft = true;
  };
  window.addEventListener("pagehide", noteLeft);
  try {
    await load;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, leavingMs));
    if (!isLeft) log("error", code);
  } finally {
    window.removeEventListener("pagehide", noteLeft);
  }
}
