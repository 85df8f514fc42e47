/** Work of which only the latest run counts. */
export interface LatestTask {
  /** Aborts the current run and returns the signal of the next one. */
  start(): AbortSignal;
  /** The signal of the current run. */
  current(): AbortSignal;
  /** Aborts the current run. */
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
