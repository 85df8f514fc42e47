import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type KeptSites,
  queuedSitesOf,
  readKeptSites,
  writeKeptSites,
} from "../../../../src/core/pricing/sites/kept-sites.ts";
import { retryAfterMsOf } from "../../../../src/core/pricing/sites/retry-after.ts";
import { firstCriterion } from "../../../../src/core/pricing/sites/site-criterion.ts";
import { createSiteQueue } from "../../../../src/core/pricing/sites/site-queue.ts";
import {
  runCountsOf,
  type SiteFailure,
  type SiteRun,
} from "../../../../src/core/pricing/sites/site-run.ts";
import { fail, type Result, succeed } from "../../../../src/core/result.ts";
import { createFakeClock } from "../../../support/fake-clock.ts";
import { settle } from "../../../support/fake-ports.ts";

type Outcome = Result<string, SiteFailure>;
interface Call {
  readonly address: string;
  readonly abort: AbortSignal;
  readonly end: (outcome: Outcome) => void;
}

const refused = (status: number | null, retryAfterMs: number | null = null): Outcome =>
  fail({ status, retryAfterMs });

const none = { priced: 0, notFound: 0, unpriced: 0, before: 0, failed: 0, left: 0 };
const countsOf = (driver: { readonly run: () => SiteRun<string> }) =>
  runCountsOf(driver.run(), () => "priced");

/**
 * @param clock - the clock of the page before the reload, if there was one
 * @param onCall - called before each call
 */
function drive(clock = createFakeClock(1_000), onCall: (address: string) => void = () => {}) {
  const calls: Call[] = [];
  const runs: SiteRun<string>[] = [];
  const open = () => calls.filter((call) => !ended.has(call) && !call.abort.aborted);
  const ended = new Set<Call>();
  const queue = createSiteQueue<string>({
    clock,
    price: (address, abort) =>
      new Promise((end) => {
        onCall(address);
        calls.push({ address, abort, end });
      }),
    onRun: (run) => runs.push(run),
  });
  return {
    ...queue,
    start: (addresses: readonly string[]) =>
      queue.start(addresses.map((address) => ({ address, progress: { kind: "waiting" } }))),
    startSites: queue.start,
    clock,
    calls,
    open,
    run: () => runs.at(-1) ?? { sites: [], phase: { kind: "done" as const } },
    kinds: () => runs.at(-1)?.sites.map(({ progress }) => progress.kind),
    phase: () => runs.at(-1)?.phase,
    asked: () => calls.map(({ address }) => address),
    async end(address: string, outcome: Outcome = succeed(`offers of ${address}`)) {
      const call = open().find((one) => one.address === address);
      if (call === undefined) throw new Error(`${address} is not under way.`);
      ended.add(call);
      call.end(outcome);
      await settle();
    },
    async wait(ms: number) {
      clock.advance(ms);
      await settle();
    },
  };
}

const abc = ["a", "b", "c", "d"];

describe("S2: a run", () => {
  test("a run prices the addresses in order, two at a time, and ends when all are priced", async () => {
    const driver = drive();
    driver.start(abc);
    expect(driver.asked()).toEqual(["a", "b"]);
    await driver.end("b");
    expect(driver.asked()).toEqual(["a", "b", "c"]);
    expect(driver.kinds()).toEqual(["pricing", "priced", "pricing", "waiting"]);
    await driver.end("a");
    await driver.end("c");
    expect(driver.phase()).toEqual({ kind: "running" });
    await driver.end("d");
    expect(driver.phase()).toEqual({ kind: "done" });
    expect(driver.run().sites[1]?.progress).toEqual({ kind: "priced", answer: "offers of b" });
    expect(driver.asked()).toEqual(abc);
  });

  test("a run starts no call while it is paused, but accepts the answers of running calls; then it continues", async () => {
    const driver = drive();
    driver.start(abc);
    driver.pause();
    await driver.end("a");
    await driver.end("b");
    expect(driver.phase()).toEqual({ kind: "paused", why: "person" });
    expect(driver.kinds()).toEqual(["priced", "priced", "waiting", "waiting"]);
    driver.goOn();
    expect(driver.asked()).toEqual(abc);
  });

  test("a run ends with the last answers, even if it was paused before them", async () => {
    const driver = drive();
    driver.start(["a"]);
    driver.pause();
    await driver.end("a");
    expect(driver.phase()).toEqual({ kind: "done" });
    driver.pause();
    expect(driver.phase()).toEqual({ kind: "done" });
  });

  test("I9: a run retries once a minute after a 504, and continues with other addresses in the meantime", async () => {
    const driver = drive();
    driver.start(abc);
    await driver.end("a", refused(504));
    expect(driver.kinds()?.[0]).toBe("later");
    expect(driver.asked()).toEqual(["a", "b", "c"]);
    for (const each of ["b", "c", "d"]) await driver.end(each);
    expect(driver.phase()).toEqual({ kind: "running" });
    await driver.wait(59_999);
    expect(driver.asked()).toEqual(abc);
    await driver.wait(1);
    expect(driver.asked()).toEqual([...abc, "a"]);
    await driver.end("a", refused(504));
    expect(driver.run().sites[0]?.progress).toEqual({ kind: "failed", status: 504 });
    expect(driver.phase()).toEqual({ kind: "done" });
  });

  test("a run prices a failed address again on request, also while it is paused, with its own retry", async () => {
    const driver = drive();
    driver.start(abc);
    await driver.end("a", refused(500));
    driver.pause();
    await driver.end("b");
    await driver.end("c");
    driver.again([0]);
    expect(driver.asked()).toEqual(["a", "b", "c", "a"]);
    await driver.end("a", refused(504));
    await driver.wait(60_000);
    await driver.end("a");
    expect(driver.kinds()).toEqual(["priced", "priced", "priced", "waiting"]);
    expect(driver.phase()).toEqual({ kind: "paused", why: "person" });
  });

  test("a finished run prices a failed address again on request", async () => {
    const driver = drive();
    driver.start(["a", "b"]);
    await driver.end("a", refused(500));
    await driver.end("b");
    driver.again([0]);
    await driver.end("a");
    expect(driver.asked()).toEqual(["a", "b", "a"]);
    expect(driver.phase()).toEqual({ kind: "done" });
  });

  test("a run prices only the new addresses of another list", async () => {
    const driver = drive();
    driver.start(["a", "b"]);
    await driver.end("a");
    const [first] = driver.run().sites;
    driver.startSites([{ address: "c", progress: { kind: "waiting" } }, ...(first ? [first] : [])]);
    await driver.end("c");
    expect(driver.asked()).toEqual(["a", "b", "c"]);
    expect(driver.kinds()).toEqual(["priced", "priced"]);
    expect(driver.phase()).toEqual({ kind: "done" });
  });

  test("a run does not repeat a running call", () => {
    const driver = drive();
    driver.start(abc);
    driver.again([0, 1]);
    expect(driver.asked()).toEqual(["a", "b"]);
  });
});

describe("S2: a call that is answered with 429 slows the run down", () => {
  test("no call is sent before the server's time; then one call runs at a time, and later two", async () => {
    const driver = drive();
    driver.start(["a", "b", "c", "d", "e", "f", "g", "h", "i"]);
    await driver.end("a", refused(429, 7_000));
    expect(driver.phase()).toEqual({ kind: "resting", untilMs: 8_000 });
    await driver.end("b");
    await driver.wait(6_999);
    expect(driver.asked()).toEqual(["a", "b"]);
    await driver.wait(1);
    expect(driver.phase()).toEqual({ kind: "running" });
    expect(driver.open().map(({ address }) => address)).toEqual(["a"]);
    // One of the five answers came during the pause.
    for (const each of ["a", "c", "d"]) {
      await driver.end(each);
      expect(driver.open()).toHaveLength(1);
    }
    await driver.end("e");
    expect(driver.open()).toHaveLength(2);
  });

  test("without a time from the server, the pauses grow up to five minutes, until an address is answered", async () => {
    const driver = drive();
    driver.start(["a", "b"]);
    await driver.end("b");
    for (const restMs of [5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000]) {
      await driver.end("a", refused(429));
      await driver.wait(restMs - 1);
      expect(driver.open()).toEqual([]);
      await driver.wait(1);
      expect(driver.open()).toHaveLength(1);
    }
    await driver.end("a");
    driver.again([0]);
    await driver.end("a", refused(429));
    await driver.wait(5_000);
    expect(driver.open()).toHaveLength(1);
  });

  test("two calls that are refused together cause one pause", async () => {
    const driver = drive();
    driver.start(abc);
    await driver.end("a", refused(429));
    await driver.end("b", refused(429));
    await driver.wait(10_000);
    await driver.end("a", refused(429));
    await driver.wait(10_000);
    expect(driver.open()).toHaveLength(1);
  });

  test("the waiting time also delays a paused run, a manual retry and another list", async () => {
    const driver = drive();
    driver.start(["a", "b"]);
    await driver.end("b", refused(500));
    await driver.end("a", refused(429, 30_000));
    driver.pause();
    driver.again([1]);
    expect(driver.open()).toEqual([]);
    driver.goOn();
    expect(driver.phase()).toEqual({ kind: "resting", untilMs: 31_000 });
    driver.start(["x"]);
    await driver.wait(29_999);
    expect(driver.open()).toEqual([]);
    await driver.wait(1);
    expect(driver.open().map(({ address }) => address)).toEqual(["x"]);
  });

  test("a run that is paused while it waits stays paused, and sends requested calls after the waiting time", async () => {
    const driver = drive();
    driver.start(["a", "b"]);
    await driver.end("b", refused(500));
    await driver.end("a", refused(429, 30_000));
    driver.pause();
    driver.again([1]);
    await driver.wait(30_000);
    expect(driver.open().map(({ address }) => address)).toEqual(["b"]);
    expect(driver.phase()).toEqual({ kind: "paused", why: "person" });
  });

  test("a refused manual retry in a paused run is also repeated after the waiting time", async () => {
    const driver = drive();
    driver.start(["a", "b", "c"]);
    driver.pause();
    await driver.end("a", refused(500));
    await driver.end("b");
    driver.again([0]);
    await driver.end("a", refused(429, 30_000));
    await driver.wait(30_000);
    expect(driver.open().map(({ address }) => address)).toEqual(["a"]);
  });

  test("a shorter waiting time does not shorten a longer one", async () => {
    const driver = drive();
    driver.start(["a", "b"]);
    await driver.end("a", refused(429, 30_000));
    await driver.end("b", refused(429, 2_000));
    expect(driver.phase()).toEqual({ kind: "resting", untilMs: 31_000 });
    await driver.wait(29_999);
    expect(driver.open()).toEqual([]);
  });

  test("a waiting time is at least a second and at most an hour", async () => {
    const driver = drive();
    driver.start(["a"]);
    await driver.end("a", refused(429, 10 ** 12));
    expect(driver.phase()).toEqual({ kind: "resting", untilMs: 1_000 + 3_600_000 });
    await driver.wait(3_600_000);
    await driver.end("a", refused(429, 0));
    expect(driver.phase()).toEqual({ kind: "resting", untilMs: 3_602_000 });
  });
});

describe("S2: some answers stop a run", () => {
  test.each([
    [401, "unauthorized"],
    [403, "denied"],
  ])(
    "after the status %i the run is paused, and the address stays in the queue",
    async (status, why) => {
      const driver = drive();
      driver.start(abc);
      await driver.end("a", refused(status));
      expect(driver.phase()).toEqual({ kind: "paused", why });
      await driver.end("b");
      expect(driver.kinds()).toEqual(["waiting", "priced", "waiting", "waiting"]);
      expect(driver.open()).toEqual([]);
      driver.goOn();
      expect(driver.open().map(({ address }) => address)).toEqual(["a", "c"]);
    },
  );

  test("a manual retry also waits after a 401", async () => {
    const driver = drive();
    driver.start(abc);
    driver.pause();
    for (const each of ["a", "b"]) await driver.end(each, refused(500));
    driver.again([0, 1, 2]);
    await driver.end("a", refused(401));
    await driver.end("b");
    expect(driver.open()).toEqual([]);
  });

  test("the third call in a row without an answer pauses the run", async () => {
    const driver = drive();
    driver.start(["a", "b", "c", "d", "e", "f"]);
    await driver.end("a", refused(null));
    await driver.end("b", refused(500));
    await driver.end("c", refused(null));
    await driver.end("d", refused(null));
    expect(driver.phase()).toEqual({ kind: "running" });
    await driver.end("e", refused(null));
    expect(driver.phase()).toEqual({ kind: "paused", why: "unreachable" });
    expect(driver.kinds()?.slice(0, 5)).toEqual(Array(5).fill("failed"));
  });

  test("W20: a hidden screen aborts its calls, which return to the queue, and the run continues when the screen is displayed", async () => {
    const driver = drive();
    driver.start(abc);
    const [first] = driver.calls;
    driver.suspend();
    expect(first?.abort.aborted).toBe(true);
    expect(driver.kinds()).toEqual(["waiting", "waiting", "waiting", "waiting"]);
    first?.end(succeed("late"));
    await settle();
    expect(driver.kinds()?.[0]).toBe("waiting");
    driver.wake();
    expect(driver.open().map(({ address }) => address)).toEqual(["a", "b"]);
  });

  test("a dropped list starts no call and ignores answers", async () => {
    const driver = drive();
    driver.start(abc);
    const [first] = driver.calls;
    driver.clear();
    first?.end(succeed("late"));
    await settle();
    expect(driver.run()).toEqual({ sites: [], phase: { kind: "done" } });
    expect(driver.calls).toHaveLength(2);
  });
});

describe("S3: a restored run", () => {
  const before = ["a", "b", "c"].map((address) => ({
    address,
    progress: { kind: address === "b" ? ("pricedBefore" as const) : ("waiting" as const) },
  }));

  test("a restored run sends no call until it is continued, and then for all addresses", async () => {
    const driver = drive();
    driver.restore(before);
    expect(driver.phase()).toEqual({ kind: "paused", why: "reloaded" });
    expect(driver.calls).toEqual([]);
    expect(countsOf(driver)).toEqual({ ...none, before: 1, left: 2 });
    driver.goOn();
    for (const address of ["a", "b", "c"]) await driver.end(address);
    expect(driver.phase()).toEqual({ kind: "done" });
    expect(countsOf(driver)).toEqual({ ...none, priced: 3 });
    expect(driver.asked()).toEqual(["a", "b", "c"]);
  });

  test("an address of a restored run can be priced alone, and the run stays paused until it is continued", async () => {
    const driver = drive();
    const done = ["a", "b"].map((address) => ({
      address,
      progress: { kind: "pricedBefore" as const },
    }));
    driver.restore(done);
    driver.again([1]);
    await driver.end("b");
    expect(driver.phase()).toEqual({ kind: "paused", why: "reloaded" });
    expect(countsOf(driver)).toEqual({ ...none, priced: 1, before: 1 });
    driver.goOn();
    await driver.end("a");
    expect([driver.phase(), driver.asked()]).toEqual([{ kind: "done" }, ["b", "a"]]);
  });

  test("a list that replaces a restored one is priced completely", async () => {
    const driver = drive();
    driver.restore(before);
    driver.startSites(driver.run().sites.filter(({ address }) => address !== "c"));
    for (const address of ["a", "b"]) await driver.end(address);
    expect([driver.phase(), driver.asked()]).toEqual([{ kind: "done" }, ["a", "b"]]);
  });
});

test("S5: the answer of a search outside of the run counts, and aborts the run's own call", async () => {
  const driver = drive();
  driver.start(abc);
  driver.answered(0, "from the proposal");
  expect(driver.calls[0]?.abort.aborted).toBe(true);
  expect(driver.run().sites[0]?.progress).toEqual({ kind: "priced", answer: "from the proposal" });
  expect(driver.open().map(({ address }) => address)).toEqual(["b", "c"]);
  driver.answered(9, "of no site");
  expect(driver.run().sites).toHaveLength(4);
});

test.each([
  ["120", 120_000],
  [" 0 ", 0],
  ["Tue, 14 Nov 2023 22:14:20 GMT", 60_000],
  ["Tue, 14 Nov 2023 22:13:00 GMT", 0],
  ["", null],
  [null, null],
  ["soon", null],
  ["-5", null],
  ["1.5", null],
  ["99999999999", null],
])("S2: the waiting time of Retry-After %j is %j ms", (header, ms) => {
  expect(retryAfterMsOf(header, 1_700_000_000_000)).toBe(ms);
});

type Step =
  | { readonly kind: "end"; readonly which: number; readonly outcome: Outcome }
  | { readonly kind: "wait"; readonly ms: number }
  | { readonly kind: "again"; readonly place: number }
  | { readonly kind: "pause" | "goOn" | "kill" | "leave" | "retryFailed" };

const outcome: fc.Arbitrary<Outcome> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Outcome>(succeed("priced")) },
  {
    weight: 3,
    arbitrary: fc
      .record({
        status: fc.constantFrom(500, 504, 504, 429, 429, 401, 403, null),
        retryAfterMs: fc.constantFrom(null, null, 0, 2_000, 90_000),
      })
      .map((failure): Outcome => fail(failure)),
  },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("end"), which: fc.nat(1), outcome }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("wait"), ms: fc.constantFrom(1, 1_000, 61_000) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("again"), place: fc.nat(7) }) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom("pause", "goOn", "goOn", "kill", "leave", "retryFailed")
      .map((kind) => ({ kind }) as const),
  },
);

const nothingAnswered: KeptSites = {
  addresses: [],
  answered: new Set(),
  criterion: firstCriterion,
  choices: new Map(),
  unsaved: new Map(),
  today: new Map(),
  printsSavings: false,
};

/** The text that a tab saves of a run after every change. */
function keptOf({ sites }: SiteRun<string>): string {
  return writeKeptSites({
    ...nothingAnswered,
    addresses: sites.map(({ address }) => address),
    answered: new Set(
      [...sites.keys()].filter((place) =>
        ["priced", "pricedBefore"].includes(sites[place]?.progress.kind ?? ""),
      ),
    ),
  });
}

test("S2, S3: no sequence of answers, failures, pauses, kills and reloads prices an address twice or loses one", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 8 }),
      fc.array(step, { maxLength: 60 }),
      async (size, steps) => {
        const addresses = Array.from({ length: size }, (_, index) => `site ${index}`);
        const clock = createFakeClock(1_000);
        /** Answered addresses, which are requested again only if the user requests it. */
        const answered = new Set<string>();
        let restUntilMs = 0;
        const wrong: string[] = [];
        const handleCall = (address: string) => {
          if (answered.has(address)) wrong.push(`${address} is priced twice`);
          if (clock.now() < restUntilMs) wrong.push(`${address} is priced in a rest`);
        };
        let driver = drive(clock, handleCall);
        driver.start(addresses);

        function check() {
          expect(wrong).toEqual([]);
          const open = driver.open().map(({ address }) => address);
          expect(open.length).toBeLessThanOrEqual(2);
          expect(new Set(open).size).toBe(open.length);
          const { sites, phase } = driver.run();
          expect(sites.map(({ address }) => address)).toEqual(addresses);
          for (const { address, progress } of sites) {
            const isAnswered = progress.kind === "priced" || progress.kind === "pricedBefore";
            expect(isAnswered).toBe(answered.has(address));
            expect(progress.kind === "pricing").toBe(open.includes(address));
          }
          const { left, before } = countsOf(driver);
          expect(phase.kind === "done").toBe(left + before === 0);
          // A running queue always has an open call.
          if (phase.kind === "running" && open.length === 0) {
            expect(sites.some(({ progress }) => progress.kind === "later")).toBe(true);
            expect(sites.some(({ progress }) => progress.kind === "waiting")).toBe(false);
          }
        }

        async function end(which: number, given: Outcome) {
          const call = driver.open()[which] ?? driver.open()[0];
          if (call === undefined) return;
          if (given.ok) answered.add(call.address);
          else if (given.failure.status === 429 && given.failure.retryAfterMs !== null) {
            restUntilMs = Math.max(restUntilMs, clock.now() + given.failure.retryAfterMs);
          }
          await driver.end(call.address, given);
        }

        function again(places: readonly number[]) {
          const sites = driver.run().sites;
          for (const place of places) {
            const site = sites[place];
            if (site && site.progress.kind !== "pricing") answered.delete(site.address);
          }
          driver.again(places.filter((place) => place < size));
        }

        function kill() {
          const kept = readKeptSites(keptOf(driver.run()));
          if (kept === null) throw new Error("The list is lost.");
          driver.clear();
          driver = drive(clock, handleCall);
          // The page has been reloaded and does not know the waiting time.
          restUntilMs = 0;
          driver.restore(queuedSitesOf(kept));
        }

        /** After a reload, all addresses are priced. */
        function goOn() {
          const { sites, phase } = driver.run();
          for (const { address, progress } of phase.kind === "paused" ? sites : []) {
            if (progress.kind === "pricedBefore") answered.delete(address);
          }
          driver.goOn();
        }

        const failedPlaces = () =>
          driver
            .run()
            .sites.flatMap(({ progress }, place) => (progress.kind === "failed" ? [place] : []));
        const acts: Readonly<Record<string, () => void>> = {
          pause: () => driver.pause(),
          goOn,
          kill,
          leave() {
            driver.suspend();
            driver.wake();
          },
          retryFailed: () => again(failedPlaces()),
        };
        for (const one of steps) {
          if (one.kind === "end") await end(one.which, one.outcome);
          else if (one.kind === "wait") await driver.wait(one.ms);
          else if (one.kind === "again") again([one.place]);
          else acts[one.kind]?.();
          await settle();
          check();
        }

        // Whatever happened before, every address is answered in the end.
        const isDone = () => answered.size === size && driver.phase()?.kind === "done";
        for (let round = 0; round < 40 && !isDone(); round += 1) {
          goOn();
          again(failedPlaces());
          await driver.wait(3_600_000);
          while (driver.open().length > 0) {
            await end(0, succeed("priced"));
            check();
          }
        }
        expect([...answered].sort()).toEqual([...addresses].sort());
        expect(driver.phase()).toEqual({ kind: "done" });
      },
    ),
    { numRuns: 500 },
  );
});
