import { isHistoryRoutedNow, ownState, writeHistory } from "../../host/history/history-state.ts";
import { hasOwnUrl, pageUrl } from "../../host/history/page-url.ts";
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
  /** Whether the navigation to the entry at hand passed something on to the screen. */
  passesState(): boolean;
  /** Names and numbers an entry that the browser made, as a link to a part of the page does. */
  adopt(index: number): void;
  push(href: string, state: State): void;
  replace(href: string, state: State): void;
  /** Goes back to the entry of that number, which was left by a step. */
  undoStep(index: number): void;
}

/** Members of an entry's state that name and number it. */
const entryKey = "entry";
const indexKey = "index";

/**
 * @param mark - says whose a state is, before the history keeps it (decisions X8).
 * @returns the browser's own history; a page without an address, or `routing="none"`, gets one in memory.
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
  // A reload finds its entry under the name it has.
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
      // Where a client router owns the history, its entries are those of its routes (decisions W19).
      if (routing !== "push" && isHistoryRoutedNow()) replace(href, state);
      else writeHistory(href, named(mark(state), index() + 1), { replace: false });
    },
    replace,
    // An entry of another script has no number; most steps go back.
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
    // No step of the browser's leads through it.
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
