/** The newest time of the sample data, as it is written. */
export const newestSampleMs = Date.parse("2026-01-02T15:20:14Z");
const weekMs = 7 * 24 * 3_600_000;

/**
 * A time of the sample data, moved by whole weeks, so that the newest time is from the last seven days. A day of the
 * week stays the same.
 */
export function sampleTimeOf(text: string, nowMs: number): number {
  const weeks = Math.max(0, Math.floor((nowMs - newestSampleMs) / weekMs));
  return Date.parse(text) + weeks * weekMs;
}
