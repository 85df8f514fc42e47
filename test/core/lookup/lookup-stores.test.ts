import { expect, test } from "vitest";
import { noSetting } from "../../../src/core/lookup/lookup-answers.ts";
import { createLookupResults } from "../../../src/core/lookup/lookup-results.ts";
import { createSavedLookup } from "../../../src/core/lookup/saved-lookup.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { textIn } from "./lookup-driver.ts";
import { aPlaceAt } from "./places.ts";

function aResult(pretty: string) {
  return { place: aPlaceAt(pretty), setting: noSetting };
}

test("G10: a result is kept for 30 minutes", () => {
  const clock = createFakeClock();
  const results = createLookupResults(clock);
  results.write("a", aResult("a"));
  clock.advance(30 * 60_000 - 1);
  expect(results.read("a")).toEqual(aResult("a"));
  clock.advance(1);
  expect(results.read("a")).toBeNull();
});

test("G10: 20 results are kept, the oldest is dropped first, rewriting renews one", () => {
  const results = createLookupResults(createFakeClock());
  for (let at = 0; at < 20; at += 1) results.write(String(at), aResult(String(at)));
  results.write("0", aResult("again"));
  results.write("20", aResult("20"));
  expect(results.read("0")).toEqual(aResult("again"));
  expect(results.read("1")).toBeNull();
  expect(results.read("2")).toEqual(aResult("2"));
});

test("G10: clearing a result removes only that one", () => {
  const results = createLookupResults(createFakeClock());
  results.write("a", aResult("a"));
  results.write("__proto__", aResult("p"));
  results.clear("a");
  results.clear("b");
  expect(results.read("a")).toBeNull();
  expect(results.read("__proto__")).toEqual(aResult("p"));
  expect(results.read("constructor")).toBeNull();
});

test("G10: all results are forgotten at once", () => {
  const results = createLookupResults(createFakeClock());
  results.write("a", aResult("a"));
  results.write("b", aResult("b"));
  results.clearAll();
  expect([results.read("a"), results.read("b")]).toEqual([null, null]);
});

test("G31: a saved lookup can be read until it is 10 minutes old or cleared", () => {
  const clock = createFakeClock(5000);
  const kept = new Map<string, string>();
  const saved = createSavedLookup(textIn(kept), clock);
  expect(saved.read()).toBeNull();
  const lookup = { address: "a", batch: { id: "1", seed: "s", token: "t" }, startedAtMs: 5000 };
  const { signal } = new AbortController();
  saved.write(lookup, signal);
  clock.advance(10 * 60_000 - 1);
  expect(saved.read()).toEqual(lookup);
  clock.advance(1);
  expect(saved.read()).toBeNull();
  saved.write({ ...lookup, startedAtMs: clock.now() + 1 }, signal);
  expect(saved.read()).toBeNull();
  saved.clear();
  expect(kept.size).toBe(0);
});

test("G31: one lookup of the page follows the saved batch, another one after it has stopped", () => {
  const kept = new Map<string, string>();
  const lookup = { address: "a", batch: { id: "1", seed: "s", token: "t" }, startedAtMs: 0 };
  const clock = createFakeClock();
  const first = new AbortController();
  const page = createSavedLookup(textIn(kept), clock);
  page.write({ ...lookup, startedAtMs: clock.now() }, first.signal);
  expect(page.take(new AbortController().signal)).toBeNull();
  first.abort();
  expect(page.take(new AbortController().signal)?.batch).toEqual(lookup.batch);
  expect(page.take(new AbortController().signal)).toBeNull();

  const reloaded = createSavedLookup(textIn(kept), clock);
  expect(reloaded.take(new AbortController().signal)?.batch).toEqual(lookup.batch);
});

test.each([
  ["address", 7],
  ["batch_id", 7],
  ["batch_seed", null],
  ["batch_token", ["t"]],
  ["startedAt", "5000"],
])("G31: a record whose %s is %j is ignored", (member, value) => {
  const written = {
    address: "a",
    batch_id: "1",
    batch_seed: "s",
    batch_token: "t",
    startedAt: 5000,
  };
  const recordOf = (changes: object) => JSON.stringify({ ...written, ...changes });
  const readFrom = (text: string) =>
    createSavedLookup(
      { read: () => text, write: () => undefined, remove: () => undefined },
      createFakeClock(5000),
    ).read();
  expect(readFrom(recordOf({}))?.batch).toEqual({ id: "1", seed: "s", token: "t" });
  expect(readFrom(recordOf({ [member]: value }))).toBeNull();
  expect(readFrom(recordOf({ [member]: undefined }))).toBeNull();
});
