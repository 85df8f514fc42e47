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
  /** Index of the entry at hand: one more than that of the entry it was pushed from. */
  index(): number;
  /** Names and numbers an entry that the browser made, as a link to a part of the page does. */
  adopt(index: number): void;
  push(href: string, state: State): void;
  replace(href: string, state: State): void;
  /** Goes back to the entry of that number, which was left by a step. */
  undoStep(index: number): void;
}

/** Members of an entry's state that name and number it. */
const entryKey = "scout_entry";
const indexKey = "scout_place";

/** The browser's own history; a page without an address, or `routing="none"`, gets one in memory. */
export function openHistory(routing: string): PageHistory {
  return routing === "none" || !hasOwnUrl() ? memoryHistory() : browserHistory();
}

function newId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join("-");
}

function browserHistory(): PageHistory {
  const index = () => indexIn(window.history.state);
  const named = (state: State, at: number) => ({ ...state, [entryKey]: newId(), [indexKey]: at });
  // A reload finds its entry under the name it has.
  if (entryIn(window.history.state) === "") {
    window.history.replaceState(named(stateOf(window.history.state), 0), "");
  }
  return {
    location: () => ({
      pathname: window.location.pathname,
      search: window.location.search,
      hash: window.location.hash,
      state: stateOf(window.history.state),
    }),
    href: () => window.location.href,
    entry: () => entryIn(window.history.state),
    index,
    adopt(at) {
      const { state } = window.history;
      if (entryIn(state) === "") window.history.replaceState(named(stateOf(state), at), "");
    },
    push: (href, state) => window.history.pushState(named(state, index() + 1), "", href),
    replace(href, state) {
      const own = { [entryKey]: entryIn(window.history.state), [indexKey]: index() };
      window.history.replaceState({ ...state, ...own }, "", href);
    },
    // An entry of another script has no number; most steps go back.
    undoStep: (from) => window.history.go(from - index() || 1),
  };
}

function memoryHistory(): PageHistory {
  let url = new URL("/", pageUrl());
  let kept: State = {};
  let entry = newId();
  return {
    location: () => ({ pathname: url.pathname, search: url.search, hash: url.hash, state: kept }),
    href: () => url.href,
    entry: () => entry,
    index: () => 0,
    adopt() {},
    push(href, state) {
      url = new URL(href, url);
      kept = state;
      entry = newId();
    },
    replace(href, state) {
      url = new URL(href, url);
      kept = state;
    },
    // No step of the browser's leads through it.
    undoStep() {},
  };
}

function stateOf(state: unknown): State {
  return isRecord(state) ? state : {};
}

function entryIn(state: unknown): string {
  const entry = stateOf(state)[entryKey];
  return typeof entry === "string" ? entry : "";
}

function indexIn(state: unknown): number {
  const index = stateOf(state)[indexKey];
  return typeof index === "number" ? index : 0;
}

function isRecord(value: unknown): value is State {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
