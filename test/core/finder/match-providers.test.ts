import { describe, expect, test } from "vitest";
import { AnswerError } from "../../../src/core/api/errors.ts";
import { readProviderRows } from "../../../src/core/api/provider-rows.ts";
import type { AnswerCriterion } from "../../../src/core/finder/criterion.ts";
import { createIndexBuilder, createMatchIndex } from "../../../src/core/finder/match-index.ts";
import { matchProviders, matchRows } from "../../../src/core/finder/match-rows.ts";
import { aFilter, aProvider } from "./finder-rows.ts";

const rows = [
  aProvider(1, ["1:a", "2:x"], ["network"]),
  aProvider(2, ["1:a", "1:b"], ["network", "fiber"]),
  aProvider(3, ["1:b", "2:x"], ["voice"]),
  aProvider(4, [], ["network"]),
  aProvider(5, ["1:a", "1:b", "2:x"], ["voice"]),
];

const answer = (key: string, value: string): AnswerCriterion => ({
  kind: "answer",
  key,
  value,
  label: value,
  parent: null,
});

function shown(query: Partial<Parameters<typeof matchProviders>[1]>) {
  const result = matchProviders(rows, { category: null, filters: [], answers: [], ...query });
  return result.map(({ row, matchCount, match }) => `${row.nid}:${matchCount}${match ? "!" : ""}`);
}

describe("matching", () => {
  test("P1: without criteria nothing matches, and the server's order stays", () => {
    expect(shown({})).toEqual(["1:0", "2:0", "3:0", "4:0", "5:0"]);
    expect(shown({ category: "network" })).toEqual(["1:0", "2:0", "4:0"]);
  });

  test("P2: a category shows only its own providers, and a child category fewer", () => {
    expect(shown({ category: "voice" })).toEqual(["3:0", "5:0"]);
    expect(shown({ category: "network", subCategory: "fiber" })).toEqual(["2:0"]);
    expect(shown({ category: "unknown" })).toEqual([]);
  });

  test("P3: a term matches exactly, but not its parent or its children", () => {
    const parents = [aProvider(1, ["1:fiber"]), aProvider(2, ["1:dark-fiber"])];
    const query = { category: null, filters: [aFilter("1:fiber")], answers: [] };
    const found = matchProviders(parents, query);
    expect(found.filter(({ match }) => match).map(({ row }) => row.nid)).toEqual([1]);
  });

  test("P4: a provider must match every filter, even two of one facet; the others follow by number of hits", () => {
    const filters = [aFilter("1:a"), aFilter("1:b")];
    expect(shown({ filters })).toEqual(["2:2!", "5:2!", "1:1", "3:1", "4:0"]);
  });

  test("2 §4: providers with equally many hits keep the server's order", () => {
    const filters = [aFilter("1:a"), aFilter("1:b"), aFilter("2:x")];
    expect(shown({ filters })).toEqual(["5:3!", "1:2", "2:2", "3:2", "4:0"]);
  });

  test("P.0: a filter finds an item by its facet id and by its key", () => {
    const keyed = [aProvider(1, ["7:a"]), aProvider(2, ["access:a"]), aProvider(3, ["other:a"])];
    const filters = [{ ...aFilter("7:a"), key: "access" }];
    const found = matchProviders(keyed, { category: null, filters, answers: [] });
    expect(found.filter(({ match }) => match).map(({ row }) => row.nid)).toEqual([1, 2]);
  });

  test("P.0: a filter without a facet id is looked up under its key", () => {
    const filters = [{ ...aFilter("1:a"), facetId: "", key: "1" }];
    expect(shown({ filters })[0]).toBe("1:1!");
  });

  test("P.0: an answer whose key names a facet is looked up only there", () => {
    expect(shown({ answers: [answer("2", "x")] }).slice(0, 3)).toEqual(["1:1!", "3:1!", "5:1!"]);
    expect(shown({ answers: [answer("2", "a")] })[0]).toBe("1:0");
  });

  test("P.0: an answer with any other key may match any facet or category", () => {
    expect(shown({ answers: [answer("how", "b")] }).slice(0, 3)).toEqual(["2:1!", "3:1!", "5:1!"]);
    expect(shown({ answers: [answer("how", "fiber")] })[0]).toBe("2:1!");
    // An item without a facet has the facet id `""`. An answer without a key must still match items
    // of any facet.
    const mixed = [aProvider(1, [":a"]), aProvider(2, ["1:a"])];
    const query = { category: null, filters: [], answers: [answer("", "a")] };
    expect(matchProviders(mixed, query).map(({ match }) => match)).toEqual([true, true]);
  });

  test("P22: the same answer twice is one criterion, and a filter and an answer are two", () => {
    expect(shown({ answers: [answer("q", "b"), answer("q", "b")] })[0]).toBe("2:1!");
    expect(shown({ filters: [aFilter("1:b")], answers: [answer("q", "b")] })[0]).toBe("2:2!");
  });

  test("a repeated term of a provider counts once", () => {
    const index = createMatchIndex([aProvider(1, ["1:a", "1:a"])]);
    const query = { category: null, subCategory: null, criteria: [aFilter("1:a")] };
    expect([...matchRows(index, query).counts]).toEqual([1]);
  });

  test("an empty list of providers gives an empty result", () => {
    const query = { category: "x", filters: [aFilter("1:a")], answers: [] };
    expect(matchProviders([], query)).toEqual([]);
  });
});

test("an index built step by step equals one built at once", () => {
  const builder = createIndexBuilder(rows);
  const query = { category: null, subCategory: null, criteria: [aFilter("1:b")] };
  expect(builder.step(2)).toBe(false);
  expect([...matchRows(builder.index, query).counts]).toEqual([0, 1, 0, 0, 0]);
  expect(builder.step(2)).toBe(false);
  expect(builder.step(2)).toBe(true);
  expect(matchRows(builder.index, query)).toEqual(matchRows(createMatchIndex(rows), query));
});

describe("the public function matchProviders", () => {
  const wire = {
    nid: "7",
    name: "Cox &amp; Co",
    categories: [{ value: "network" }],
    taxonomy: { access: [{ facet_id: 1, value: "a", parent: false }] },
  };
  const criteria = [aFilter("1:a")];

  test.for([[{ data: { rows: [wire, { name: "No nid" }] } }], [{ rows: [wire] }]])(
    "the rows of the answer %j are read and matched",
    ([answer]) => {
      const rows = readProviderRows(answer);
      expect(rows).toMatchObject([{ nid: "7", name: "Cox & Co", categories: ["network"] }]);
      expect(matchProviders(rows, { category: null, criteria })).toMatchObject([{ match: true }]);
      const apart = { category: "network", filters: criteria, answers: [] };
      expect(matchProviders(rows, apart)).toMatchObject([{ match: true }]);
    },
  );

  test("answers among the criteria are matched like those beside filters", () => {
    const answers = [answer("q", "a")];
    const apart = matchProviders(rows, { category: null, filters: criteria, answers });
    const together = matchProviders(rows, { category: null, criteria: [...criteria, ...answers] });
    expect(together).toEqual(apart);
    expect(together.map(({ matchCount }) => matchCount)).toContain(2);
  });

  test.for([[null], ["rows"], [7]])(
    "the answer %j is rejected, because it is not an answer of the finder",
    ([answer]) => {
      expect(() => readProviderRows(answer)).toThrow(AnswerError);
    },
  );

  test("invalid arguments throw", () => {
    const match = (given: unknown, query: object) =>
      Reflect.apply(matchProviders, undefined, [given, { category: null, criteria, ...query }]);
    expect(() => match(rows, { category: "all" })).toThrow(
      new RangeError('No category is named "all": null is all categories.'),
    );
    const ofAll = { ...Object(rows[0]), categories: ["all"] };
    expect(match([...rows, ofAll], { category: "all" })).toHaveLength(1);
    expect(() => match(rows, { category: undefined })).toThrow(TypeError);
    expect(() => match(rows, { category: 3 })).toThrow(
      new TypeError("The category is neither a text nor null."),
    );
    expect(() => match([wire], {})).toThrow("readProviderRows");
    for (const change of [
      { taxonomy: undefined },
      { taxonomy: [null] },
      { taxonomy: [{ value: 1 }] },
      { categories: undefined },
      { categories: ["network", 1] },
    ]) {
      const raw = [...rows, { ...rows[0], ...change }];
      expect(() => match(raw, {})).toThrow(
        new TypeError("The rows are not those of readProviderRows."),
      );
    }
    expect(() => match([null], {})).toThrow("readProviderRows");
    expect(() => match({ rows }, {})).toThrow(new TypeError("rows is not a list."));
    expect(() => match(rows, { criteria: "1:a" })).toThrow(
      new TypeError("criteria is not a list."),
    );
    for (const [query, name] of [
      [{ filters: "1:a", answers: [] }, "filters"],
      [{ filters: [], answers: null }, "answers"],
    ]) {
      const given = [rows, { category: null, ...Object(query) }];
      expect(() => Reflect.apply(matchProviders, undefined, given)).toThrow(
        new TypeError(`${name} is not a list.`),
      );
    }
    const odd = [{ ...criteria[0], kind: "facet" }];
    expect(() => match(rows, { criteria: odd })).toThrow(
      new TypeError(`A criterion's kind is "filter" or "answer", not "facet".`),
    );
    expect(() => match(rows, { criteria: [null] })).toThrow(
      new TypeError(`A criterion's kind is "filter" or "answer", not undefined.`),
    );
    expect(match([aProvider(1, [], ["all"])], { category: "all" })).toHaveLength(1);
  });
});
