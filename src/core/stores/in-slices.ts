import type { Clock } from "../ports.ts";

/** Work goes on for so long before others have their turn: a sixtieth of a second and less. */
const sliceMs = 8;

/**
 * Repeats a step until it says that all is done, and lets the page breathe in between. Ends early,
 * without a word, when the signal aborts.
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
