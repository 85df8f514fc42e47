import type { Clock } from "../ports.ts";

/** The longest time without a pause, half of a frame. */
const sliceMs = 8;

/**
 * Repeats a step until it returns true, with pauses in which the page can respond. Resolves early when
 * the signal aborts.
 */
export async function inSlices(
  clock: Clock,
  signal: AbortSignal,
  step: () => boolean,
): Promise<void> {
  for (;;) {
    const until = clock.now() + sliceMs;
    while (clock.now() < until) {
      if (signal.aborted || step()) return;
    }
    await new Promise<void>((resolve) => {
      clock.after(0, resolve);
    });
  }
}
