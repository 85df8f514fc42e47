import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleTimeOf } from "../../demo/server/store/sample-time.ts";

const newest = "2026-01-02T15:20:14Z";
const dayMs = 24 * 3_600_000;

test("the newest time of the sample data is from the last seven days, on the same day of the week", () => {
  const days = fc.integer({ min: 0, max: 4000 });
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: dayMs - 1 }), (day, restMs) => {
      const nowMs = Date.parse(newest) + day * dayMs + restMs;
      const moved = sampleTimeOf(newest, nowMs);
      expect(nowMs - moved).toBeGreaterThanOrEqual(0);
      expect(nowMs - moved).toBeLessThan(7 * dayMs);
      expect(new Date(moved).getUTCDay()).toBe(5);
    }),
  );
});

test("the times between two samples stay the same, and none moves to the past", () => {
  const nowMs = Date.parse("2027-03-01T00:00:00Z");
  expect(sampleTimeOf(newest, nowMs) - sampleTimeOf("2025-12-19T21:12:40Z", nowMs)).toBe(
    Date.parse(newest) - Date.parse("2025-12-19T21:12:40Z"),
  );
  expect(sampleTimeOf(newest, Date.parse("2020-01-01T00:00:00Z"))).toBe(Date.parse(newest));
});
