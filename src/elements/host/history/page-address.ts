import {
  heldSignal,
  type NavigationDetail,
  namesHost,
  ownPathOf,
  type PageAddress,
  type PageFragments,
  type PageLocation,
  type ReadonlySignal,
  type RoutePlace,
  routeHrefOf,
  safeHref,
  signal,
} from "../../../core/internal.ts";
import type { PassedState } from "../element/passed-state.ts";
import type { Display } from "../element/watch-display.ts";
import { log } from "../page/log.ts";
import { claimAddress } from "./address-owner.ts";
import { guardLeaving } from "./guard-leaving.ts";
import {
  isEntryBelow,
  isHistoryRouted,
  isHistoryRoutedNow,
  ownState,
  writeHistory,
} from "./history-state.ts";
import { addressChanged, hasOwnUrl, pageUrl } from "./page-url.ts";

export type Routing = "page" | "push" | "none" | "portal";

/** Where the element is in its page. */
export interface ElementPlace extends Partial<RoutePlace> {
  /**
   * The page is on another site than the API and names no portal, so it may not have the screens.
   */
  readonly isForeign?: boolean;
  /**
   * Notices appear near it, and its document is the one that a link leaves. A page may have moved it into a pop-up.
   */
  readonly element?: HTMLElement;
  /**
   * True if the element is inside a portal, whatever its routing is. With the routing `portal` outside of a portal, the
   * page follows the navigations instead of the portal.
   */
  readonly isInPortal?: boolean;
  /**
   * True if the element is in a pop-up. Its links leave the page even with routing `none`, because the page has not
   * placed the element and follows none of them.
   */
  readonly isInPopUp?: boolean;
  /** Marks a state with its owner before it is written to the history. */
  readonly mark?: (state: State) => State;
  /** Hands state to the next page of the site; without it, the state is lost. */
  readonly passed?: PassedState;
  /**
   * The element if it writes query parameters. While it owns the address, other elements with its tag hold their
   * parameters in memory.
   */
  readonly writer?: Element | undefined;
  /** An element that is not displayed ignores changes of the address. */
  readonly display?: Display;
}

/**
 * The page's address as one element sees it. Routing `page` and `push` read and write the URL; `none` holds the
 * element's parameters in memory; `portal` reads the URL and leaves writing to the portal, which handles `ask`. A page
 * without a URL of its own behaves like `none`.
 *
 * `ask` dispatches `scout-navigated` and returns false if the host page canceled it. It is not called for an address
 * that is never followed: one that is no web address, or that names a host with two slashes.
 */
export function createPageAddress(
  requestedRouting: Routing,
  ask: (detail: NavigationDetail) => boolean,
  {
    basePath = "/",
    portalBase = "",
    isForeign = false,
    element,
    isInPortal = false,
    isInPopUp = false,
    mark = (state) => state,
    passed,
    writer,
    display = alwaysDisplayed,
  }: ElementPlace = {},
): PageAddress & { dispose(): void } {
  const routing = hasOwnUrl() ? requestedRouting : "none";
  const ownsAddress = routing === "page" || routing === "push";
  const { isDisplayed } = display;
  const arrived = (): PageLocation => {
    const { search, state } = readLocation();
    // Passed state belongs only to the address that the page was opened with.
    return { search, state: { ...passed?.read(), ...state } };
  };
  const claim =
    ownsAddress && writer !== undefined
      ? claimAddress({ element: writer, display, onOwner: () => handleDisplay(true) })
      : null;
  let hasOwnLocation = routing === "none";
  /** An element without the page's address has one of its own, in memory. */
  const isApart = () => hasOwnLocation || claim?.isOwner() === false;
  const isFollowing = !isApart();
  const here = signal<PageLocation>(isFollowing ? arrived() : emptyLocation);
  const listening = new AbortController();
  const until = listening.signal;
  let seen = isFollowing ? pathAndQuery() : "";
  let home = pathOfPage();
  const reread = () => {
    seen = pathAndQuery();
    here.value = readLocation();
  };
  /**
   * Another path is another route: its elements handle it, and this element is about to be removed or hidden.
   */
  const isLeft = () =>
    routing === "portal"
      ? !isEntryBelow(basePath)
      : ownsAddress && home !== pathOfPage() && isHistoryRouted();
  /** A script may have hidden the element just before. */
  const isDisplayedNow = () => {
    display.look();
    return isDisplayed.peek();
  };
  /** Ignores steps to another fragment, unless they lead to an entry of `enter`. */
  const handlePopState = () => {
    if (!isDisplayedNow() || isLeft() || isApart()) return;
    const isElsewhere = seen !== pathAndQuery();
    if (isElsewhere || readLocation().state.step !== here.peek().state.step) reread();
  };
  const handleAddressChanged = () => {
    if (isDisplayedNow() && !isApart()) reread();
  };
  const handleDisplay = (isNow: boolean) => {
    if (!isNow || isApart() || (routing === "portal" && isLeft())) return;
    home = pathOfPage();
    if (seen !== pathAndQuery()) reread();
  };
  /**
   * A client router wrote another address of this route. Wait a moment, because elements report their own writes
   * themselves.
   */
  const handleEntryChange = () =>
    queueMicrotask(() => {
      if (until.aborted || !isDisplayed.peek() || home !== pathOfPage() || isApart()) return;
      if (seen !== pathAndQuery()) reread();
    });
  /** Astro's router inserts a page before it writes its address. */
  const handleSwap = () => handleDisplay(isDisplayed.peek());
  if (routing !== "none") {
    window.addEventListener("popstate", handlePopState, { signal: until });
    window.addEventListener(addressChanged, handleAddressChanged, { signal: until });
  }
  if (ownsAddress) {
    window.navigation?.addEventListener("currententrychange", handleEntryChange, { signal: until });
    document.addEventListener("astro:after-swap", handleSwap, { signal: until });
  }
  const stopDisplay = isDisplayed.subscribe(handleDisplay);

  const hrefOf = (path: string) => routeHrefOf(path, { basePath, portalBase }, pageUrl());

  /** If a client router owns the history, new entries are reserved for its routes. */
  const replaces = (replace = false) => replace || (routing === "page" && isHistoryRoutedNow());

  function stayAt(location: PageLocation): void {
    hasOwnLocation = true;
    claim?.end();
    here.value = location;
  }

  function write(href: string, state: State, { replace }: { readonly replace: boolean }): void {
    if (!ownsAddress) return;
    writeHistory(new URL(href, pageUrl()), mark(state), { replace });
    window.dispatchEvent(new Event(addressChanged));
  }

  const navigate: PageAddress["navigate"] = (path, state = {}, how = {}) => {
    const { replace = false, isDestination = false } = how;
    const href = isDestination ? path : hrefOf(path);
    if (isRefused(href) || !ask({ href, replace, state })) return false;
    if (requestedRouting !== "page" && requestedRouting !== "push" && !isInPopUp) return true;
    const target = new URL(href, pageUrl());
    const go = () => {
      passed?.pass(target, state);
      const { location } = element?.ownerDocument.defaultView ?? window;
      if (replace) location.replace(target);
      else location.assign(target);
    };
    if (isForeign && !isDestination)
      void import("../page/foreign-page.ts").then(
        (m) => m.leaveUnlessMissing(target, go, element),
        go,
      );
    else go();
    return true;
  };

  return {
    current: heldSignal(here, isDisplayed),
    get base() {
      return pageUrl();
    },
    basePath,
    isInPortal: isInPortal || requestedRouting === "portal",
    hrefOf,
    setQuery(changes, how) {
      const href = hrefWith(changes);
      // As with a link to the current address, Back must not need a second step.
      const replace = isAsBefore(changes) || replaces(how?.replace);
      const state = replace ? readLocation().state : (how?.state ?? {});
      if (!ask({ href, replace, state })) return false;
      if (isApart()) {
        stayAt({ search: changedSearch(here.peek().search, changes), state: {} });
      } else write(href, state, { replace });
      return true;
    },
    enter(href, state, how = {}) {
      const replace = replaces(how.replace);
      if (isRefused(href) || !ask({ href, replace, state })) return false;
      if (isApart()) stayAt({ search: here.peek().search, state });
      else write(href, state, { replace });
      return true;
    },
    navigate,
    reload: (path) => navigate(path, { reload: true }, { isDestination: true }),
    openFragments: routing === "none" ? null : () => openFragments(isDisplayed),
    // An element without routing follows no navigation, so it stops none.
    guard: (onStopped) => guardLeaving(requestedRouting === "none" ? null : onStopped),
    dispose() {
      stopDisplay();
      claim?.end();
      listening.abort();
    },
  };
}

/** Navigates with an address object that serves only this navigation, and disposes of it. */
export function leaveBy(address: ReturnType<typeof createPageAddress>, href: string): void {
  address.navigate(href, {}, { isDestination: true });
  address.dispose();
}

async function openFragments(isDisplayed: ReadonlySignal<boolean>): Promise<PageFragments> {
  const { createPageFragments } = await import("./page-fragments.ts");
  return createPageFragments(isDisplayed);
}

const alwaysDisplayed: Display = { isDisplayed: signal(true), isPageLeft: () => false, look() {} };
const emptyLocation: PageLocation = { search: "", state: {} };

/** True for an address that is never followed (decisions B19). */
function isRefused(href: string): boolean {
  const base = pageUrl();
  const isSound = !namesHost(href) && (!URL.canParse(href, base) || safeHref(href, base) !== null);
  if (!isSound) log("warn", "navigation-refused");
  return !isSound;
}

function readLocation(): PageLocation {
  return { search: new URL(pageUrl()).search, state: ownState() };
}

function pathOfPage(): string {
  return new URL(pageUrl()).pathname;
}

function pathAndQuery(): string {
  const { pathname, search } = new URL(pageUrl());
  return pathname + search;
}

/** The page's address with the changes applied. */
function hrefWith(changes: Changes): string {
  const url = new URL(pageUrl());
  url.search = changedSearch(url.search, changes);
  return ownPathOf(url);
}

function isAsBefore(changes: Changes): boolean {
  const { search } = new URL(pageUrl());
  const sorted = (query: string) => new URLSearchParams([...new URLSearchParams(query)].sort());
  return String(sorted(changedSearch(search, changes))) === String(sorted(search));
}

function changedSearch(search: string, changes: Changes): string {
  const query = new URLSearchParams(search);
  // Changed parameters come last, in the order of the changes.
  for (const [name, value] of Object.entries(changes)) {
    query.delete(name);
    if (value !== null) query.append(name, value);
  }
  return query.size === 0 ? "" : `?${query}`;
}

type Changes = Readonly<Record<string, string | null>>;
type State = PageLocation["state"];
