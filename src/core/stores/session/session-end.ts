import type { Clock } from "../../ports.ts";
import { decodeToken, isTokenExpired } from "../../session/token.ts";
import { computed, effect, type ReadonlySignal, signal } from "../../signals.ts";
import { secondsOf } from "../../values/time.ts";

/** Browser timers overflow after some weeks. */
export const longestAlarmMs = 24 * 60 * 60 * 1000;

/**
 * Whether a token is expired; the signal changes when that time comes (decisions A3). One timer runs while
 * the signal has subscribers.
 */
export function sessionEndOf(
  token: ReadonlySignal<string | null>,
  clock: Clock,
): ReadonlySignal<boolean> {
  let stop = () => {};
  /** Restarts the timer. The timer must not read `rung`: it would subscribe to itself. */
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
