import { log } from "../../host/page/browser-ports.ts";
import { reloadPage } from "../../host/page/reload-page.ts";
import type { PortalView, ScoutPortalModel } from "../scout-portal.model.ts";
import { loadScreen, timeLimitedSignal } from "./load-screen.ts";
import type { PagePosition } from "./page-position.ts";
import { createRouterOutlet, type RouterOutlet, type ShownPlace } from "./router-outlet.ts";

/** Shows the views of a portal: its screens, the header, the title and where the focus is. */
export interface ViewDisplay {
  readonly outlet: RouterOutlet;
  show(view: PortalView, place: ShownPlace): void;
  /** Takes the focus from a screen that goes away. */
  focusMain(): void;
  /** Empties the outlet. A screen that could not be loaded gets another chance. */
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
    /** The focus goes to the heading of a new screen, or of a page of the portal's own. */
    onShown(screen) {
      const [root, place] = [screen?.shadowRoot ?? screen ?? portal.shadowRoot, main()];
      const { hasMoved, signal: abort } = position();
      const isAsked = hasMoved && !abort.aborted;
      if (isAsked && root !== null && place !== null) focusHeading(root, place, abort);
    },
    /** A browser asks once for a file that it could not load: a second try needs another page. */
    onFailed() {
      const canReload = !isInMemory && navigator.onLine && !position().signal.aborted;
      if (isRetry && canReload) reloadPage();
      else model.note("failed");
    },
  });

  async function loadHeader(): Promise<void> {
    if (isHeaderAwaited) return;
    isHeaderAwaited = true;
    await tellUnlessLeft(loadScreen("portal-header"), "header-not-loaded");
    isHeaderAwaited = false;
  }

  return {
    outlet,
    show(view, place) {
      // Beside the screen's own code: neither waits for the other. A page without it has no navigation.
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

/** How long to wait for a heading. */
const patienceMs = 5000;

/**
 * Moves the focus to the heading of a new screen (decisions C11), which may be drawn later, and again once
 * its data is there. Until then the focus is on `main`. Ends with the person's first key or press, and
 * never takes the focus from another element.
 */
function focusHeading(root: ParentNode & Node, main: HTMLElement, abort: AbortSignal): void {
  const { signal: until, end } = timeLimitedSignal(abort, patienceMs);
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

/** Firefox ends the loads of a page that is being left, up to a second before it hides the page. */
const leavingMs = 3000;

/** Waits for a load, and says that it failed, unless the page was left meanwhile: the browser ends its loads then. */
export async function tellUnlessLeft(load: Promise<unknown>, code: string): Promise<void> {
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
