/**
 * Does the work again and again, `pauseMs` after it was done; what goes wrong is logged. Returns
 * what ends it, which waits for the work under way.
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
