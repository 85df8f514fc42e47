import {
  namesHost,
  ownPathOf,
  type PageAddress,
  type PageFragments,
  type PageLocation,
  routeHrefOf,
  safeHref,
  signal,
} from "../../core/internal.ts";
import { log } from "./browser-ports.ts";
import { guardLeaving } from "./guard-leaving.ts";
import { hasOwnUrl, pageUrl } from "./page-url.ts";

export type Routing = "page" | "none" | "portal";

/** Where the routes of other screens are. */
export interface RoutePlace {
  /** Path of the portal around the element. */
  readonly basePath?: string;
  /** Address of a portal elsewhere. */
  readonly portalBase?: string;
  /** The page belongs to another site than the API, and names no portal: it may not have the screens. */
  readonly isForeign?: boolean;
}

export interface NavigationDetail {
  readonly href: string;
  readonly replace: boolean;
  readonly state: Readonly<Record<string, unknown>>;
}

/** Sent on `window` after an element changed the address, since `pushState` tells nobody. */
export const addressChanged = "scout-address-changed";

/**
 * The page's address as one element sees it. `page` reads and writes the URL; `none` keeps its own
 * parameters in memory; `portal` reads the URL and leaves writing to the portal that handles `ask`.
 * A page without a URL of its own behaves like `none`.
 * `ask` sends `scout-navigated` and returns false when the host page prevented it. It is not called for an
 * address that is never followed: one that names a host by two slashes, or is no web address.
 */
export function createPageAddress(
  wanted: Routing,
  ask: (detail: NavigationDetail) => boolean,
  { basePath = "/", portalBase = "", isForeign = false }: RoutePlace = {},
): PageAddress & { dispose(): void } {
  const routing = hasOwnUrl() ? wanted : "none";
  const current = signal<PageLocation>(routing === "none" ? nowhere : readLocation());
  let seen = window.location.pathname + window.location.search;
  const reread = () => {
    seen = window.location.pathname + window.location.search;
    current.value = readLocation();
  };
  /** Ignores steps to another fragment, but not those to an entry of `enter`. */
  const handlePopState = () => {
    const isElsewhere = seen !== window.location.pathname + window.location.search;
    if (isElsewhere || readLocation().state.step !== current.peek().state.step) reread();
  };
  if (routing !== "none") {
    window.addEventListener("popstate", handlePopState);
    window.addEventListener(addressChanged, reread);
  }

  const hrefOf = (path: string) => routeHrefOf(path, portalBase, pageUrl());

  function write(href: string, state: unknown, { replace }: { readonly replace: boolean }): void {
    if (routing !== "page") return;
    const url = new URL(href, pageUrl());
    if (replace) window.history.replaceState(state, "", url);
    else window.history.pushState(state, "", url);
    window.dispatchEvent(new Event(addressChanged));
  }

  return {
    current,
    get base() {
      return pageUrl();
    },
    basePath,
    hrefOf,
    setQuery(changes, how) {
      const href = hrefWith(changes);
      // As with a link to the present address, Back needs no second step over it.
      const replace = how?.replace || isAsBefore(changes);
      // The state of other scripts stays with the entry.
      const state = replace ? readLocation().state : {};
      if (!ask({ href, replace, state })) return false;
      if (routing === "none") {
        current.value = { search: changedSearch(current.peek().search, changes), state: {} };
      }
      write(href, replace ? window.history.state : state, { replace });
      return true;
    },
    enter(href, state, { replace = false } = {}) {
      if (isRefused(href) || !ask({ href, replace, state })) return false;
      if (routing === "none") current.value = { search: current.peek().search, state };
      write(href, state, { replace });
      return true;
    },
    navigate(given, state = {}, { replace = false, isDestination = false } = {}) {
      const href = isDestination ? given : hrefOf(given);
      if (isRefused(href) || !ask({ href, replace, state })) return false;
      if (wanted !== "page") return true;
      const target = new URL(href, pageUrl());
      const go = () => (replace ? window.location.replace(target) : window.location.assign(target));
      if (isForeign && !isDestination)
        void import("./foreign-page.ts").then((m) => m.leaveUnlessMissing(target, go), go);
      else go();
      return true;
    },
    openFragments: routing === "none" ? null : openFragments,
    // Without routing the element follows no navigation.
    guard: (onStopped) => guardLeaving(wanted === "none" ? null : onStopped),
    dispose() {
      window.removeEventListener("popstate", handlePopState);
      window.removeEventListener(addressChanged, reread);
    },
  };
}

/** Navigates by an address that is used once. */
export function leaveBy(address: ReturnType<typeof createPageAddress>, href: string): void {
  address.navigate(href, {}, { isDestination: true });
  address.dispose();
}

async function openFragments(): Promise<PageFragments> {
  const { pageFragments } = await import("./page-fragments.ts");
  return pageFragments;
}

const nowhere: PageLocation = { search: "", state: {} };

/** An address that is never followed (decisions M8, ZA14). */
function isRefused(href: string): boolean {
  const base = pageUrl();
  const isSound = !namesHost(href) && (!URL.canParse(href, base) || safeHref(href, base) !== null);
  if (!isSound) log("warn", "navigation-refused");
  return !isSound;
}

function readLocation(): PageLocation {
  const state: unknown = window.history.state;
  return { search: window.location.search, state: isRecord(state) ? state : {} };
}

/** The page's address with the changes. */
function hrefWith(changes: Changes): string {
  const url = new URL(window.location.href);
  url.search = changedSearch(url.search, changes);
  return ownPathOf(url);
}

function isAsBefore(changes: Changes): boolean {
  const { search } = window.location;
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

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
