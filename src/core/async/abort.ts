import type { Clock } from "../ports.ts";

/**
 * Settles as the promise does, or rejects with the signal's reason as soon as it aborts. No listener stays behind on a
 * signal that outlives the promise.
 */
export async function unlessAborted<Value>(
  promise: Promise<Value>,
  abort?: AbortSignal,
): Promise<Value> {
  if (abort === undefined) return promise;
  let stopListening = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    const handleAbort = () => reject(abort.reason);
    if (abort.aborted) handleAbort();
    abort.addEventListener("abort", handleAbort);
    stopListening = () => abort.removeEventListener("abort", handleAbort);
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
  abort: AbortSignal,
): void {
  if (abort.aborted) return;
  const cancel = clock.after(delayMs, () => {
    abort.removeEventListener("abort", cancel);
    act();
  });
  abort.addEventListener("abort", cancel, { once: true });
}
