import type { Clock } from "../../ports.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";
import { timeOfHeader } from "../../values/time.ts";

/** The time by which the server judges tokens (decisions A4). */
export interface ServerClock extends Clock {
  /** Milliseconds since 1970 by the server, as far as it is known, else by this machine; signals that read it follow it. */
  now(): number;
  /** How far the server is ahead of this machine, in milliseconds; null while that is not known. */
  readonly aheadMs: ReadonlySignal<number | null>;
  /**
   * Learns the time from an answer. True if that is another time than before.
   *
   * @param mayBeKept - the answer may come from a cache, with the date of long ago
   */
  hear(response: Response, mayBeKept: boolean): boolean;
}

/** The header has whole seconds, and an answer takes its time. */
const leastMs = 5_000;

export function createServerClock(clock: Clock): ServerClock {
  const aheadMs = signal<number | null>(null);
  return {
    now: () => clock.now() + (aheadMs.value ?? 0),
    after: clock.after,
    aheadMs,
    hear(response, mayBeKept) {
      const serverMs = timeOfHeader(response.headers.get("Date"));
      if (serverMs === null) return false;
      const known = aheadMs.peek();
      const toldMs = serverMs - clock.now();
      const isNews = Math.abs(toldMs - (known ?? 0)) >= leastMs;
      if (isNews && known !== null && mayBeKept && toldMs < known) return false;
      aheadMs.value = isNews ? toldMs : (known ?? 0);
      return isNews;
    },
  };
}
