import { describe, expect, test } from "vitest";
import {
  createPricingSearch,
  type PricingSearchState,
} from "../../../../src/core/pricing/wire/create-pricing-search.ts";
import type { PricingAnswer } from "../../../../src/core/pricing/wire/pricing-search.ts";
import { fail, type Result, succeed } from "../../../../src/core/result.ts";
import { createFakeClock } from "../../../support/fake-clock.ts";

type Outcome = Result<PricingAnswer, { readonly status: number | null }>;

const query = { address: "12 Main St" };
const answer: PricingAnswer = { search: { rows: [] }, message: null };
const refused = (status: number | null): Outcome => fail({ status });

function drive() {
  const clock = createFakeClock();
  const states: PricingSearchState[] = [];
  const calls: { query: unknown; signal: AbortSignal; settle: (outcome: Outcome) => void }[] = [];
  const run = createPricingSearch({
    clock,
    search: (asked, signal) =>
      new Promise((settle) => {
        calls.push({ query: asked, signal, settle });
      }),
    onState: (state) => states.push(state),
  });
  return {
    ...run,
    clock,
    calls,
    kinds: () => states.map(({ kind }) => kind),
    last: () => states.at(-1),
    async settle(outcome: Outcome) {
      calls.at(-1)?.settle(outcome);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

test("1 §2: a search sends one call and receives its answer", async () => {
  const driver = drive();
  driver.search(query);
  await driver.settle(succeed(answer));
  expect(driver.kinds()).toEqual(["searching", "answered"]);
  expect(driver.last()).toEqual({ kind: "answered", query, answer });
  expect(driver.calls).toHaveLength(1);
});

describe("I9: one retry after a 504", () => {
  test("the retry is sent after 60 seconds with the same body, and may succeed", async () => {
    const driver = drive();
    driver.search(query);
    await driver.settle(refused(504));
    expect(driver.last()).toEqual({ kind: "waiting", query });
    driver.clock.advance(59_999);
    expect(driver.calls).toHaveLength(1);
    driver.clock.advance(1);
    expect(driver.calls.map((call) => call.query)).toEqual([query, query]);
    await driver.settle(succeed(answer));
    expect(driver.kinds()).toEqual(["searching", "waiting", "searching", "answered"]);
  });

  test.for([504, 500, 422, null])(
    "a second failure of any kind (%s) ends the search",
    async (status) => {
      const driver = drive();
      driver.search(query);
      await driver.settle(refused(504));
      driver.clock.advance(60_000);
      await driver.settle(refused(status));
      expect(driver.last()).toEqual({ kind: "failed", query, status });
      expect(driver.clock.pending()).toBe(0);
    },
  );

  test.for([500, 502, 429, 403, 401, null])(
    "a failure other than 504 (%s) is not retried",
    async (status) => {
      const driver = drive();
      driver.search(query);
      await driver.settle(refused(status));
      expect(driver.last()).toEqual({ kind: "failed", query, status });
      expect(driver.clock.pending()).toBe(0);
    },
  );

  test.for([
    ["Clear", (driver: ReturnType<typeof drive>) => driver.clear(), "idle", 1],
    ["leaving", (driver: ReturnType<typeof drive>) => driver.dispose(), "waiting", 1],
    [
      "a new search",
      (driver: ReturnType<typeof drive>) => driver.search({ address: "9 Elm St" }),
      "searching",
      2,
    ],
  ] as const)("the retry is cancelled by %s", async ([, act, kind, calls]) => {
    const driver = drive();
    driver.search(query);
    await driver.settle(refused(504));
    act(driver);
    driver.clock.advance(120_000);
    expect(driver.last()?.kind).toBe(kind);
    expect(driver.calls).toHaveLength(calls);
  });

  test("a new search has its own retry", async () => {
    const driver = drive();
    driver.search(query);
    await driver.settle(refused(504));
    driver.search({ address: "9 Elm St" });
    await driver.settle(refused(504));
    expect(driver.last()?.kind).toBe("waiting");
  });
});

describe("M9: the answer of a dropped search is ignored", () => {
  test("a late answer of a replaced search is ignored", async () => {
    const driver = drive();
    driver.search(query);
    const [first] = driver.calls;
    driver.search({ address: "9 Elm St" });
    expect(first?.signal.aborted).toBe(true);
    first?.settle(succeed(answer));
    await Promise.resolve();
    await Promise.resolve();
    expect(driver.kinds()).toEqual(["searching", "searching"]);
  });

  test("an answer after Clear is ignored", async () => {
    const driver = drive();
    driver.search(query);
    driver.clear();
    await driver.settle(succeed(answer));
    expect(driver.last()).toEqual({ kind: "idle" });
  });
});
