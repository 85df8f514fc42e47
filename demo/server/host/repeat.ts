/**
 * Repeats work, `pauseMs` after each run; errors are logged. Returns a function that stops it and waits for the current
 * run.
 */
export function repeat(work: () => Promise<void>, pauseMs: number): () => Promise<void> {
  let timer: NodeJS.Timeout;
  let current: Promise<void> = Promise.resolve();
  let isOver = false;

  function schedule(): void {
    if (isOver) return;
    timer = setTimeout(() => {
      current = work().catch(console.error).then(schedule);
    }, pauseMs);
    timer.unref();
  }

  schedule();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await current;
  };
}
