import { unlessAborted } from "../abort.ts";
import type { Clock } from "../ports.ts";

/** Limits one request, whose time-out is a `TypeError`, as a lost connection is. */
export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Aborts in so many milliseconds; an earlier limit no longer counts. */
  set(limitMs: number): void;
  /** Settles as the promise does, or rejects when the limit or the owner aborts. Nothing is limited afterwards. */
  end<Value>(promise: Promise<Value>): Promise<Value>;
}

/** @param owner - aborts the request, too */
export function createTimeLimit(clock: Clock, owner?: AbortSignal | null): TimeLimit {
  const controller = new AbortController();
  const { signal } = controller;
  const handleAbort = () => controller.abort(owner?.reason);
  owner?.addEventListener("abort", handleAbort);
  let cancel = () => {};
  return {
    signal,
    set(limitMs) {
      cancel();
      cancel = clock.after(limitMs, () =>
        controller.abort(new TypeError("The server does not answer.")),
      );
    },
    async end(promise) {
      try {
        return await unlessAborted(promise, signal);
      } finally {
        cancel();
        owner?.removeEventListener("abort", handleAbort);
      }
    },
  };
}
