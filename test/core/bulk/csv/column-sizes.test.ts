import { expect, test } from "vitest";
import { columnSizesOf, pairShort } from "../../../../src/core/bulk/csv/column-sizes.ts";

test.each([
  ["ab cd ef ghi", "short"],
  ["ab cd ef ghij", "usual"],
  // Capital letters are wider.
  ["AB CD EF gh", "usual"],
  ["abcdefgh", "short"],
  ["abcdefghi", "usual"],
  ["ab ".repeat(10), "usual"],
  ["ab ".repeat(11), "wide"],
  ["ab ".repeat(27), "widest"],
  ["", "short"],
] as const)("a column with %j is %s", (text, size) => {
  expect(columnSizesOf(["Name"], [{ cells: [""] }, { cells: [text] }])).toEqual([size]);
});

test("a long word in the heading counts, rows after the first fifty do not", () => {
  const rows = Array.from({ length: 51 }, (_, at) => ({
    cells: [at === 50 ? "a".repeat(99) : ""],
  }));
  expect(columnSizesOf(["Zone"], rows)).toEqual(["short"]);
  expect(columnSizesOf(["Serviceability"], rows)).toEqual(["usual"]);
});

test("only pairs of short columns stay short", () => {
  expect(pairShort(["short", "short", "short", "wide", "short"])).toEqual([
    "short",
    "short",
    "usual",
    "wide",
    "usual",
  ]);
});
