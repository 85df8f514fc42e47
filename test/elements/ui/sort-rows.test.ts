import fc from "fast-check";
import { expect, test } from "vitest";
import { plainFormatting } from "../../../src/core/formatting/formatting.ts";
import { nextSort, type SortValue, sortRows } from "../../../src/elements/ui/sort-rows.ts";

const sorted = (values: readonly SortValue[], direction: "ascending" | "descending") =>
  sortRows(values, (value) => value, direction, plainFormatting);

test("numbers are sorted by size, words by the alphabet, blanks last in both directions", () => {
  expect(sorted(["b", 10, "", "A", 9, null], "ascending")).toEqual([9, 10, "A", "b", "", null]);
  expect(sorted(["b", 10, "", "A", 9, null], "descending")).toEqual(["b", "A", 10, 9, "", null]);
});

test("equal rows keep their order, and the input is not mutated", () => {
  const value = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constant(null), fc.constant("x"));
  fc.assert(
    fc.property(fc.array(value), fc.constantFrom("ascending", "descending"), (values, way) => {
      const rows = values.map((value, place) => ({ value, place }));
      const before = structuredClone(rows);
      const after = sortRows(rows, (row) => row.value, way, plainFormatting);
      expect(rows).toEqual(before);
      expect(after).toHaveLength(rows.length);
      for (const [index, row] of after.entries()) {
        const next = after[index + 1];
        if (next && next.value === row.value) expect(next.place).toBeGreaterThan(row.place);
      }
    }),
  );
});

test("pressing a heading cycles through ascending, descending and unsorted", () => {
  const up = nextSort(undefined, "a");
  const down = nextSort(up, "a");
  expect([up?.direction, down?.direction, nextSort(down, "a")]).toEqual([
    "ascending",
    "descending",
    undefined,
  ]);
  expect(nextSort(down, "b")).toEqual({ key: "b", direction: "ascending" });
});
