import type { Display } from "../../host/element/watch-display.ts";
import { takeUrlToken } from "../../host/history/url-token.ts";
import { browserActions } from "../../host/page/browser-actions.ts";
import { whenIdle } from "../../host/page/when-idle.ts";
import { scriptUrlOf } from "../../scripts/page-policy.ts";
import type { NavigationDetail, PortalView, ScoutPortalModel } from "../scout-portal.model.ts";
import { listenToPage } from "./listen-to-page.ts";
import { hideFallback } from "./load-screen.ts";
import { openHistory } from "./page-history.ts";
import { createPagePosition } from "./page-position.ts";
import { prefetchLinks, prefetchScreen } from "./prefetch.ts";
import type { ShownPlace } from "./router-outlet.ts";
import {
  type RouterStep,
  stepAfterSignIn,
  stepForNavigation,
  stepForView,
} from "./router-steps.ts";
import { createViewDisplay } from "./show-view.ts";

/**
 * Runs the portal in its page. The model decides what each address shows, `router-steps.ts` decides what to do, and
 * this module does it. While the portal is not displayed, the page controls the history, the title and the scroll
 * position. Returns a function that ends it.
 */
export function runRouter(
  portal: HTMLElement,
  model: ScoutPortalModel,
  display: Display,
): () => void {
  const isInMemory = model.routing === "none";
  // The token leaves the address first, so that nothing else can read it there.
  const urlToken = model.isMicrosite && !isInMemory ? takeUrlToken(model.apiBase) : null;
  const history = openHistory(model.routing, model.mark);
  const views = createViewDisplay(portal, model, () => position);
  const { outlet } = views;
  let applied: PortalView | null = null;
  let pendingHref: string | null = null;
  let isReady = false;
  let isGoing = true;
  let followed = model.requestedNavigation.peek();
  let dropIcon = () => {};

  const position = createPagePosition(model, history, {
    onLeave: views.focusMain,
    onArrived(isElsewhere) {
      // A navigation inside a batch of signals must be shown before the batch ends.
      apply(model.view.peek());
      if (!isElsewhere) return;
      model.announce("next");
      prefetchSoon();
    },
    shownKey: outlet.key,
    notifyScreen: () => page.notifyScreen(),
    onStopped: outlet.spoil,
  });

  /** The screen to which a link leads. */
  function tagOf(href: string): string | null {
    const target = model.targetOf(href, history.href());
    return target?.kind === "route" ? model.tagAt(target.path) : null;
  }

  function prefetchSoon(): void {
    whenIdle(() => void prefetchLinks(portal, tagOf));
  }

  function placeNow(): ShownPlace {
    const { pathname, search, hash } = history.location();
    const address = pathname + search + hash;
    return { address, search, entry: history.entry(), passesState: history.passesState() };
  }

  /** A script may have hidden the portal just before. */
  function isDisplayedNow(): boolean {
    display.look();
    return display.isDisplayed.peek();
  }

  function apply(view: PortalView): void {
    if (!display.isDisplayed.peek()) return;
    const step = stepForView(view, { applied, pendingHref });
    applied = view;
    perform(step);
  }

  /** Follows a link. Returns false if the host page canceled it. */
  function follow(detail: NavigationDetail): boolean {
    // While the portal is hidden, its address is not the page's.
    if (!isDisplayedNow()) return false;
    const currentHref = history.href();
    const target = model.requestedTargetOf(detail.href, currentHref);
    if (target === null) return false;
    if (!model.emitNavigation({ ...detail, href: model.eventHrefOf(target) })) return false;
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
    if (step.kind === "show") views.show(step.view, placeNow());
    else if (step.kind === "redirect") position.redirect(step.path);
    else if (step.kind === "signOut") signOut(step.path);
    else if (step.kind === "enter") enter(step);
    else if (step.kind === "waitForGate") pendingHref = step.href;
    else if (step.kind === "loadPage") window.location.assign(step.href);
    else if (step.kind === "visitSibling") visitSibling(step.href);
    else if (step.kind === "openPending") {
      pendingHref = null;
      perform(stepAfterSignIn(model.targetOf(step.href, history.href()), history.href()));
    }
  }

  function enter(step: NavigationDetail): void {
    // A screen that replaces itself with another, such as a search with one result, is not shown again.
    const isElsewhere = new URL(step.href).pathname !== history.location().pathname;
    if (step.replace && isElsewhere) outlet.spoil();
    position.enter(step);
  }

  function signOut(path: string | null): void {
    model.signOut();
    // Without a path, the gate shows the sign-in, whose route decides what follows.
    if (path === null) return;
    const staysHere = model.isMicrosite || isInMemory;
    const nextPage = staysHere ? null : new URL(path, history.href()).href;
    const href = model.signOutHref ?? nextPage;
    const isLeaving = href !== null && model.emitNavigation({ href, replace: true, state: {} });
    if (isLeaving && !isInMemory) window.location.replace(href);
    else if (staysHere) position.redirect(path);
  }

  function visitSibling(href: string): void {
    const { signal: abort } = position;
    void model.siblings.resolve(href, history.href()).then((target) => {
      // If the user has gone elsewhere in the meantime, do nothing.
      if (!abort.aborted) browserActions.leave(target, portal);
    });
  }

  const page = listenToPage(portal, {
    isInMemory,
    follow,
    targetOf: (href) => model.targetOf(href, history.href()),
    isSibling: (href) => model.siblings.isSibling(href, history.href()),
    isCurrent: position.isCurrent,
    onSpoilt: outlet.spoil,
    prefetch: (path) => void prefetchScreen(model.tagAt(path)),
    onPopState(event) {
      if (isDisplayedNow()) position.followHistory(event);
    },
    onAddressChanged() {
      if (isDisplayedNow()) position.followChange();
    },
    onPageHidden() {
      if (isDisplayedNow()) position.keepScroll();
      model.hide();
    },
    onPageVisible() {
      if (isDisplayedNow()) model.resume();
    },
    onReady() {
      hideFallback(portal, outlet.holds);
      model.announce("first");
      isReady = true;
      measure();
      prefetchSoon();
    },
    onSignedIn(redirectTo) {
      if (!model.isSignedIn()) return;
      position.markMoved();
      if (model.view.peek().kind === "form") pendingHref = redirectTo;
    },
  });

  function rest(): void {
    if (display.isPageLeft()) position.keepScroll();
    else page.giveScrollBack();
    dropIcon();
    position.rest();
    model.hide();
  }

  function goOn(): void {
    takePage();
    // The page may have changed the title.
    applied = null;
    position.goOn();
    apply(model.view.peek());
    if (!document.hidden) model.resume();
    followRequested();
  }

  /**
   * Takes control of history, title and analytics for a portal with an address of its own, until it is hidden or
   * removed.
   */
  function takePage(): void {
    page.takeScroll();
    if (!isInMemory) dropIcon = followFavicon(model.favicon);
    measure();
  }

  function measure(): void {
    if (isReady && model.startsAnalytics && isDisplayedNow())
      startAnalytics(model.googleAnalyticsId);
  }

  function followRequested(): void {
    const requested = model.requestedNavigation.peek();
    if (requested === followed || requested === null || !isDisplayedNow()) return;
    followed = requested;
    follow({ href: requested.href, replace: false, state: {} });
  }

  takePage();
  const stops = [
    model.open(urlToken),
    model.shared.subscribe(outlet.share),
    model.watchPerson(outlet.forget),
  ];
  position.arrive();
  stops.push(
    model.view.subscribe(apply),
    // The title changes with the language, too.
    model.title.subscribe((title) => {
      if (!isInMemory && display.isDisplayed.peek()) document.title = title;
    }),
    model.attempt.subscribe((attempt) => {
      if (attempt === 0) return;
      views.reset();
      applied = null;
      apply(model.view.peek());
    }),
    model.requestedNavigation.subscribe(followRequested),
    display.isDisplayed.subscribe((isNow) => {
      if (isNow === isGoing) return;
      isGoing = isNow;
      if (isNow) goOn();
      else rest();
    }),
  );
  if (!isInMemory) position.restoreScroll();

  return () => {
    position.stop();
    for (const stop of stops) stop();
    dropIcon();
    page.stop();
    outlet.clear();
  };
}

interface AnalyticsPage {
  dataLayer?: unknown[];
  gtag?: (...args: unknown[]) => void;
}

/** Starts Google Analytics once per document. A page that has its own keeps it. */
function startAnalytics(id: string): void {
  const page: AnalyticsPage & typeof globalThis = globalThis;
  if (typeof page.gtag === "function") return;
  const layer: unknown[] = page.dataLayer ?? [];
  page.dataLayer = layer;
  page.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: gtag reads the arguments object itself, not a list
    layer.push(arguments);
  };
  page.gtag("js", new Date());
  page.gtag("config", id);
  const script = document.createElement("script");
  script.async = true;
  Reflect.set(
    script,
    "src",
    scriptUrlOf(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`),
  );
  document.head.append(script);
}

/** Replaces the page's icon with that of the site settings. Returns a function that restores it. */
function followFavicon(favicon: ScoutPortalModel["favicon"]): () => void {
  const [own = null] = document.head.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]');
  const before = own?.getAttribute("href") ?? null;
  const icon = own ?? createIcon();

  function putBack(): void {
    if (own === null) icon.remove();
    else if (before === null) own.removeAttribute("href");
    else own.setAttribute("href", before);
  }

  const stop = favicon.subscribe((href) => {
    if (href === null) {
      putBack();
      return;
    }
    icon.href = href;
    if (!icon.isConnected) document.head.append(icon);
  });
  return () => {
    stop();
    putBack();
  };
}

function createIcon(): HTMLLinkElement {
  const icon = document.createElement("link");
  icon.rel = "icon";
  return icon;
}
