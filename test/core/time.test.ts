import { afterEach, expect, test } from "vitest";
import { cacheDayOf, secondsOf } from "../../src/core/time.ts";

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
  if (zone === undefined) delete process.env.TZ;
});

test.for([
  [0, 0],
  [999, 0],
  [1000, 1],
  [1999.9, 1],
  [-1, -1],
  [1_700_000_000_999, 1_700_000_000],
] as const)("1 §9: %d ms are %d whole seconds", ([timeMs, seconds]) => {
  expect(secondsOf(timeMs)).toBe(seconds);
});

test.for([
  ["UTC", "2026-01-05T00:00:00Z", "2026-1-5"],
  ["UTC", "2026-12-31T23:59:59.999Z", "2026-12-31"],
  ["UTC", "2024-02-29T12:00:00Z", "2024-2-29"],
  ["America/Los_Angeles", "2026-01-01T07:59:59Z", "2025-12-31"],
  ["America/Los_Angeles", "2026-01-01T08:00:00Z", "2026-1-1"],
  ["Pacific/Kiritimati", "2025-12-31T10:00:00Z", "2026-1-1"],
] as const)("B7: in %s, %s is of the day %s", ([timeZone, instant, day]) => {
  process.env.TZ = timeZone;
  expect(cacheDayOf(Date.parse(instant))).toBe(day);
});

test("B7: the day of the month, not of the week: a week later is another day", () => {
  const now = Date.parse("2026-03-02T12:00:00Z");
  expect(cacheDayOf(now + 7 * 86_400_000)).not.toBe(cacheDayOf(now));
});
