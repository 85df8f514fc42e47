import { browserActions } from "../../host/browser-actions.ts";
import { takeUrlToken } from "../../host/url-token.ts";
import type { NavigationDetail, PortalView, ScoutPortalModel } from "../scout-portal.model.ts";
import { followFavicon } from "./follow-favicon.ts";
import { listenToPage } from "./listen-to-page.ts";
import { loadScreen } from "./load-screen.ts";
import { openHistory } from "./page-history.ts";
import { createPagePosition } from "./page-position.ts";
import { hideFallback } from "./place-screen.ts";
import {
  type RouterStep,
  stepAfterSignIn,
  stepForNavigation,
  stepForView,
} from "./router-steps.ts";
import { createViewDisplay } from "./show-view.ts";
import { startAnalytics } from "./start-analytics.ts";

/**
 * Runs the portal in its page (1 §2; decisions C3, C11, D6): the model says what each address is,
 * `router-steps.ts` what to do about it, and here it is done. Returns a function that ends it.
 */
export function runRouter(portal: HTMLElement, model: ScoutPortalModel): () => void {
  const isInMemory = model.routing === "none";
  // Before anything else: the address is no place for a token (decisions U1).
  const urlToken = model.isMicrosite && !isInMemory ? takeUrlToken() : null;
  const history = openHistory(model.routing);
  const display = createViewDisplay(portal, model, () => position);
  const { outlet } = display;
  let applied: PortalView | null = null;
  let pendingHref: string | null = null;

  const position = createPagePosition(model, history, {
    onLeave: display.focusMain,
    onArrived(isElsewhere) {
      // A navigation in the middle of a batch of signals is shown before the batch ends.
      apply(model.view.peek());
      if (isElsewhere) model.announce("next");
    },
    shownKey: outlet.key,
    notifyScreen: () => page.notifyScreen(),
  });

  function apply(view: PortalView): void {
    const step = stepForView(view, { applied, pendingHref });
    applied = view;
    perform(step);
  }

  /** Follows a link, unless the host page prevents it: false then. */
  function follow(detail: NavigationDetail): boolean {
    const currentHref = history.href();
    const target = model.requestedTargetOf(detail.href, currentHref);
    if (target === null) return false;
    if (!model.ask({ ...detail, href: model.toldHrefOf(target) })) return false;
    const situation = {
      currentHref: history.href(),
      isSibling: model.siblings.isSibling(target.href, history.href()),
      isSigningIn: model.view.peek().kind === "form",
      isSignInRoute: target.kind === "route" && model.isSignInPath(target.path),
      isSignedIn: model.isSignedIn(),
      isInMemory,
    };
    perform(stepForNavigation(target, detail, situation));
    return true;
  }

  function perform(step: RouterStep): void {
    if (step.kind === "show") display.show(step.view, history.location().search);
    else if (step.kind === "redirect") position.redirect(step.path);
    else if (step.kind === "signOut") signOut(step.path);
    else if (step.kind === "enter") position.enter(step);
    else if (step.kind === "waitForGate") pendingHref = step.href;
    else if (step.kind === "loadPage") window.location.assign(step.href);
    else if (step.kind === "visitSibling") visitSibling(step.href);
    else if (step.kind === "openPending") {
      pendingHref = null;
      perform(stepAfterSignIn(model.targetOf(step.href, history.href()), history.href()));
    }
  }

  function signOut(path: string | null): void {
    model.signOut();
    if (path === null) return;
    const { href } = new URL(path, history.href());
    if (model.isMicrosite || isInMemory) position.redirect(path);
    else if (model.ask({ href, replace: true, state: {} })) window.location.replace(href);
  }

  function visitSibling(href: string): void {
    const { signal } = position;
    void model.siblings.resolve(href, history.href()).then((target) => {
      // A person who went elsewhere meanwhile stays there.
      if (!signal.aborted) browserActions.leave(target);
    });
  }

  const page = listenToPage(portal, {
    isInMemory,
    follow,
    targetOf: (href) => model.targetOf(href, history.href()),
    isSibling: (href) => model.siblings.isSibling(href, history.href()),
    isCurrent: position.isCurrent,
    prefetch(path) {
      const tag = model.tagAt(path);
      if (tag !== null) loadScreen(tag).catch(() => {}); // said when the screen is shown
    },
    onPopState: position.followHistory,
    onAddressChanged: () => void position.arrive(),
    onHidden() {
      position.keepScroll();
      model.hide();
    },
    onVisible: model.resume,
    onReady() {
      hideFallback(portal, outlet.holds);
      model.announce("first");
      if (model.startsAnalytics) startAnalytics(model.googleAnalyticsId);
    },
    onSignedIn(redirectTo) {
      if (!model.isSignedIn()) return;
      position.markMoved();
      if (model.view.peek().kind === "form") pendingHref = redirectTo;
    },
  });

  const stops = [
    model.open(urlToken),
    isInMemory ? () => {} : followFavicon(model.favicon),
    model.shared.subscribe(outlet.share),
    model.requestedNavigation.subscribe((requested) => {
      if (requested !== null) follow({ href: requested.href, replace: false, state: {} });
    }),
    model.attempt.subscribe((attempt) => {
      if (attempt === 0) return;
      display.reset();
      applied = null;
      apply(model.view.peek());
    }),
  ];
  position.arrive();
  stops.push(model.view.subscribe(apply));
  if (!isInMemory) position.restoreScroll();

  return () => {
    position.stop();
    for (const stop of stops) stop();
    page.stop();
    outlet.clear();
  };
}
