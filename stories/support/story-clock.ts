import type { Clock } from "../../src/core/index.ts";

const startMs = Date.UTC(2026, 0, 15, 15);
const longestMs = 1000;

/**
 * A clock for still pictures. Short alarms ring at once and time leaps over them, so that a lookup
 * ends in a moment; long ones, such as the wait after a 504, never ring.
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
