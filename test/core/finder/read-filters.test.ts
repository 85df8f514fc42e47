import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filterOptionsOf, maxCriteria } from "../../../src/core/finder/criterion.ts";
import { noChoices, reduceFinder } from "../../../src/core/finder/finder-state.ts";
import { readFilters, resolveFilter } from "../../../src/core/finder/read-filters.ts";
import { anyCharacter } from "../../support/any-character.ts";
import { aFacet, anItem } from "./finder-rows.ts";

const options = filterOptionsOf([
  aFacet("access", "1", [
    anItem("wired", "Wired", { isHeader: true }),
    anItem("101", "Fiber", { children: [anItem("102", "Dark Fiber", { parent: "101" })] }),
    anItem("103", "Coax"),
  ]),
  aFacet("industry", "2", [
    anItem("201", "Healthcare"),
    anItem("202", "Other"),
    anItem("a:b", "With Colon"),
    anItem("203", "501 to 2,000 Seats"),
    anItem("204", "Tier 1: Gold"),
  ]),
  aFacet("support", "3", [
    anItem("301", "Other"),
    anItem("101", "Fiber Support"),
    anItem("911", "911"),
  ]),
]);
const many = filterOptionsOf([
  aFacet(
    "n",
    "9",
    Array.from({ length: 40 }, (_, at) => anItem(`v${at}`, `Label ${at}`)),
  ),
]);

describe("P9: the parameters `filters` of an address", () => {
  test.each<[string, string[], string[]]>([
    ["key and value", ["access:101"], ["access:101"]],
    ["the facet's id and value", ["1:101"], ["access:101"]],
    ["label and value, as the solutions index links", ["Healthcare:201"], ["industry:201"]],
    ["label and value in any case", ["healthCARE : 201"], ["industry:201"]],
    ["label and value that two terms share", ["Healthcare:103"], []],
    ["a key and a value of another facet", ["access:201"], []],
    ["a number that is a unique value", ["103"], ["access:103"]],
    ["a number that two terms have as value", ["101"], []],
    ["a number that is a label", ["911"], ["support:911"]],
    ["an unknown number", ["999"], []],
    ["a label with a colon, and its value (R11)", ["Tier 1: Gold:204"], ["industry:204"]],
    ["only a label, with a colon", ["Tier 1: Gold"], ["industry:204"]],
    ["only a label", ["Dark Fiber"], ["access:102"]],
    ["a label in another case with surrounding spaces", ["  dARK   fiber "], ["access:102"]],
    ["a label that two terms share", ["Other"], []],
    ["one of these two by its key", ["support:Other", "support:301"], ["support:301"]],
    ["a part of a label", ["Fib"], []],
    ["an unknown label", ["Nothing"], []],
    ["a heading, which cannot be a filter", ["Wired", "access:wired", "wired"], []],
    ["a value with a colon is split at the first", ["industry:a:b"], ["industry:a:b"]],
    [
      "several filters with commas",
      ["access:101,Healthcare, 103"],
      ["access:101", "industry:201", "access:103"],
    ],
    ["several parameters", ["access:101", "industry:201"], ["access:101", "industry:201"]],
    ["both", ["access:101,103", "industry:201"], ["access:101", "access:103", "industry:201"]],
    ["a comma in a label", ["501 to 2,000 Seats:203"], ["industry:203"]],
    ["repeated filters", ["access:101", "1:101", "Fiber:101,access:101"], ["access:101"]],
    ["nothing", [], []],
    ["empty texts", ["", " ", ",", ",,", ":", "::"], []],
    ["half a pair", ["access:", ":101", "access"], []],
    ["known filters among unknown ones", ["x:y,access:101,%,Nothing"], ["access:101"]],
    [
      "hostile texts",
      ["__proto__:101", "constructor", "<script>alert(1)</script>:101", "access:101\u0000"],
      [],
    ],
    ["a pattern", ["access:.*", ".*", "(a+)+$"], []],
    ["a very long text", ["x".repeat(1e5), ",".repeat(1e4)], []],
  ])("%s", (_, texts, expected) => {
    expect(readFilters(texts, options).filters.map(({ key, value }) => `${key}:${value}`)).toEqual(
      expected,
    );
  });

  test.for<[string, string[], string[]]>([
    ["a text without a filter", ["  gigabit fibre "], ["gigabit fibre"]],
    ["a text that two filters share", ["Other"], ["Other"]],
    ["a list without known filters is one text", ["fast, cheap"], ["fast, cheap"]],
    ["the unknown part of a list", ["x:y,access:101,,Nothing"], ["x:y", "Nothing"]],
    ["only known filters", ["access:101", "Healthcare"], []],
    ["empty texts", ["", " "], []],
  ])("P9: %s", ([, texts, expected]) => {
    expect(readFilters(texts, options).unknown).toEqual(expected);
  });

  test("a filter has its facet, label and parent", () => {
    expect(resolveFilter("Dark Fiber", options)).toEqual({
      kind: "filter",
      key: "access",
      facetId: "1",
      value: "102",
      label: "Dark Fiber",
      parent: "101",
    });
  });

  test("P6, P7: of 31 or more filters, the first 30 are used, with one warning", () => {
    const texts = [many.map(({ item }) => `n:${item.value}`).join(",")];
    const criteria = readFilters(texts, many).filters;
    expect(criteria).toHaveLength(40);
    const { state, refusal } = reduceFinder(noChoices, { kind: "addCriteria", criteria });
    expect(refusal).toBe("filterLimit");
    expect(state.criteria).toEqual(criteria.slice(0, maxCriteria));
  });

  test("any input gives only known terms, each once", () => {
    const known = new Set(options.map(({ item }) => item));
    fc.assert(
      fc.property(fc.array(fc.string({ unit: anyCharacter })), (texts) => {
        const found = readFilters(texts, options).filters;
        expect(new Set(found.map(({ key, value }) => `${key} ${value}`)).size).toBe(found.length);
        for (const { key, value } of found) {
          expect([...known].some((item) => item.key === key && item.value === value)).toBe(true);
        }
      }),
    );
  });

  test("every term is found by its key and value", () => {
    for (const { item } of [...options, ...many]) {
      expect(resolveFilter(`${item.key}:${item.value}`, [...options, ...many])).toMatchObject({
        key: item.key,
        value: item.value,
      });
    }
  });
});

test.each([
  ["", null],
  ["  ", null],
  [":101", null],
  ["101x", null],
  ["x911", null],
  ["911", "911"],
  ["601", "sixohone"],
  [" Fiber : 101 ", "101"],
  [" access : 101 ", "101"],
])("P9: the parameter %j selects %j", (text, value) => {
  const own = filterOptionsOf([
    aFacet("access", "1", [
      anItem("101", "Fiber"),
      anItem("101x", "Fiber X"),
      anItem("x911", "X 911"),
      anItem("sixohone", "601"),
      anItem("911", "Emergency"),
      anItem("blank", ""),
    ]),
  ]);
  expect(resolveFilter(text, own)?.value ?? null).toBe(value);
});

test("P9: a parameter that is a filter as a whole is not split, even if its parts are filters", () => {
  const own = filterOptionsOf([
    aFacet("seats", "1", [anItem("1", "Up to 1,000"), anItem("2", "Up to 1"), anItem("3", "000")]),
  ]);
  expect(readFilters(["Up to 1,000"], own).filters.map(({ value }) => value)).toEqual(["1"]);
});

test("P9: a pair without a name selects nothing, even if a facet has no id", () => {
  const own = filterOptionsOf([aFacet("access", "", [anItem("101", "Fiber")])]);
  expect(resolveFilter(":101", own)).toBeNull();
});

test("P9: a term is one option per facet, facets are identified by id or else by key, and headings are not options", () => {
  const own = filterOptionsOf([
    aFacet("access", "1", [
      anItem("100", "Wired", { isHeader: true }),
      anItem("101", "Fiber"),
      anItem("101", "Fiber again"),
    ]),
    aFacet("line", "1", [anItem("101", "Fiber of the same facet")]),
    aFacet("industry", "2", [anItem("101", "Healthcare")]),
    aFacet("size", "", [anItem("101", "Small")]),
    aFacet("age", "", [anItem("101", "Young"), anItem("101", "Young again")]),
  ]);
  expect(own.map(({ item, facetTitle }) => `${facetTitle}: ${item.label}`)).toEqual([
    "access: Fiber",
    "industry: Healthcare",
    "size: Small",
    "age: Young",
  ]);
});
