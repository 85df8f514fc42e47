import { type Core, keptText, ownerMarkOf, parseRecord, recordOf } from "../../../core/internal.ts";

type State = Readonly<Record<string, unknown>>;

/** What a navigation to another page of the site hands over, such as a lookup token: once, and never in the address. */
export interface PassedState {
  /** Called right before the page is left. */
  pass(target: URL, state: State): void;
  /** What was passed to the page at its present address, marked with whose it is (decisions X8). */
  read(): State;
}

interface Arrival {
  readonly href: string;
  readonly state: State;
}

/** A page that takes longer to come counts as another visit. */
const longestMs = 30_000;

/** What was passed to this page, by API base: all of its elements may read it. */
const arrivals = new Map<string, Arrival>();

export function createPassedState(core: Core): PassedState {
  const { apiBase } = core.config;
  const kept = keptText(core, "passedState");

  function take(): void {
    const found = kept.take();
    if (found === null) return;
    const { href, atMs, state } = parseRecord(found.text);
    const ageMs = typeof atMs === "number" ? Date.now() - atMs : Number.NaN;
    if (typeof href !== "string" || !(ageMs >= 0 && ageMs < longestMs)) return;
    const of = ownerMarkOf(core, found.owner);
    arrivals.set(apiBase, { href, state: { ...recordOf(state), of } });
  }

  return {
    pass({ href, origin }, state) {
      if (origin !== window.location.origin || Object.keys(state).length === 0) return;
      kept.write(JSON.stringify({ href, atMs: Date.now(), state }));
    },
    read() {
      take();
      const arrival = arrivals.get(apiBase);
      return arrival?.href === window.location.href ? arrival.state : {};
    },
  };
}
