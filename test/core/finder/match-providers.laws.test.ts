import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Criterion } from "../../../src/core/finder/criterion.ts";
import { matchProviders } from "../../../src/core/finder/match-rows.ts";
import { aFilter, aProvider } from "./finder-rows.ts";
import { naiveMatch } from "./naive-match.ts";

const facet = fc.constantFrom("1", "2", "3");
const value = fc.constantFrom("a", "b", "c", "d");
const category = fc.constantFrom("network", "voice", "a", "b");
/** Items that may also name a facet by the key of its filters. */
const terms = fc.array(
  fc.tuple(fc.oneof(facet, fc.constant("key-1")), value).map((pair) => pair.join(":")),
  { maxLength: 8 },
);
/** The number of rows is greater than one word of a bitset can hold. */
const rows = fc
  .array(fc.tuple(terms, fc.array(category, { maxLength: 3 })), { maxLength: 70 })
  .map((all) => all.map(([own, categories], nid) => aProvider(nid, own, categories)));
const filter = fc.tuple(facet, value, fc.boolean()).map(([id, one, isKeyed]): Criterion => {
  const made = aFilter(`${id}:${one}`);
  return isKeyed ? { ...made, facetId: "", key: id } : made;
});
const answer = fc.tuple(fc.constantFrom("1", "2", "how", "many"), value).map(
  ([key, one]): Criterion => ({
    kind: "answer",
    key,
    value: one,
    label: one,
    parent: null,
  }),
);
const criteria = fc.array(fc.oneof(filter, answer), { maxLength: 8 });
const chosen = fc.option(category);

function run(
  given: Parameters<typeof matchProviders>[0],
  wanted: readonly Criterion[],
  [top, sub]: readonly [string | null, string | null] = [null, null],
) {
  return matchProviders(given, {
    category: top,
    subCategory: sub,
    filters: wanted.filter((one) => one.kind === "filter"),
    answers: wanted.filter((one) => one.kind === "answer"),
  });
}

function matchesOf(found: ReturnType<typeof run>): ReadonlySet<string | number> {
  return new Set(found.filter(({ match }) => match).map(({ row }) => row.nid));
}

describe("for all providers and criteria", () => {
  test("the result equals that of the naive implementation of the decisions", () => {
    fc.assert(
      fc.property(rows, criteria, chosen, chosen, (given, wanted, top, sub) => {
        const kindsInOrder = [
          ...wanted.filter((one) => one.kind === "filter"),
          ...wanted.filter((one) => one.kind === "answer"),
        ];
        expect(run(given, wanted, [top, sub])).toEqual(naiveMatch(given, top, sub, kindsInOrder));
      }),
      { numRuns: 500 },
    );
  });

  test("another criterion never adds matches", () => {
    fc.assert(
      fc.property(
        rows,
        fc.array(filter, { minLength: 1, maxLength: 6 }),
        filter,
        (given, wanted, more) => {
          const before = matchesOf(run(given, wanted));
          const after = matchesOf(run(given, [...wanted, more]));
          for (const nid of after) expect(before.has(nid)).toBe(true);
        },
      ),
    );
  });

  test("the order of the criteria does not change the matches", () => {
    fc.assert(
      fc.property(
        rows,
        fc.uniqueArray(filter, { selector: (one) => `${one.key} ${one.value}` }),
        (given, wanted) => {
          expect(run(given, wanted.toReversed())).toEqual(run(given, wanted));
        },
      ),
    );
  });

  test("a match has every criterion, and every provider is shown exactly once", () => {
    fc.assert(
      fc.property(rows, criteria, (given, wanted) => {
        const found = run(given, wanted);
        expect(found.map(({ row }) => Number(row.nid)).toSorted((a, b) => a - b)).toEqual(
          given.map((_, nid) => nid),
        );
        for (const { row, match } of found) {
          const alone = wanted.map((one) => matchesOf(run(given, [one])).has(row.nid));
          expect(match).toBe(alone.length > 0 && alone.every(Boolean));
        }
      }),
      { numRuns: 60 },
    );
  });
});
