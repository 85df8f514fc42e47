import { afterEach, expect, test } from "vitest";
import { cacheDayOf, secondsOf, timeFromWire } from "../../../src/core/values/time.ts";
import { usDateAfter, usDateOf } from "../../../src/core/values/us-date.ts";

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
] as const)("1 §9: a time of %d ms is rounded to %d whole seconds", ([timeMs, seconds]) => {
  expect(secondsOf(timeMs)).toBe(seconds);
});

test.for([
  ["UTC", "2026-01-05T00:00:00Z", "2026-1-5"],
  ["UTC", "2026-12-31T23:59:59.999Z", "2026-12-31"],
  ["UTC", "2024-02-29T12:00:00Z", "2024-2-29"],
  ["America/Los_Angeles", "2026-01-01T07:59:59Z", "2025-12-31"],
  ["America/Los_Angeles", "2026-01-01T08:00:00Z", "2026-1-1"],
  ["Pacific/Kiritimati", "2025-12-31T10:00:00Z", "2026-1-1"],
] as const)("B7: in %s, the day of %s is %s", ([timeZone, instant, day]) => {
  process.env.TZ = timeZone;
  expect(cacheDayOf(Date.parse(instant))).toBe(day);
});

test("B7: the day includes the date, so a week later is another day", () => {
  const now = Date.parse("2026-03-02T12:00:00Z");
  expect(cacheDayOf(now + 7 * 86_400_000)).not.toBe(cacheDayOf(now));
});

test.for([
  [1_700_000_000, 1_700_000_000_000],
  ["1700000000", 1_700_000_000_000],
  [" 1700000000.5 ", 1_700_000_000_500],
  [99_999_999_999, 99_999_999_999_000],
  [100_000_000_000, 100_000_000_000],
  ["1700000000123", 1_700_000_000_123],
  ["2026-01-05T12:00:00Z", Date.UTC(2026, 0, 5, 12)],
  ["2026-01-05T12:00:00.5+02:00", Date.UTC(2026, 0, 5, 10, 0, 0, 500)],
  ["2026-01-05 12:00:00+00:00", Date.UTC(2026, 0, 5, 12)],
  ["2026-01-05 12:00:00 Z", Date.UTC(2026, 0, 5, 12)],
  ["2026-01-05T12:00:00", Date.UTC(2026, 0, 5, 20)],
  ["2026-01-05 12:00:00", Date.UTC(2026, 0, 5, 20)],
  ["2026-01-05", Date.UTC(2026, 0, 5, 8)],
] as const)("H13: in Los Angeles, the time %j is %d ms", ([raw, timeMs]) => {
  process.env.TZ = "America/Los_Angeles";
  expect(timeFromWire(raw)).toBe(timeMs);
});

test.for([
  null,
  undefined,
  "",
  " ",
  0,
  "0",
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e300,
  true,
  {},
  [1_700_000_000],
  "soon",
  "2026-1-5",
  "2026-13-05",
  "2026-01-05T99:00:00Z",
  "05/01/2026",
])("H13: the text %j is not a time", (raw) => {
  expect(timeFromWire(raw)).toBeNull();
});

test.for([
  ["UTC", "2026-01-05T00:00:00Z", "01/05/2026"],
  ["America/Los_Angeles", "2026-01-01T07:59:59Z", "12/31/2025"],
  ["Pacific/Kiritimati", "2025-12-31T10:00:00Z", "01/01/2026"],
] as const)("N12: in %s, %s is sent as the date %s", ([timeZone, instant, text]) => {
  process.env.TZ = timeZone;
  expect(usDateOf(Date.parse(instant))).toBe(text);
});

test.each([
  ["11/27/2026", 30, "12/27/2026"],
  ["12/31/2026", 1, "01/01/2027"],
  ["02/28/2028", 1, "02/29/2028"],
  ["03/01/2026", 14, "03/15/2026"],
])("N16: %s and %i days later is %s", (date, days, later) => {
  expect(usDateAfter(date, days)).toBe(later);
});
