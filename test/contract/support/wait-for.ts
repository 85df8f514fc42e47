/** Calls `read` in every frame until it returns something; fails after ten seconds. */
export function waitFor<Value>(
  what: string,
  read: () => Value | null | undefined | false,
): Promise<Value> {
  const lastMs = performance.now() + 10_000;
  return new Promise((resolve, reject) => {
    const look = () => {
      const value = read();
      if (value !== null && value !== undefined && value !== false) resolve(value);
      else if (performance.now() > lastMs) reject(new Error(`There was no ${what}.`));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Resolves when pending work in the page is done: tasks, timers of 0, frames. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
