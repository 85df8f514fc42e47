import { isHistoryRoutedNow, ownState, writeHistory } from "../../host/history/history-state.ts";
import { hasOwnUrl, pageUrl } from "../../host/history/page-url.ts";
import type { PortalLocation } from "../scout-portal.model.ts";

type State = Readonly<Record<string, unknown>>;

/** The history as the portal writes it. */
export interface PageHistory {
  location(): PortalLocation;
  /** Returns the current absolute address. */
  href(): string;
  /** The name of the current entry, under which its scroll position and its screen are stored. */
  entry(): string;
  /** The index of the current entry: one more than that of the entry before it. */
  index(): number;
  /** True if the navigation to the current entry passed state to the screen. */
  passesState(): boolean;
  /** Names and numbers an entry that the browser made, such as for a link to a fragment. */
  adopt(index: number): void;
  push(href: string, state: State): void;
  replace(href: string, state: State): void;
  /** Returns to the entry with this index, after a step has left it. */
  undoStep(index: number): void;
}

/** The members of an entry's state that hold its name and its number. */
const entryKey = "entry";
const indexKey = "index";

/**
 * @param mark - marks a state with its owner before it is written to the history
 * @returns the browser's own history; for a page without an address, or with `routing="none"`, one in memory
 */
export function openHistory(routing: string, mark: (state: State) => State): PageHistory {
  return routing === "none" || !hasOwnUrl() ? memoryHistory() : browserHistory(routing, mark);
}

function newId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join("-");
}

function browserHistory(routing: string, mark: (state: State) => State): PageHistory {
  const index = () => indexIn(ownState());
  const entry = () => entryIn(ownState());
  const named = (state: State, at: number) => ({ ...state, [entryKey]: newId(), [indexKey]: at });
  function adopt(at: number): void {
    if (entry() === "") writeHistory(pageUrl(), named(ownState(), at), { replace: true });
  }
  function replace(href: string, state: State): void {
    const own = { [entryKey]: entry(), [indexKey]: index() };
    writeHistory(href, { ...mark(state), ...own }, { replace: true });
  }
  // After a reload, the entry keeps its name.
  adopt(0);
  return {
    location() {
      const { pathname, search, hash } = new URL(pageUrl());
      return { pathname, search, hash, state: ownState() };
    },
    href: pageUrl,
    entry,
    index,
    passesState: () => hasMembers(ownState()),
    adopt,
    push(href, state) {
      // If a client router owns the history, new entries are reserved for its routes.
      if (routing !== "push" && isHistoryRoutedNow()) replace(href, state);
      else writeHistory(href, named(mark(state), index() + 1), { replace: false });
    },
    replace,
    // An entry of another script has no number. Assume that the step to it was a step back, which is the most common,
    // and go forward.
    undoStep: (from) => window.history.go(from - index() || 1),
  };
}

function memoryHistory(): PageHistory {
  let url = new URL("/", pageUrl());
  let currentState: State = {};
  let entry = newId();
  return {
    location: () => ({
      pathname: url.pathname,
      search: url.search,
      hash: url.hash,
      state: currentState,
    }),
    href: () => url.href,
    entry: () => entry,
    index: () => 0,
    passesState: () => hasMembers(currentState),
    adopt() {},
    push(href, state) {
      url = new URL(href, url);
      currentState = state;
      entry = newId();
    },
    replace(href, state) {
      url = new URL(href, url);
      currentState = state;
    },
    // Steps of the browser's history do not change a history in memory.
    undoStep() {},
  };
}

function hasMembers(state: State): boolean {
  return Object.keys(state).some((name) => name !== entryKey && name !== indexKey);
}

function entryIn({ [entryKey]: entry }: State): string {
  return typeof entry === "string" ? entry : "";
}

function indexIn({ [indexKey]: index }: State): number {
  return typeof index === "number" ? index : 0;
}
