import { hasOwnUrl, pageUrl } from "../../host/page-url.ts";
import type { PortalLocation } from "../scout-portal.model.ts";

type State = Readonly<Record<string, unknown>>;

/** The history as the portal writes it. */
export interface PageHistory {
  location(): PortalLocation;
  /** Absolute address at hand. */
  href(): string;
  /** Names the entry at hand: what is kept of it is found again. */
  entry(): string;
  push(href: string, state: State): void;
  replace(href: string, state: State): void;
}

/** Member of an entry's state that names it. */
const entryKey = "scout_entry";

/** The browser's own history; a page without an address, or `routing="none"`, gets one in memory. */
export function openHistory(routing: string, newId: () => string): PageHistory {
  return routing === "none" || !hasOwnUrl() ? memoryHistory(newId) : browserHistory(newId);
}

function browserHistory(newId: () => string): PageHistory {
  const named = (state: State) => ({ ...state, [entryKey]: newId() });
  // A reload finds its entry under the name it has.
  if (entryIn(window.history.state) === "") {
    window.history.replaceState(named(stateOf(window.history.state)), "");
  }
  return {
    location: () => ({
      pathname: window.location.pathname,
      search: window.location.search,
      state: stateOf(window.history.state),
    }),
    href: () => window.location.href,
    entry: () => entryIn(window.history.state),
    push: (href, state) => window.history.pushState(named(state), "", href),
    replace(href, state) {
      const entry = entryIn(window.history.state);
      window.history.replaceState({ ...state, [entryKey]: entry }, "", href);
    },
  };
}

function memoryHistory(newId: () => string): PageHistory {
  let url = new URL("/", pageUrl());
  let kept: State = {};
  let entry = newId();
  return {
    location: () => ({ pathname: url.pathname, search: url.search, state: kept }),
    href: () => url.href,
    entry: () => entry,
    push(href, state) {
      url = new URL(href, url);
      kept = state;
      entry = newId();
    },
    replace(href, state) {
      url = new URL(href, url);
      kept = state;
    },
  };
}

function stateOf(state: unknown): State {
  return isRecord(state) ? state : {};
}

function entryIn(state: unknown): string {
  const entry = stateOf(state)[entryKey];
  return typeof entry === "string" ? entry : "";
}

function isRecord(value: unknown): value is State {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
