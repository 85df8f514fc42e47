import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { addressSuggestionsSchema } from "../../src/core/api/address-suggestions.ts";
import { bulkListSchema } from "../../src/core/api/bulk-list.ts";
import { contractListSchema } from "../../src/core/api/contracts.ts";
import { finderSchema } from "../../src/core/api/finder-schema.ts";
import { keywordSuggestionsSchema } from "../../src/core/api/keyword-suggestions.ts";
import { providerLibrarySchema } from "../../src/core/api/provider-library.ts";
import { readProviderRows } from "../../src/core/api/provider-rows.ts";
import { siteSuggestionsSchema } from "../../src/core/api/site-suggestions.ts";
import { solutionsIndexSchema } from "../../src/core/api/solutions-index.ts";
import { progressRowsOf } from "../../src/core/bulk/bulk-rows.ts";
import { topCategoriesOf } from "../../src/core/finder/finder-categories.ts";
import { providerOptionsOf } from "../../src/core/solutions-index/provider-options.ts";
import { coveredTermsOf, isSavable } from "../../src/core/solutions-index/solutions-index.ts";
import { termTreeOf } from "../../src/core/solutions-index/term-tree.ts";
import { distinctKeysOf } from "../../src/core/values/distinct-keys.ts";

/** Pairs of ids, by how they are odd. */
const variants = {
  "of two kinds": ["a", "b"],
  repeated: ["a", "a"],
  "in other case": ["a", "A"],
  "a number and a text": [7, "7"],
  "with spaces": [" a", "a "],
  "names of Object's members": ["__proto__", "constructor"],
  empty: ["", ""],
  missing: [undefined, null],
  "of a wrong type": [{}, [["a"]]],
  true: [true, false],
} as const;
type Variant = keyof typeof variants;

interface Reader {
  /** Returns the names that are shown for two items with these ids. */
  readonly shown: (ids: readonly unknown[]) => readonly string[];
  /** The expected numbers, unless both items are shown. */
  readonly besides?: Partial<Record<Variant, number>>;
}

const named = (ids: readonly unknown[], key: string, more: object = {}) =>
  ids.map((id, at) => ({ ...more, [key]: id, label: `Name ${at}`, name: `Name ${at}` }));
const labelsOf = (items: readonly { readonly label: string }[]) => items.map(({ label }) => label);
const finderOf = (data: object) => v.parse(finderSchema, { data }).options;
const indexOf = (data: object) => v.parse(solutionsIndexSchema, { data });

/** Entries without an id cannot be chosen, so they are left out. */
const withoutId = { empty: 0, missing: 0, "of a wrong type": 0, true: 0 } as const;

const readers: Readonly<Record<string, Reader>> = {
  "providers of the finder": {
    shown: (ids) => readProviderRows({ rows: named(ids, "nid") }).map(({ name }) => name),
    besides: withoutId,
  },
  "terms of a facet": {
    shown: (ids) =>
      labelsOf(
        finderOf({ facets: [{ key: "k", items: named(ids, "value") }] }).facets[0]?.items ?? [],
      ),
    besides: withoutId,
  },
  facets: {
    shown: (ids) =>
      finderOf({
        facets: ids.map((id, at) => ({
          key: id,
          title: `Name ${at}`,
          items: [{ value: "1" }],
        })),
      }).facets.map(({ title }) => title),
  },
  questions: {
    shown: (ids) =>
      finderOf({
        filter_options: {
          question: ids.map((id, at) => ({ question_id: id, question: `Name ${at}` })),
        },
      }).questions.map(({ question }) => question),
  },
  "categories of the finder": {
    shown: (ids) => {
      const { categories } = finderOf({ filter_options: { category: named(ids, "value") } });
      const questions = categories.map(({ value }) => ({
        id: value,
        question: "",
        categories: [value],
        answers: [],
      }));
      return labelsOf(topCategoriesOf(categories, questions));
    },
    // Providers name a category by its value, so a repeated value is the same category.
    besides: { ...withoutId, repeated: 1, "a number and a text": 1, "with spaces": 1 },
  },
  "providers of the index": {
    shown: (ids) => {
      const { providers } = indexOf({ filter_options: { providers: named(ids, "id") } });
      return providerOptionsOf(providers).map(({ label }) => label.slice(0, 6));
    },
    besides: withoutId,
  },
  "terms of the index": {
    shown: (ids) => {
      const items = named(ids, "value", { field: "f" });
      const { categories } = indexOf({ results: [{ bundle: "b", items }] });
      expect(coveredTermsOf({ covered: [] }, categories).size).toBe(0);
      return termTreeOf(categories[0]?.items ?? []).map(({ term }) => term.label);
    },
  },
  "providers of the library": {
    shown: (ids) =>
      v
        .parse(providerLibrarySchema, { data: { rows: named(ids, "nid") } })
        .rows.map(({ name }) => name),
  },
  contracts: {
    shown: (ids) =>
      v
        .parse(contractListSchema, {
          data: {
            results: ids.map((guid, at) => ({ guid, primary_contact_name: `Name ${at}` })),
          },
        })
        .map(({ customerName }) => customerName),
  },
  "ids of uploads": {
    shown: (ids) => {
      const rows = ids.map((id, at) => ({
        id,
        upload_id: id,
        status: "processing",
        orig: `Name ${at}`,
      }));
      const { items } = v.parse(bulkListSchema, { data: { rows } });
      const drawn = progressRowsOf(items, [], []);
      expect(new Set(drawn.map(({ key }) => key)).size).toBe(drawn.length);
      return drawn.map((row) => (row.kind === "item" ? (row.item.orig ?? "") : ""));
    },
  },
  "suggestions of keywords": {
    shown: (ids) => labelsOf(v.parse(keywordSuggestionsSchema, named(ids, "value"))),
  },
  "suggestions of addresses": {
    shown: (ids) =>
      labelsOf(v.parse(addressSuggestionsSchema, { data: { rows: named(ids, "value") } }).rows),
  },
  "suggestions of pages": {
    shown: (ids) => labelsOf(v.parse(siteSuggestionsSchema, named(ids, "value"))),
  },
};

describe.each(Object.entries(readers))("M5: identifiers of %s", (_, { shown, besides = {} }) => {
  test.each(Object.entries(variants))(
    "no item is lost and no reader throws with %s",
    (name, ids) => {
      const count = Object.entries(besides).find(([one]) => one === name)?.[1] ?? ids.length;
      expect([...shown(ids)].toSorted()).toEqual(["Name 0", "Name 1"].slice(0, count));
    },
  );
});

test.each([
  ["keywords", (rows: object[]) => v.parse(keywordSuggestionsSchema, rows)],
  ["addresses", (rows: object[]) => v.parse(addressSuggestionsSchema, { data: { rows } }).rows],
  ["pages", (rows: object[]) => v.parse(siteSuggestionsSchema, rows)],
])("M5: a suggestion of %s that is sent twice is shown once, at its first position", (_, read) => {
  const rows = [
    { value: "a", label: "A" },
    { value: "b", label: "B" },
    { value: "a ", label: " A" },
    { value: "a", label: "Other words" },
  ];
  expect(read(rows).map(({ label }) => label)).toEqual(["A", "B", "Other words"]);
});

test.each([
  [{ field: "f", id: "i" }, true],
  [{ field: "", id: "i" }, false],
  [{ field: "f", id: "" }, false],
])("R5: a term with %j can be saved: %s", (term, expected) => {
  expect(isSavable(term)).toBe(expected);
});

test("there are as many keys as ids, all different, and the first of equal ids is used as its key", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("", "a", "A", "b")), (ids) => {
      const keys = distinctKeysOf(ids);
      expect(keys).toHaveLength(ids.length);
      expect(new Set(keys).size).toBe(ids.length);
      for (const id of ids) expect(keys[ids.indexOf(id)]).toBe(id);
    }),
  );
});
