import { namesHost, ownPathOf, safeHref } from "../../src/core/links/links.ts";
import { routeHrefOf } from "../../src/core/navigation/portal-path.ts";
import type {
  LeavingFor,
  NavigationDetail,
  PageAddress,
  PageFragments,
  PageLocation,
} from "../../src/core/screen-context.ts";
import { signal } from "../../src/core/signals.ts";

type State = PageLocation["state"];

interface Entry {
  readonly url: URL;
  readonly state: State;
}

/** The values of the attribute `routing`, which controls how an element uses the page's address. */
export type Routing = "page" | "push" | "none" | "portal";

export interface ElementInPage {
  readonly routing: Routing;
  /** Emits `scout-navigated`; false if the host page prevented it. */
  readonly ask: (detail: NavigationDetail) => boolean;
  readonly basePath?: string;
  readonly portalBase?: string;
}

/** A page without a browser: its address, its history, and the addresses to which it was left. */
export interface MemoryPage {
  /** The current address. */
  href(): string;
  /** The addresses of the history, the oldest first, and which of them is the current one. */
  readonly history: { hrefs(): readonly string[]; position(): number };
  /** The addresses to which the page was left, in order. */
  readonly left: readonly { readonly href: string; readonly replace: boolean }[];
  /** The number of screens that require a confirmation before the page unloads. */
  guards(): number;
  back(): void;
  forward(): void;
  /** Navigates within the document, as the host page or its user does. */
  goTo(href: string): void;
  /** The page's address as an element sees it, like `createPageAddress` of the host. */
  addressFor(element: ElementInPage): PageAddress;
}

/**
 * A page in memory, for models in Node. For each kind of routing it behaves like a page in a browser;
 * with `portal` it also does the portal's part, and follows each navigation that the host page does not prevent.
 */
export function createMemoryPage(startHref: string): MemoryPage {
  const entries: Entry[] = [{ url: new URL(startHref), state: {} }];
  const left: { href: string; replace: boolean }[] = [];
  const guards = new Set<(target: LeavingFor) => void>();
  const watchers = new Set<() => void>();
  let position = 0;

  function current(): Entry {
    const entry = entries[position];
    if (entry === undefined) throw new Error(`The history has no entry ${position}.`);
    return entry;
  }

  function tellWatchers(): void {
    for (const watch of [...watchers]) watch();
  }

  function write(url: URL, state: State, replace: boolean): void {
    if (!replace) position += 1;
    entries.splice(position, replace ? 1 : entries.length, { url, state });
    tellWatchers();
  }

  function step(by: number): void {
    if (entries[position + by] === undefined) return;
    position += by;
    tellWatchers();
  }

  function addressFor({
    routing,
    ask,
    basePath = "/",
    portalBase = "",
  }: ElementInPage): PageAddress {
    const isApart = routing === "none";
    const ownsAddress = routing === "page" || routing === "push";
    const locationOf = ({ url, state }: Entry): PageLocation => ({ search: url.search, state });
    const here = signal(isApart ? { search: "", state: {} } : locationOf(current()));
    if (!isApart) {
      watchers.add(() => {
        here.value = locationOf(current());
      });
    }
    const hrefOf = (path: string) =>
      routeHrefOf(path, { basePath, portalBase }, current().url.href);

    /** Calls the guards of unsaved work before the host page. */
    function mayGo(detail: NavigationDetail): boolean {
      const target = new URL(detail.href, current().url);
      const isOther = target.pathname !== current().url.pathname && !("step" in detail.state);
      const isStopped = isOther && guards.size > 0;
      const isAllowed = ask(detail) && !isStopped;
      if (isStopped) for (const stop of guards) stop(detail);
      return isAllowed;
    }

    function isRefused(href: string): boolean {
      const base = current().url.href;
      return namesHost(href) || (URL.canParse(href, base) && safeHref(href, base) === null);
    }

    /** Follows the portal's own routes within the document, and leaves the page for all other addresses. */
    function go(href: string, state: State, replace: boolean): void {
      const url = new URL(href, current().url);
      if (routing === "portal" && url.origin === current().url.origin) write(url, state, replace);
      else left.push({ href: url.href, replace });
    }

    return {
      current: here,
      get base() {
        return current().url.href;
      },
      basePath,
      isInPortal: routing === "portal",
      hrefOf,
      setQuery(changes, { replace: isReplacing = false, state: nextState = {} } = {}) {
        const url = new URL(current().url);
        const before = isApart ? here.peek().search : url.search;
        const search = changedSearch(before, changes);
        url.search = changedSearch(url.search, changes);
        const replace = isReplacing || isSameQuery(before, search);
        const state = isApart ? {} : replace ? current().state : nextState;
        if (!ask({ href: ownPathOf(url), replace, state })) return false;
        if (isApart) here.value = { search, state: {} };
        else write(url, state, replace);
        return true;
      },
      enter(href, state, { replace = false } = {}) {
        if (isRefused(href) || !mayGo({ href, replace, state })) return false;
        if (isApart) here.value = { search: here.peek().search, state };
        else write(new URL(href, current().url), state, replace);
        return true;
      },
      navigate(path, state = {}, { replace = false, isDestination = false } = {}) {
        const href = isDestination ? path : hrefOf(path);
        if (isRefused(href) || !mayGo({ href, replace, state })) return false;
        if (ownsAddress || routing === "portal") go(href, state, replace);
        return true;
      },
      reload: (path) => {
        const detail = { href: path, replace: false, state: { reload: true } };
        if (!mayGo(detail)) return false;
        if (!isApart) left.push({ href: new URL(path, current().url).href, replace: false });
        return true;
      },
      openFragments: isApart ? null : async () => fragments,
      guard(onStopped) {
        guards.add(onStopped);
        return () => guards.delete(onStopped);
      },
    };
  }

  const fragments: PageFragments = {
    take(beginning, onFragment) {
      function take(): void {
        const { url, state } = current();
        if (!url.hash.startsWith(`#${beginning}`)) return;
        const bare = new URL(url);
        bare.hash = "";
        write(bare, state, true);
        onFragment(url.hash.slice(1));
      }
      watchers.add(take);
      take();
      return () => watchers.delete(take);
    },
    linkWith(fragment, without) {
      const url = new URL(current().url);
      for (const name of without) url.searchParams.delete(name);
      url.hash = fragment;
      return url.href;
    },
  };

  return {
    href: () => current().url.href,
    history: { hrefs: () => entries.map(({ url }) => url.href), position: () => position },
    left,
    guards: () => guards.size,
    back: () => step(-1),
    forward: () => step(1),
    goTo: (href) => write(new URL(href, current().url), {}, false),
    addressFor,
  };
}

type Changes = Readonly<Record<string, string | null>>;

/** Puts changed parameters last, in the order of the changes. */
function changedSearch(search: string, changes: Changes): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    query.delete(name);
    if (value !== null) query.append(name, value);
  }
  return query.size === 0 ? "" : `?${query}`;
}

function isSameQuery(one: string, other: string): boolean {
  const sorted = (search: string) =>
    String(new URLSearchParams([...new URLSearchParams(search)].sort()));
  return sorted(one) === sorted(other);
}
