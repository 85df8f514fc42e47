import fc from "fast-check";
import { expect, test } from "vitest";
import type { LookupState } from "../../../src/core/lookup/lookup-state.ts";
import { aBatch, driveLookup, flush } from "./lookup-driver.ts";
import { aPlaceAt, aSetting } from "./places.ts";

type Driver = ReturnType<typeof driveLookup>;
type Step = (driver: Driver) => void | Promise<void>;

const statuses = fc.constantFrom(null, 401, 404, 422, 429, 500, 504, 504, 504);
const percentages = fc.oneof(
  fc.double({ min: -50, max: 120 }),
  fc.double({ min: 0, max: 100 }).map(String),
  fc.constantFrom("100", 100, "", null, "soon", Number.NaN, {}, "99.99"),
);

/** Each place is named after its address, so that a test notices a wrong one. */
function placeFor(address: string | undefined) {
  return aPlaceAt(`place of ${address}`);
}

function search(address: string): Step {
  return ({ lookup }) => lookup.search(address);
}

/** Answers the oldest or the newest pending call, aborted or not. */
function settleSome(
  late: boolean,
  status: number | null,
  percentage: unknown,
  fails: boolean,
): Step {
  return async (driver) => {
    const take = <Item>(from: Item[]) => (late ? from.shift() : from.pop());
    const failure = { ok: false, failure: { status, message: "" } } as const;
    const start = take(driver.starts);
    const address = start ? addressOf(driver, start.signal) : undefined;
    const batch = { ...aBatch, id: address ?? "" };
    const setting = aSetting({ loadingMessages: ["a", "b"] });
    start?.settle(fails ? failure : { ok: true, value: { batch, place: null, setting } });

    const poll = take(driver.polls);
    const polled = { progress: { percentage }, place: null, detail: "" };
    const place = placeFor(poll && batchOf(driver, poll.signal));
    poll?.settle(fails ? failure : { ok: true, value: { ...polled, place } });

    const finish = take(driver.finishes);
    const last = placeFor(finish && batchOf(driver, finish.signal));
    finish?.settle(fails ? failure : { ok: true, value: last });
    await flush();
  };
}

function addressOf({ calls }: Driver, signal: AbortSignal): string | undefined {
  return calls.find((call) => call.signal === signal && call.op === "start")?.address;
}

function batchOf({ calls }: Driver, signal: AbortSignal): string | undefined {
  return calls.find((call) => call.signal === signal && call.op !== "start")?.batch?.id;
}

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom("1 A St", "2 B St", "3 C St").map(search) },
  { weight: 1, arbitrary: fc.constant<Step>(({ lookup }) => lookup.clear()) },
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.boolean(), statuses, percentages, fc.integer({ min: 0, max: 3 }))
      .map(([late, status, percentage, luck]) => settleSome(late, status, percentage, luck === 0)),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom(500, 1000, 15_000).map(
      (byMs): Step =>
        (driver) =>
          driver.advance(byMs),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Step>(() => flush()) },
);

/** Enough time for some lookups to finish. */
const sequences = fc
  .array(step, { minLength: 10, maxLength: 60, size: "max" })
  .map((all) => [search("1 A St"), ...all]);

/** Counts the pending calls whose lookup is not aborted. */
function liveCalls({ starts, polls, finishes }: Driver): number {
  return [...starts, ...polls, ...finishes].filter(({ signal }) => !signal.aborted).length;
}

function isUnderWay({ kind }: LookupState): boolean {
  return ["starting", "polling", "waiting", "finishing"].includes(kind);
}

async function run(given: readonly Step[], check: (driver: Driver) => void): Promise<Driver> {
  const driver = driveLookup();
  for (const step of given) {
    await step(driver);
    check(driver);
  }
  return driver;
}

test("G.0: a running lookup waits for exactly one call or one timer, and an ended one for nothing", async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (given) => {
      await run(given, (driver) => {
        // After some steps, no promises have run yet, so an answer may not have changed the state.
        const waitsFor = liveCalls(driver) + driver.clock.pending();
        expect(waitsFor).toBe(isUnderWay(driver.last()) ? 1 : 0);
      });
    }),
    { numRuns: 300 },
  );
});

test("M9: an aborted lookup never changes the screen", async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (given) => {
      let wanted: string | null = null;
      const driver = driveLookup({
        onState(state) {
          if (state.kind === "starting" || state.kind === "done") wanted = state.address;
          if (state.kind === "idle") wanted = null;
          else expect(state.address).toBe(wanted);
          if ("place" in state && state.place) {
            expect(state.place.location.pretty).toBe(`place of ${state.address}`);
          }
        },
      });
      let searched: string | null = null;
      const lookup = {
        ...driver.lookup,
        search(address: unknown) {
          searched = String(address);
          driver.lookup.search(address);
        },
        clear() {
          searched = null;
          driver.lookup.clear();
        },
      };
      for (const step of given) {
        await step({ ...driver, lookup });
        const state = driver.last();
        expect(state.kind === "idle" ? null : state.address).toBe(searched);
      }
      expect(driver.warnings).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("G.0: within a lookup the percentage never decreases, and only the finish shows 100", async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (given) => {
      const { states } = await run(given, () => undefined);
      let seen = 0;
      let hasFinished = false;
      for (const state of states) {
        if (state.kind === "starting") {
          seen = 0;
          hasFinished = false;
        }
        if (!("percentage" in state)) continue;
        hasFinished ||= state.kind === "finishing";
        expect(state.percentage).toBeGreaterThanOrEqual(seen);
        expect(state.percentage).toBeLessThanOrEqual(hasFinished ? 100 : 99);
        seen = state.percentage;
      }
    }),
    { numRuns: 300 },
  );
});

test("G8: a lookup waits at most three times, whatever the answers are", async () => {
  const answers = fc.array(fc.constantFrom("504", "504", "progress", "complete"), {
    minLength: 4,
    maxLength: 12,
    size: "max",
  });
  await fc.assert(
    fc.asyncProperty(answers, async (given) => {
      const { states } = await run(
        [
          search("1 A St"),
          settleSome(false, null, null, false),
          ...given.flatMap((kind) => [
            settleSome(false, 504, kind === "complete" ? 100 : 50, kind === "504"),
            (driver: Driver) => driver.advance(15_000),
          ]),
        ],
        () => undefined,
      );
      const waits = states.filter(({ kind }) => kind === "waiting").length;
      const timeouts = given.filter((kind) => kind === "504").length;
      expect(waits).toBeLessThanOrEqual(Math.min(3, timeouts));
    }),
    { numRuns: 200 },
  );
});
