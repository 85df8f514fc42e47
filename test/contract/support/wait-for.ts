/** Looks at every frame until `read` answers something; fails after three seconds. */
export function waitFor<Value>(
  what: string,
  read: () => Value | null | undefined | false,
): Promise<Value> {
  const lastMs = performance.now() + 3000;
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

/** Resolves when what was under way in the page has had its turn: tasks, timers of 0, frames. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
