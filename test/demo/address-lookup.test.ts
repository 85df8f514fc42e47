import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { generateBuildings, prettyAddressOf } from "../../demo/server/index.ts";
import { openBackend, type TestBackend } from "./support/open-backend.ts";

const answerSchema = v.object({
  data: v.object({
    rows: v.array(v.object({ value: v.string(), label: v.string() })),
    lookup_token: v.string(),
  }),
});

async function suggest(backend: TestBackend, query: string) {
  const answer = await backend.callJson("suggestAddresses", { query: { query } });
  const { rows, lookup_token } = v.parse(answerSchema, answer).data;
  return { values: rows.map(({ value }) => value), lookup_token };
}

test("the lookup suggests a building by prefixes of its words in any order", async () => {
  const backend = await openBackend();
  const addresses = generateBuildings().map(prettyAddressOf);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(addresses.length - 1).chain((index) => {
        const words = (addresses[index] ?? "").split(/[ ,]+/);
        return fc.tuple(
          fc.constant(words),
          fc.shuffledSubarray(words, { minLength: words.length }),
        );
      }),
      async ([words, shuffled]) => {
        const query = shuffled.map((word) => word.slice(0, 5).toUpperCase()).join(" ");
        const { values } = await suggest(backend, query);
        expect(values.map((value) => value.split(/[ ,]+/))).toContainEqual(words);
      },
    ),
    { numRuns: 40 },
  );
});

test("the lookup suggests the building of an address with a unit", async () => {
  const backend = await openBackend();
  const { values } = await suggest(backend, "5192 main street Suite 400, new york");
  expect(values).toEqual(["5192 Main Street, New York, NY 10029"]);
});

test("the lookup suggests at most ten buildings, and none for an empty text", async () => {
  const backend = await openBackend();
  expect((await suggest(backend, "street")).values).toHaveLength(10);
  expect((await suggest(backend, "")).values).toEqual([]);
  expect((await suggest(backend, "  ,,, ")).values).toEqual([]);
  expect((await suggest(backend, "no such words")).values).toEqual([]);
});

test("the lookup knows abbreviations of street types", async () => {
  const backend = await openBackend();
  const building = generateBuildings().find(({ street }) => street.endsWith("Boulevard"));
  const short = building?.street.replace("Boulevard", "Blvd") ?? "";
  expect((await suggest(backend, short)).values).toContain(building && prettyAddressOf(building));
});

test("every answer contains a lookup token", async () => {
  const backend = await openBackend();
  const first = await suggest(backend, "main");
  const second = await suggest(backend, "main");
  expect(first.lookup_token).not.toBe(second.lookup_token);
});
