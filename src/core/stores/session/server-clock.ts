import type { Clock } from "../../ports.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";
import { timeOfHeader } from "../../values/time.ts";

/** The server's clock, by which tokens are judged. */
export interface ServerClock extends Clock {
  /**
   * Returns the server's time in milliseconds since 1970, or this device's time while the server's is unknown. Computed
   * signals follow it.
   */
  now(): number;
  /** The server's time minus this device's time, in milliseconds; null while unknown. */
  readonly aheadMs: ReadonlySignal<number | null>;
  /**
   * Learns the time from an answer. Returns true if the known time changes.
   *
   * @param mayBeKept - the answer may come from a cache, with an old date
   */
  learn(response: Response, mayBeKept: boolean): boolean;
}

/** Smaller changes are ignored, because the header has whole seconds and an answer takes time. */
const minChangeMs = 5_000;

export function createServerClock(clock: Clock): ServerClock {
  const aheadMs = signal<number | null>(null);
  return {
    now: () => clock.now() + (aheadMs.value ?? 0),
    after: clock.after,
    aheadMs,
    learn(response, mayBeKept) {
      const serverMs = timeOfHeader(response.headers.get("Date"));
      if (serverMs === null) return false;
      const known = aheadMs.peek();
      const toldMs = serverMs - clock.now();
      const isNews = Math.abs(toldMs - (known ?? 0)) >= minChangeMs;
      if (isNews && known !== null && mayBeKept && toldMs < known) return false;
      aheadMs.value = isNews ? toldMs : (known ?? 0);
      return isNews;
    },
  };
}
