import type { Clock } from "../ports.ts";
import { decodeToken, isTokenExpired } from "../session/token.ts";
import { computed, effect, type ReadonlySignal, signal } from "../signals.ts";
import { secondsOf } from "../time.ts";

/** Timers of browsers count no further than some weeks. */
export const longestAlarmMs = 24 * 60 * 60 * 1000;

/**
 * Whether a token's time is over, which changes by itself when that time comes (decisions A3). There is one
 * timer, and none while nobody looks.
 */
export function sessionEndOf(
  token: ReadonlySignal<string | null>,
  clock: Clock,
): ReadonlySignal<boolean> {
  let stop = () => {};
  /** The timer does not look at what it rings: it would keep itself awake. */
  const lap = signal(0);
  const rung = signal(0, {
    watched() {
      stop = effect(() => {
        void lap.value;
        const claims = decodeToken(token.value);
        const leftMs = claims === null ? 0 : Math.ceil(claims.exp) * 1000 - clock.now();
        if (leftMs <= 0) return;
        return clock.after(Math.min(leftMs, longestAlarmMs), () => {
          lap.value += 1;
          rung.value += 1;
        });
      });
    },
    unwatched: () => stop(),
  });
  return computed(() => {
    void rung.value;
    return isTokenExpired(token.value, { now: secondsOf(clock.now()) });
  });
}
