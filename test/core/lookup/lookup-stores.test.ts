import { describe, expect, test } from "vitest";
import { noSetting } from "../../../src/core/lookup/lookup-answers.ts";
import { createLookupResults } from "../../../src/core/lookup/lookup-results.ts";
import type { Serviceability } from "../../../src/core/lookup/place.ts";
import { createSavedLookup } from "../../../src/core/lookup/saved-lookup.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { textIn } from "./lookup-driver.ts";
import { anEntry, aPlace, aPlaceAt, aProvider } from "./places.ts";

function aResult(pretty: string) {
  return { place: aPlaceAt(pretty), setting: noSetting };
}

test("G10: a result is kept for 30 minutes", () => {
  const clock = createFakeClock();
  const results = createLookupResults(clock, textIn(new Map()));
  results.write("a", aResult("a"));
  clock.advance(30 * 60_000 - 1);
  expect(results.read("a")).toEqual(aResult("a"));
  clock.advance(1);
  expect(results.read("a")).toBeNull();
});

test("G10: 20 results are kept, the oldest is dropped first, rewriting renews one", () => {
  const results = createLookupResults(createFakeClock(), textIn(new Map()));
  for (let at = 0; at < 20; at += 1) results.write(String(at), aResult(String(at)));
  results.write("0", aResult("again"));
  results.write("20", aResult("20"));
  expect(results.read("0")).toEqual(aResult("again"));
  expect(results.read("1")).toBeNull();
  expect(results.read("2")).toEqual(aResult("2"));
});

test("G10: clearing a result removes only that one", () => {
  const results = createLookupResults(createFakeClock(), textIn(new Map()));
  results.write("a", aResult("a"));
  results.write("__proto__", aResult("p"));
  results.clear("a");
  results.clear("b");
  expect(results.read("a")).toBeNull();
  expect(results.read("__proto__")).toEqual(aResult("p"));
  expect(results.read("constructor")).toBeNull();
});

test("G10: all results are forgotten at once", () => {
  const results = createLookupResults(createFakeClock(), textIn(new Map()));
  results.write("a", aResult("a"));
  results.write("b", aResult("b"));
  results.clearAll();
  expect([results.read("a"), results.read("b")]).toEqual([null, null]);
});

describe("G10: results over a reload", () => {
  const serviceability: readonly Serviceability[] = [
    { kind: "none" },
    { kind: "list", entries: [anEntry()] },
    { kind: "parts", version: "2", parts: [{ key: "coax", title: "Coax", entries: [anEntry()] }] },
  ];
  const pricingLink = { uri: "/scout/pricing", label: "Generate Pricing" };
  const full = {
    place: aPlace({
      location: { ...aPlace().location, latitude: 1.5, longitude: -2 },
      providers: serviceability.map((one) =>
        aProvider({ serviceability: one, distanceFeet: 7, accessTypes: ["fiber"], pricingLink }),
      ),
    }),
    setting: { ...noSetting, loadingMessages: ["Looking"] },
  };

  test("the next page of the tab has them for 30 minutes, and those since then", () => {
    const clock = createFakeClock(1_000_000);
    const text = textIn(new Map());
    createLookupResults(clock, text).write("a", full);
    clock.advance(60_000);
    const reloaded = createLookupResults(clock, text);
    expect(reloaded.read("a")).toEqual(full);
    expect(createLookupResults(clock, text).read("a", clock.now())).toBeNull();
    createLookupResults(clock, text).write("b", aResult("b"));
    clock.advance(29 * 60_000 - 1);
    expect(createLookupResults(clock, text).read("a")).toEqual(full);
    expect(createLookupResults(clock, text).read("b")).toEqual(aResult("b"));
    clock.advance(1);
    expect(createLookupResults(clock, text).read("a")).toBeNull();
    expect(createLookupResults(clock, text).read("b")).toEqual(aResult("b"));
  });

  test("what is cleared, forgotten or of a clock that goes back is gone there, too", () => {
    const clock = createFakeClock(1_000_000);
    const text = textIn(new Map());
    createLookupResults(clock, text).write("a", full);
    createLookupResults(clock, text).write("b", full);
    expect(createLookupResults(createFakeClock(999_999), text).read("a")).toBeNull();
    createLookupResults(clock, text).clear("a");
    expect(createLookupResults(clock, text).read("a")).toBeNull();
    expect(createLookupResults(clock, text).read("b")).toEqual(full);
    createLookupResults(clock, text).clearAll();
    expect(createLookupResults(clock, text).read("b")).toBeNull();
  });

  test("20 are kept over all pages, and the oldest goes where the text would be too long", () => {
    const clock = createFakeClock(1_000_000);
    const text = textIn(new Map());
    const write = (address: string, pretty: string) => {
      clock.advance(1);
      createLookupResults(clock, text).write(address, aResult(pretty));
    };
    const read = (address: string) => createLookupResults(clock, text).read(address);
    for (let at = 0; at < 21; at += 1) write(String(at), String(at));
    expect(read("0")).toBeNull();
    expect(read("1")).toEqual(aResult("1"));
    write("long", "x".repeat(495_000));
    expect(read("20")).toEqual(aResult("20"));
    write("longer", "x".repeat(499_000));
    expect([read("20"), read("long")]).toEqual([null, null]);
    write("too long", "x".repeat(500_000));
    expect(read("too long")).toBeNull();
  });

  test("a text with a damaged member, as of another script or version, is ignored", () => {
    const clock = createFakeClock(1_000_000);
    const kept = new Map<string, string>();
    createLookupResults(clock, textIn(kept)).write("a", full);
    const [[key, text] = ["", ""]] = kept;
    const damaged = [...damagesOf(JSON.parse(text))].map((one) => JSON.stringify(one));
    expect(damaged.length).toBeGreaterThan(80);
    for (const one of ["", "null", "7", "{", ...damaged]) {
      kept.set(key, one);
      expect(createLookupResults(clock, textIn(kept)).read("a"), one).toBeNull();
    }
  });
});

/** The value with each of its members in turn replaced by one of another type. The version of the parts is not read. */
function* damagesOf(value: unknown): Generator<unknown> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (name === "version" && member === "2") continue;
    const withMember = (other: unknown) =>
      Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other };
    yield withMember(typeof member === "boolean" ? 7 : true);
    for (const inner of damagesOf(member)) yield withMember(inner);
  }
}

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
