/** Something that ends with its owner, after its time, or by itself. */
export interface While {
  readonly signal: AbortSignal;
  end(): void;
}

/** Nothing of it outlives `timeMs`, nor `owner`. */
export function timeLimitedSignal(owner: AbortSignal, timeMs: number): While {
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
