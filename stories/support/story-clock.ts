import type { Clock } from "../../src/core/index.ts";

const startMs = Date.UTC(2026, 0, 15, 15);
const longestMs = 1000;

/**
 * A clock for static pictures. Short timers fire at once and advance the time, so that a lookup ends immediately; long
 * ones, such as the wait after a 504, never fire.
 */
export function createStoryClock(): Clock {
  let nowMs = startMs;
  return {
    now: () => nowMs,
    after(delayMs, act) {
      if (delayMs > longestMs) return () => {};
      const timer = setTimeout(() => {
        nowMs += delayMs;
        act();
      });
      return () => clearTimeout(timer);
    },
  };
}
