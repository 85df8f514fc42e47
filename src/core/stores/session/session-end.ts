import type { Clock } from "../../ports.ts";
import { decodeToken, isTokenExpired } from "../../session/token.ts";
import { computed, effect, type ReadonlySignal, signal } from "../../signals.ts";
import { secondsOf } from "../../values/time.ts";

/** Browser timers overflow after some weeks, so a longer wait takes several timers. */
export const maxTimerMs = 24 * 60 * 60 * 1000;

/**
 * A signal that is true if the token is expired. It changes when the token expires. A timer runs only while the signal
 * has subscribers.
 */
export function sessionEndOf(
  token: ReadonlySignal<string | null>,
  clock: Clock,
): ReadonlySignal<boolean> {
  let stop = () => {};
  /**
   * Restarts the timer. The timer must not read `rung`, because it would then subscribe to its own changes.
   */
  const lap = signal(0);
  const rung = signal(0, {
    watched() {
      stop = effect(() => {
        void lap.value;
        const claims = decodeToken(token.value);
        const leftMs = claims === null ? 0 : Math.ceil(claims.exp) * 1000 - clock.now();
        if (leftMs <= 0) return;
        return clock.after(Math.min(leftMs, maxTimerMs), () => {
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
