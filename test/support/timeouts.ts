/** Factor of all timeouts. A busy machine needs more: `TEST_TIMEOUT_FACTOR=5 npm test`. */
const factor = Number(process.env.TEST_TIMEOUT_FACTOR ?? (process.env.CI ? 3 : 1));

/** Time after which a test fails, in milliseconds. */
export const testTimeoutMs = 30_000 * factor;

/** Time that an assertion waits for its state, in milliseconds. */
export const pollTimeoutMs = 15_000 * factor;
