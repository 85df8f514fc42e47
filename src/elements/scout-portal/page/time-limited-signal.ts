/** A signal, and a function that aborts it early. */
export interface TimeLimitedSignal {
  readonly signal: AbortSignal;
  end(): void;
}

/** A signal that aborts after `timeMs`, or with its owner. */
export function timeLimitedSignal(owner: AbortSignal, timeMs: number): TimeLimitedSignal {
  const own = new AbortController();
  const timer = setTimeout(end, timeMs);
  function end(): void {
    clearTimeout(timer);
    own.abort();
  }
  if (owner.aborted) end();
  else owner.addEventListener("abort", end, { once: true, signal: own.signal });
  return { signal: own.signal, end };
}
