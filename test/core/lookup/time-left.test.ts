import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createLookupDurations,
  createTimeLeft,
  durationsIn,
} from "../../../src/core/lookup/time-left.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { createKeptTab } from "../../support/kept-tab.ts";
import { aBatch, driveLookup } from "./lookup-driver.ts";
import { aPlace } from "./places.ts";

const second = 1000;

describe("G38: the time left", () => {
  test.for([
    [150, 0, { kind: "about", seconds: 180 }],
    [150, 95, { kind: "about", seconds: 60 }],
    [30, 0, { kind: "about", seconds: 30 }],
    [30, 11, { kind: "about", seconds: 20 }],
    [30, 20, { kind: "about", seconds: 10 }],
    [30, 25, { kind: "soon" }],
    [30, 37, { kind: "soon" }],
    [30, 38, { kind: "late" }],
    [4, 6, { kind: "soon" }],
    [4, 8, { kind: "late" }],
  ] as const)(
    "a lookup with a usual duration of %s s has an estimate after %s s",
    ([usual, elapsed, expected]) => {
      expect(createTimeLeft(usual * second)(elapsed * second)).toEqual(expected);
    },
  );

  test("without earlier durations, the time left is not estimated", () => {
    expect(createTimeLeft(null)(0)).toBeNull();
    expect(createTimeLeft(null)(1e9)).toBeNull();
  });

  test("the time left never increases, whatever the clock does", () => {
    const elapsed = fc.array(fc.integer({ min: -60_000, max: 600_000 }), { minLength: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600_000 }), elapsed, (usualMs, times) => {
        const tell = createTimeLeft(usualMs);
        const ranks = times.map((ms) => {
          const left = tell(ms);
          return left?.kind === "about" ? left.seconds : left?.kind === "soon" ? 1 : 0;
        });
        expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe("G38: the durations of earlier lookups", () => {
  function open() {
    const kept = createKeptTab().openPage(createFakeClock()).entry("lookup_durations", durationsIn);
    return { kept, durations: createLookupDurations(kept) };
  }

  test("the median of at least three durations is the usual duration", () => {
    const { durations } = open();
    const usual = [30, 10, 90, 20].map((seconds) => {
      durations.add(seconds * second);
      return durations.usualMs();
    });
    expect(usual).toEqual([null, null, 30_000, 30_000]);
  });

  test("the durations are limited to the last twenty", () => {
    const { kept, durations } = open();
    for (const seconds of [...Array(15).fill(100), ...Array(20).fill(5)]) {
      durations.add(seconds * second);
    }
    expect(durations.usualMs()).toBe(5000);
    expect(kept.read()).toHaveLength(20);
  });

  test.for([0, -1, 600_001, Number.NaN])("a duration of %s ms is left out", (ms) => {
    const { kept, durations } = open();
    durations.add(ms);
    expect(kept.read()).toBeNull();
  });

  test.for([[null], [7], [{ a: 1 }], [["1", "2", "3"]], [[null, 1e99, -3]]])(
    "a value of another script means no durations: %j",
    ([value]) => expect(durationsIn(value)).toEqual([]),
  );
});

describe("G38: a lookup", () => {
  const durationsOf = (usualMs: number | null) => {
    const added: number[] = [];
    return { added, durations: { usualMs: () => usualMs, add: (ms: number) => added.push(ms) } };
  };

  test("a lookup estimates the time left with each answer, but not while it waits after a 504", async () => {
    const driven = driveLookup({ durations: durationsOf(20_000).durations });
    driven.lookup.search("12 Main St");
    await driven.startBatch();
    expect(driven.last()).toMatchObject({ timeLeft: { kind: "about", seconds: 20 } });
    await driven.pollWith({ percentage: 10 });
    await driven.advance(12_000);
    await driven.pollFails(504);
    expect(driven.last()).toMatchObject({ kind: "waiting", timeLeft: null });
    await driven.advance(15_000);
    expect(driven.last()).toMatchObject({ kind: "polling", timeLeft: { kind: "late" } });
  });

  test("a lookup stores its duration when it is done, but not when it failed or was superseded", async () => {
    const { added, durations } = durationsOf(null);
    const driven = driveLookup({ durations });
    driven.lookup.search("first");
    await driven.startFails(500);
    driven.lookup.search("second");
    await driven.startBatch();
    driven.lookup.search("third");
    await driven.startBatch();
    await driven.advance(7000);
    await driven.pollWith({ percentage: 100 });
    await driven.finishWith(aPlace());
    expect(added).toEqual([7000]);
  });

  test("the time of a lookup that a reload interrupted counts from its start, and its duration is not stored", async () => {
    const { added, durations } = durationsOf(60_000);
    const driven = driveLookup({ durations });
    const startedAtMs = driven.clock.now() - 45_000;
    driven.savedLookup.write(
      { address: "12 Main St", batch: aBatch, startedAtMs },
      AbortSignal.abort(),
    );
    const other = driveLookup({ tab: driven.tab, durations });
    other.lookup.revisit("12 Main St");
    expect(other.last()).toMatchObject({ timeLeft: { kind: "about", seconds: 20 } });
    await other.pollWith({ percentage: 100 });
    await other.finishWith(aPlace());
    expect(other.last()).toMatchObject({ kind: "done" });
    expect(added).toEqual([]);
  });
});
