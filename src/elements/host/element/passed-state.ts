import { type Core, isRecord, markedState, recordOf } from "../../../core/internal.ts";

type State = Readonly<Record<string, unknown>>;

/**
 * The state that a navigation passes to another page of the site once, such as a lookup token. It never appears in the
 * address.
 */
export interface PassedState {
  /** Called right before the user leaves the page. */
  pass(target: URL, state: State): void;
  /**
   * The state that was passed to this page at its current address. Its mark names the user to whom it belongs.
   */
  read(): State;
}

interface Arrival {
  readonly href: string;
  readonly state: State;
}

/**
 * The state that was passed to this page, keyed by API base. It stays in memory, because every element of the page may
 * read it.
 */
const arrivals = new Map<string, Arrival>();

export function createPassedState(core: Core): PassedState {
  const { apiBase } = core.config;
  const kept = core.kept.entry("passed_state", arrivalIn);

  return {
    pass({ href, origin }, state) {
      if (origin !== window.location.origin || Object.keys(state).length === 0) return;
      kept.write({ href, state: markedState(core, state) });
    },
    read() {
      const found = kept.read();
      if (found !== null) arrivals.set(apiBase, found);
      const arrival = arrivals.get(apiBase);
      return arrival?.href === window.location.href ? arrival.state : {};
    },
  };
}

/** Returns null for a value that another script wrote. */
function arrivalIn(raw: unknown): Arrival | null {
  const { href, state } = recordOf(raw);
  return typeof href === "string" && isRecord(state) ? { href, state } : null;
}
