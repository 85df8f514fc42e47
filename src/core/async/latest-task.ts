/** A task whose new run aborts the previous one. */
export interface LatestTask {
  /** Aborts the current run and returns the signal of the next one. */
  start(): AbortSignal;
  current(): AbortSignal;
  abort(): void;
}

export function createLatestTask(): LatestTask {
  let controller = new AbortController();
  return {
    start() {
      controller.abort();
      controller = new AbortController();
      return controller.signal;
    },
    current: () => controller.signal,
    abort: () => controller.abort(),
  };
}
