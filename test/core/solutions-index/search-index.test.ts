import { expect, test } from "vitest";
import { countCapabilities, searchIndex } from "../../../src/core/solutions-index/search-index.ts";
import { term } from "./an-index.ts";

const categories = [
  {
    bundle: "access",
    label: "Access Types",
    items: [
      term("h", { type: "header", label: "Wired fiber" }),
      term("1", { label: "Fiber", parent: "h" }),
      term("2", { label: "Dark Fiber", parent: "1" }),
      term("3", { label: "Coax", parent: "h" }),
      term("4", { label: "Satéllite" }),
    ],
  },
  { bundle: "wan", label: "SD-WAN", items: [term("5", { label: "Cloud" }), term("5")] },
  { bundle: "none", label: "Empty", items: [term("h2", { type: "header", label: "Dark" })] },
];

const found = (text: string) => {
  const search = searchIndex(categories, text);
  const values = [...(search?.items ?? [])].map(([place, items]) => [
    place,
    ...items.map(({ value }) => value),
  ]);
  return [search?.count ?? null, ...values];
};

test.for([
  ["no words", "  ", [null]],
  ["the label of a term, which keeps its ancestors", "dark", [1, [0, "h", "1", "2"]]],
  ["other case and accents", "SATELLITE", [1, [0, "4"]]],
  ["the label of an ancestor", "wired coax", [1, [0, "h", "3"]]],
  ["the label of its category, each value once", "sd-wan", [1, [1, "5", "5"]]],
  ["words of category and term", "wan cloud", [1, [1, "5"]]],
  ["all words must match", "coax satellite", [0]],
  ["a heading is not a capability", "empty", [0]],
] as const)("R21: %s", ([, text, expected]) => {
  expect(found(text)).toEqual(expected);
});

test("R21: a term that is its own ancestor does not make the search endless", () => {
  const items = [term("a", { parent: "b" }), term("b", { parent: "a" })];
  expect(searchIndex([{ bundle: "x", label: "X", items }], "b")?.count).toBe(1);
});

test("R1: capabilities are counted once per category, without headings", () => {
  expect(countCapabilities(categories)).toBe(5);
});
