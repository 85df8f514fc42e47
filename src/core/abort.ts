import type { Clock } from "./ports.ts";

/**
 * Settles as the promise does, or rejects with the signal's reason as soon as it aborts. No listener stays behind on a
 * signal that outlives the promise.
 */
export async function unlessAborted<Value>(
  promise: Promise<Value>,
  signal?: AbortSignal,
): Promise<Value> {
  if (signal === undefined) return promise;
  let stopListening = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    const handleAbort = () => reject(signal.reason);
    if (signal.aborted) handleAbort();
    signal.addEventListener("abort", handleAbort);
    stopListening = () => signal.removeEventListener("abort", handleAbort);
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    stopListening();
  }
}

/** Acts after a delay, unless the signal aborts first. No listener stays behind on a signal that outlives the delay. */
export function afterUnlessAborted(
  clock: Pick<Clock, "after">,
  delayMs: number,
  act: () => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const cancel = clock.after(delayMs, () => {
    signal.removeEventListener("abort", cancel);
    act();
  });
  signal.addEventListener("abort", cancel, { once: true });
}
