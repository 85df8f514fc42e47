import type { Clock } from "../ports.ts";

/**
 * Settles like the promise, or rejects with the signal's reason on abort. Removes its listener, since the signal may
 * outlive the promise.
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

/**
 * Calls back after a delay, unless the signal aborts first. Removes its listener, since the signal may outlive the
 * delay.
 */
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
