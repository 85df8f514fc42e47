import { isRecord, pageState, recordOf, routePathOf } from "../../../core/internal.ts";
import { log } from "../page/log.ts";
import { entryNotTaken, entryShown, goOnWithout, isSameEntry, pageUrl } from "./page-url.ts";

/**
 * The state of the page's history entries. The page owns it, so the page's members stay, and the elements store theirs
 * under a single key. Only this module writes history entries for the elements (decisions W19).
 */
type State = Readonly<Record<string, unknown>>;

const ownKey = "scout";

/** The state that an element or a portal stored in the current entry. */
export function ownState(): State {
  const { state } = entryNotTaken() ?? entryShown();
  return recordOf(recordOf(state)[ownKey]);
}

/**
 * Writes an address and the elements' own state to the history. The page's state stays beside it.
 */
export function writeHistory(
  target: string | URL,
  own: State,
  { replace }: { readonly replace: boolean },
): void {
  const url = new URL(target, pageUrl());
  const before: unknown = window.history.state;
  const isOwned = Object.keys(own).length > 0;
  const pageState = isRecord(before) ? movedState(before, url) : before;
  const state = isOwned ? { ...recordOf(pageState), [ownKey]: own } : pageState;
  writeEntry(state, url, replace);
}

function writeEntry(state: unknown, url: URL, replace: boolean): void {
  const navigation = navigationOfPage();
  const entryState = navigation?.currentEntry?.getState();
  // A router on the Navigation API would take the write for a route change, reset the focus and scroll to the top.
  if (isNavigationHandled()) navigation?.addEventListener("navigate", stayInPlace);
  const before = entryShown();
  try {
    // Scripts of pages wrap both functions and expect a string as the URL.
    if (replace) window.history.replaceState(state, "", url.href);
    else window.history.pushState(state, "", url.href);
  } catch (cause) {
    // Safari limits the number of calls. A page's wrapper may also throw after the history has taken the entry.
    log("warn", "history-failed", String(cause));
  }
  if (isSameEntry(before, entryShown())) goOnWithout({ href: url.href, state });
  navigation?.removeEventListener("navigate", stayInPlace);
  if (replace && entryState !== undefined) navigation?.updateCurrentEntry({ state: entryState });
  noteHandling();
}

function stayInPlace(event: NavigateEvent): void {
  event.intercept({ focusReset: "manual", scroll: "manual" });
}

/**
 * True if the current entry belongs to a portal below a path: its address is there, or an element wrote it.
 */
export function isEntryBelow(basePath: string): boolean {
  return (
    routePathOf(new URL(pageUrl()).pathname, basePath) !== null ||
    Object.keys(ownState()).length > 0
  );
}

/**
 * True if a client router owns the history: its state is in the current entry, or will be in the next one that it
 * writes. Such a router would mistake an entry of the elements for one of its own.
 */
export function isHistoryRouted(): boolean {
  const isForeign = (name: string) => name !== ownKey;
  if (Object.keys(recordOf(window.history.state)).some(isForeign)) return true;
  if (["htmx", "Turbo"].some((name) => name in window)) return true;
  return document.querySelector("[hx-boost], [data-hx-boost]") !== null || isNavigationHandled();
}

/**
 * Like `isHistoryRouted`, for use before an entry is added, because an added entry stays. The listeners of the
 * Navigation API cannot be listed. Once per page, the current entry is therefore replaced with itself, which such a
 * router would handle like a new entry.
 */
export function isHistoryRoutedNow(): boolean {
  if (isHistoryRouted()) return true;
  const page = pageState();
  if (page.isRouted === undefined && navigationOfPage() !== null) {
    page.isRouted = false;
    writeEntry(window.history.state, new URL(window.location.href), true);
  }
  return isNavigationHandled();
}

/**
 * True once a router on the Navigation API has handled a navigation. Such a router cannot be detected before.
 */
function isNavigationHandled(): boolean {
  noteHandling();
  return pageState().isRouted === true;
}

function noteHandling(): void {
  if ((navigationOfPage()?.transition ?? null) !== null) pageState().isRouted = true;
}

/** Returns the Navigation API of the page; null in a browser without it. */
function navigationOfPage(): Navigation | null {
  return "navigation" in window ? window.navigation : null;
}

/**
 * The members of a state in which Vue Router and Next's Pages Router store the address of the entry as a path.
 */
const addressMembers = ["current", "as", "url"];

/** The page's state for an entry whose address becomes `url`. */
function movedState(state: State, url: URL): State {
  const { [ownKey]: _own, ...rest } = state;
  // Next's App Router adds its members itself. It only adopts an address whose state lacks them.
  if ("__NA" in rest) return Object.fromEntries(Object.entries(rest).filter(isNotOfNext));
  const [before, after] = [pathOf(new URL(window.location.href)), pathOf(url)];
  const moved = addressMembers.flatMap((name) => {
    const path = rest[name];
    if (typeof path !== "string" || path === "" || !before.endsWith(path)) return [];
    // A router below a base path keeps only the rest of the path.
    const base = before.slice(0, before.length - path.length);
    return after.startsWith(base) ? [[name, after.slice(base.length)] as const] : [];
  });
  return { ...rest, ...Object.fromEntries(moved) };
}

function isNotOfNext([name]: readonly [string, unknown]): boolean {
  return !name.startsWith("__");
}

function pathOf({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}
