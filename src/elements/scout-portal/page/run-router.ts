import { browserActions } from "../../host/browser-actions.ts";
import { log } from "../../host/browser-ports.ts";
import { stepTaken } from "../../host/guard-leaving.ts";
import { takeUrlToken } from "../../host/url-token.ts";
import type { NavigationDetail, PortalView, ScoutPortalModel } from "../scout-portal.model.ts";
import { changeView, finishView } from "./change-view.ts";
import { focusHeading } from "./focus-heading.ts";
import { followFavicon } from "./follow-favicon.ts";
import { listenToPage } from "./listen-to-page.ts";
import { isScreenLoaded, loadScreen } from "./load-screen.ts";
import { openHistory } from "./page-history.ts";
import { withdrawFallback } from "./place-screen.ts";
import { createRouterOutlet } from "./router-outlet.ts";
import { createScrollMemory } from "./scroll-memory.ts";
import { startAnalytics } from "./start-analytics.ts";

/**
 * The router's hands: it keeps history, title, focus and scroll, and places the screens between the
 * portal's tags (1 §2; decisions C3, C11, D6). Returns what ends all of it.
 */
export function runRouter(portal: HTMLElement, model: ScoutPortalModel): () => void {
  const isInMemory = model.routing === "none";
  // Before anything else: the address is no place for a token (decisions U1).
  const urlToken = model.isMicrosite && !isInMemory ? takeUrlToken() : null;
  const history = openHistory(model.routing, () =>
    crypto.getRandomValues(new Uint32Array(2)).join("-"),
  );
  const scroll = createScrollMemory();
  const outlet = createRouterOutlet(portal, model, { onShown: handleShown, onLost: handleLost });
  let current = new AbortController();
  let seen = { entry: history.entry(), place: history.place(), pathname: "", search: "" };
  /** What is there when the page is opened leaves the focus where it is. */
  let hasMoved = false;
  let applied: PortalView | null = null;
  /** The person tries again after code that could not be loaded. */
  let wasLost = false;
  /** A step that was stopped is on its way back. */
  let isUndoing = false;
  /** Where a sign-in leads once the gate is open. */
  let pending: string | null = null;

  function main(): HTMLElement | null {
    return portal.shadowRoot?.querySelector("main") ?? null;
  }

  /** The page stands at another address: shows what that is. */
  function arrive(): boolean {
    const location = history.location();
    const isElsewhere = location.pathname !== seen.pathname;
    const { pathname, search } = location;
    seen = { entry: history.entry(), place: history.place(), pathname, search };
    if (isElsewhere) {
      current.abort();
      current = new AbortController();
      // What had the focus goes away with its screen.
      if (hasMoved) main()?.focus({ preventScroll: true });
    }
    model.arrive(location);
    return isElsewhere;
  }

  /** Once for each view: it comes by its signal, and at once to whoever moves. */
  function apply(view: PortalView): void {
    if (view === applied) return;
    applied = view;
    if (view.kind === "redirect") redirect(view.path);
    else if (view.kind === "signOut") signOut(view.path);
    else if (pending !== null && view.kind !== "form" && view.kind !== "checking") goOn(pending);
    else show(view);
  }

  /** Somebody signed in, and goes where that leads. */
  function goOn(href: string): void {
    pending = null;
    const target = model.targetOf(href, history.href());
    if (target?.kind === "elsewhere") window.location.assign(target.href);
    else commit({ href: target?.href ?? history.href(), replace: true, state: {} });
  }

  function show(view: PortalView): void {
    if (view.kind === "screen" || view.kind === "denied") loadHeader();
    const isNew = outlet.show(view, history.location().search);
    if (view.kind === "denied" && isNew) model.deny();
    if (!isInMemory) document.title = model.title.peek();
    model.count();
  }

  /** Beside the screen's own code: neither waits for the other. A page without it has no navigation. */
  function loadHeader(): void {
    loadScreen("portal-header").catch(() => log("error", "header-not-loaded"));
  }

  /** A browser asks once for a file that it could not load: a second try needs another page. */
  function handleLost(): void {
    if (wasLost && !isInMemory) window.location.reload();
    else model.note("failed");
  }

  /** Another screen is shown, or a page of the portal's own: the focus goes to its heading. */
  function handleShown(screen: HTMLElement | null): void {
    const [root, place] = [screen?.shadowRoot ?? screen ?? portal.shadowRoot, main()];
    if (hasMoved && root !== null && place !== null) focusHeading(root, place, current.signal);
  }

  function redirect(path: string): void {
    history.replace(new URL(path, history.href()).href, {});
    move();
  }

  /** A step that the page was asked for or made itself. */
  function move(): void {
    hasMoved = true;
    const isElsewhere = arrive();
    // Whoever navigates in the middle of a batch has it shown before the batch ends.
    apply(model.view.peek());
    if (isElsewhere) model.announce("next");
  }

  function signOut(path: string | null): void {
    model.signOut();
    if (path === null) return;
    const { href } = new URL(path, history.href());
    if (model.isMicrosite || isInMemory) redirect(path);
    else if (model.ask({ href, replace: true, state: {} })) window.location.replace(href);
  }

  /** Whether nobody guards what the step would take away. */
  function mayStepAway(): boolean {
    const detail = { href: history.href(), state: history.location().state };
    return window.dispatchEvent(new CustomEvent(stepTaken, { detail, cancelable: true }));
  }

  /** Goes to a route of the portal's own. The address changes in one go with what is shown. */
  function commit({ href, replace, state }: NavigationDetail): void {
    finishView();
    const { pathname } = new URL(href);
    const isElsewhere = pathname !== seen.pathname;
    const before = outlet.key();
    const change = () => {
      if (isElsewhere) scroll.keep(seen.entry);
      if (replace) history.replace(href, state);
      else history.push(href, state);
      move();
      if (isElsewhere && !isInMemory) window.scrollTo({ top: 0, behavior: "instant" });
      // The element that stays hears of its new address from the portal.
      if (outlet.key() === before) page.tellScreens();
    };
    const target = isElsewhere ? model.targetOf(href, href) : null;
    const tag = target?.kind === "route" ? model.tagAt(target.path) : null;
    if (tag !== null && isScreenLoaded(tag)) changeView(change);
    else change();
  }

  /** Follows a link, unless the host page prevents it: false then. */
  function follow({ href, replace, state }: NavigationDetail): boolean {
    const target = model.requestedTargetOf(href, history.href());
    if (target === null) return false;
    if (target.kind === "elsewhere") return leave({ href: target.href, replace, state });
    if (!model.ask({ href: model.toldHrefOf(target), replace, state })) return false;
    if (model.view.peek().kind === "form" && !model.isSignInPath(target.path)) {
      leaveSignIn(target.href);
    } else {
      // As with a link in a plain page, Back needs no second step over the same address.
      commit({ href: target.href, replace: replace || target.href === history.href(), state });
    }
    return true;
  }

  function leave(detail: NavigationDetail): boolean {
    if (!model.ask(detail)) return false;
    const { href } = detail;
    if (!model.siblings.isSibling(href, history.href())) window.location.assign(href);
    else {
      const { signal } = current;
      void model.siblings.resolve(href, history.href()).then((target) => {
        // Whoever went elsewhere meanwhile stays there.
        if (!signal.aborted) browserActions.leave(target);
      });
    }
    return true;
  }

  /** With a token the gate opens in a moment; with a cookie the page has to ask anew. */
  function leaveSignIn(href: string): void {
    if (model.isSignedIn()) pending = href;
    else window.location.assign(href);
  }

  const page = listenToPage(portal, {
    isInMemory,
    follow,
    targetOf: (href) => model.targetOf(href, history.href()),
    isSibling: (href) => model.siblings.isSibling(href, history.href()),
    isAtHand: (href) => {
      const { pathname, search } = new URL(href);
      return pathname === seen.pathname && search === seen.search;
    },
    prefetch(path) {
      const tag = model.tagAt(path);
      if (tag !== null) loadScreen(tag).catch(() => {}); // said when the screen is shown
    },
    onStep(event) {
      finishView();
      const { pathname, search } = history.location();
      const wasUndone = isUndoing;
      isUndoing = false;
      if (pathname === seen.pathname && search === seen.search) {
        history.adopt(seen.place + 1);
        seen = { ...seen, entry: history.entry(), place: history.place() };
        if (wasUndone) event.stopImmediatePropagation();
        return;
      }
      if (!wasUndone && pathname !== seen.pathname && !mayStepAway()) {
        // The screen stays, and must not read an address that is not its own.
        event.stopImmediatePropagation();
        isUndoing = true;
        history.undoStep(seen.place);
        return;
      }
      scroll.keep(seen.entry);
      move();
      scroll.restore(seen.entry, current.signal);
    },
    onElsewhere: () => void arrive(),
    onHidden() {
      scroll.keep(history.entry());
      model.hide();
    },
    onSeen: model.resume,
    onReady() {
      withdrawFallback(portal, outlet.holds);
      model.announce("first");
      if (model.startsAnalytics) startAnalytics(model.googleAnalyticsId);
    },
    /** The form's own page leads on once the gate is open. */
    onSignedIn(redirectTo) {
      if (!model.isSignedIn()) return;
      hasMoved = true;
      if (model.view.peek().kind === "form") pending = redirectTo;
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
      wasLost = model.hasFailed.peek();
      outlet.clear();
      applied = null;
      apply(model.view.peek());
    }),
  ];
  arrive();
  stops.push(model.view.subscribe(apply));
  if (!isInMemory) scroll.restore(seen.entry, current.signal);

  return () => {
    current.abort();
    for (const stop of stops) stop();
    page.stop();
    outlet.clear();
  };
}
