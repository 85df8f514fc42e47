import { type KeyValueStorage, passedStateKeyOf } from "../../core/internal.ts";
import { createBrowserStorage } from "./browser-storage.ts";

type State = Readonly<Record<string, unknown>>;

/** What a navigation to another page of the site hands over, such as a lookup token: once, and never in the address. */
export interface PassedState {
  /** Called right before the page is left. */
  pass(target: URL, state: State): void;
  /** What was passed to the page at its present address. */
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

/** @param storage - ends with the tab. */
export function createPassedState(
  apiBase: string,
  storage: Pick<KeyValueStorage, "read" | "write" | "remove"> = createBrowserStorage(
    "sessionStorage",
  ),
): PassedState {
  const key = passedStateKeyOf(apiBase);

  function take(): void {
    const text = storage.read(key);
    if (text === null) return;
    storage.remove(key);
    const { href, atMs, state } = membersIn(text);
    const ageMs = typeof atMs === "number" ? Date.now() - atMs : Number.NaN;
    if (typeof href !== "string" || !(ageMs >= 0 && ageMs < longestMs)) return;
    arrivals.set(key, { href, state: recordOf(state) });
  }

  return {
    pass({ href, origin }, state) {
      if (origin !== window.location.origin || Object.keys(state).length === 0) return;
      storage.write(key, JSON.stringify({ href, atMs: Date.now(), state }));
    },
    read() {
      take();
      const arrival = arrivals.get(key);
      return arrival?.href === window.location.href ? arrival.state : {};
    },
  };
}

function membersIn(text: string): State {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return {}; // a text of another script
  }
}

function recordOf(value: unknown): State {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
