// Taken when this module loads, because a test may replace the clock of its page later.
const { setTimeout: later } = globalThis;
const nowMs = performance.now.bind(performance);

const pollMs = 20;

/**
 * Calls `read` until it returns a value, and returns that. Throws what `read` throws.
 *
 * @param explain - what was missing, for the error after the time limit
 */
export async function until<Value>(
  timeoutMs: number,
  read: () => Value | undefined | Promise<Value | undefined>,
  explain: () => string | Promise<string>,
): Promise<Value> {
  const lastMs = nowMs() + timeoutMs;
  for (;;) {
    const value = await read();
    if (value !== undefined) return value;
    if (nowMs() > lastMs) throw new Error(`${await explain()} (waited ${timeoutMs} ms)`);
    await new Promise((resolve) => later(resolve, pollMs));
  }
}
