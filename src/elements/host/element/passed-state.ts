import { type Core, isRecord, markedState, recordOf } from "../../../core/internal.ts";

type State = Readonly<Record<string, unknown>>;

/** What a navigation to another page of the site hands over, such as a lookup token: once, and never in the address. */
export interface PassedState {
  /** Called right before the page is left. */
  pass(target: URL, state: State): void;
  /** What was passed to the page at its present address, marked with its owner (decisions X8). */
  read(): State;
}

interface Arrival {
  readonly href: string;
  readonly state: State;
}

/** What was passed to this page, by API base: all of its elements may read it. */
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

/** Null for a value of another script. */
function arrivalIn(raw: unknown): Arrival | null {
  const { href, state } = recordOf(raw);
  return typeof href === "string" && isRecord(state) ? { href, state } : null;
}
