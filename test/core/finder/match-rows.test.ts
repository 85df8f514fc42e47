import { expect, test } from "vitest";
import { createMatchIndex } from "../../../src/core/finder/match-index.ts";
import {
  criteriaMetBy,
  keepRows,
  matchCounterOf,
  matchRows,
} from "../../../src/core/finder/match-rows.ts";
import { aFilter, aProvider } from "./finder-rows.ts";

const index = createMatchIndex([
  aProvider(0, ["1:a", "1:a"], ["network", "fiber"]),
  aProvider(1, ["1:a", "1:b"], ["network"]),
  aProvider(2, ["1:b", "1:a"], ["network", "fiber"]),
  aProvider(3, [], ["voice"]),
]);
const [a, b] = [aFilter("1:a"), aFilter("1:b")];
const [x, y] = ["a", "b"].map(
  (value) => ({ kind: "answer", key: "q", value, label: "", parent: null }) as const,
);

test.each([
  ["nothing", null, null, [], [0, 1, 2, 3], 0],
  ["one filter", null, null, [a], [0, 1, 2, 3], 3],
  ["two filters", null, null, [a, b], [1, 2, 0, 3], 2],
  ["two answers", null, null, [x, y], [1, 2, 0, 3], 2],
  ["a category", "network", null, [b], [1, 2, 0], 2],
  ["a child category", "network", "fiber", [b], [2, 0], 1],
  ["a child category without its parent", null, "fiber", [b], [1, 2, 0, 3], 2],
  ["a category without matches", "voice", null, [a], [3], 0],
] as const)("P.0, P25: %s", (_name, category, subCategory, criteria, order, matched) => {
  const given = criteria.flatMap((one) => one ?? []);
  const result = matchRows(index, { category, subCategory, criteria: given });
  expect([...result.order]).toEqual(order);
  expect(result.matched).toBe(matched);
});

const queries = [null, "network", "voice"].flatMap((category) =>
  [null, "fiber"].flatMap((subCategory) =>
    [[], [a], [a, b], [x], [x, b]].map((criteria) => ({
      category,
      subCategory,
      criteria: criteria.flatMap((one) => one ?? []),
    })),
  ),
);

test.each(queries)("P38: each criterion shows the number of matches with it: %j", (query) => {
  const countOf = matchCounterOf(index, query);
  for (const criterion of [a, b, x, y].flatMap((one) => one ?? [])) {
    const criteria = [...new Set([...query.criteria, criterion])];
    expect(countOf(criterion)).toBe(matchRows(index, { ...query, criteria }).matched);
  }
});

test("P38: a row lists the criteria that it matches, in their order", () => {
  const criteria = [b, a, y].flatMap((one) => one ?? []);
  const met = [0, 1, 3].map((row) => criteriaMetBy(index, criteria, row));
  expect(met).toEqual([[a], [b, a, y], []]);
});

test("P41: rows that are left out do not count as matches", () => {
  const all = matchRows(index, {
    category: null,
    subCategory: null,
    criteria: [b].flatMap((one) => one ?? []),
  });
  const kept = keepRows(all, (row) => row === 0 || row === 2);
  expect([...kept.order]).toEqual([2, 0]);
  expect(kept).toMatchObject({ matched: 1, total: 1, counts: all.counts });
});
