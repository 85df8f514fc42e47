import type { PortalView, ScoutPortalModel } from "../scout-portal.model.ts";
import { focusHeading } from "./focus-heading.ts";
import { loadScreen } from "./load-screen.ts";
import type { PagePosition } from "./page-position.ts";
import { createRouterOutlet, type RouterOutlet } from "./router-outlet.ts";
import { tellUnlessLeft } from "./tell-unless-left.ts";

/** Shows the views of a portal: its screens, the header, the title and where the focus is. */
export interface ViewDisplay {
  readonly outlet: RouterOutlet;
  show(view: PortalView, search: string): void;
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
      const { hasMoved, signal } = position();
      const isAsked = hasMoved && !signal.aborted;
      if (isAsked && root !== null && place !== null) focusHeading(root, place, signal);
    },
    /** A browser asks once for a file that it could not load: a second try needs another page. */
    onFailed() {
      if (isRetry && !isInMemory && !position().signal.aborted) window.location.reload();
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
    show(view, search) {
      // Beside the screen's own code: neither waits for the other. A page without it has no navigation.
      if (view.kind === "screen" || view.kind === "denied") void loadHeader();
      const isNew = outlet.show(view, search);
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
