import { describe, expect, test } from "vitest";
import {
  criterionKeyOf,
  type FilterCriterion,
  filterOptionsOf,
} from "../../../src/core/finder/criterion.ts";
import type { FacetItem, FinderCategory, FinderQuestion } from "../../../src/core/finder/finder.ts";
import {
  childCategoriesOf,
  findCategory,
  questionsOf,
  topCategoriesOf,
} from "../../../src/core/finder/finder-categories.ts";
import { finderMessages } from "../../../src/core/finder/finder-messages.ts";
import {
  answerSuggestionsOf,
  keywordSuggestionsOf,
} from "../../../src/core/finder/finder-suggestions.ts";
import { nestItems } from "../../../src/core/finder/nest-items.ts";
import { isAmbiguous } from "../../../src/core/finder/read-filters.ts";
import {
  activeKeysOf,
  shownFacetOf,
  shownQuestionOf,
} from "../../../src/core/finder/shown-facet.ts";
import { solutionRequestOf } from "../../../src/core/finder/solution-request.ts";
import { aFacet, aFilter, anItem } from "./finder-rows.ts";

const category = (value: string, parent: string | null = null): FinderCategory => ({
  value,
  label: value.toUpperCase(),
  parent,
});
const question = (id: string, categories: string[], ...labels: string[]): FinderQuestion => ({
  id,
  question: `${id}?`,
  categories,
  answers: labels.map((label) => ({ key: id, value: label, label, parent: null })),
});
const categories = [
  category("network"),
  category("fiber", "network"),
  category("coax", "network"),
  category("voice"),
  category("energy"),
  category("solar", "energy"),
  category("iot"),
];
const mixed = question("mix", ["iot", "fiber"], "Any");
const questions = [
  question("speed", ["fiber"], "Fast", "Slow"),
  question("sites", ["network"], "One", "Many"),
  question("sun", ["solar"], "Much"),
  question("lines", ["voice"], "Few", "Many"),
];

describe("categories", () => {
  test("P36: a top category is shown if a question names it or one of its children", () => {
    const tops = topCategoriesOf(categories, questions).map(({ value }) => value);
    expect(tops).toEqual(["network", "voice", "energy"]);
  });

  test("P36: only children with questions are shown", () => {
    const children = childCategoriesOf("network", categories, questions);
    expect(children.map(({ value }) => value)).toEqual(["fiber"]);
  });

  test("a category shows its own questions and those of its children; a child shows only its own", () => {
    const asked = (...[top, sub]: [string, string | null]) =>
      questionsOf(top, sub, categories, questions).map(({ id }) => id);
    expect(asked("network", null)).toEqual(["speed", "sites"]);
    expect(asked("network", "fiber")).toEqual(["speed"]);
    expect(asked("energy", null)).toEqual(["sun"]);
    expect(asked("iot", null)).toEqual([]);
  });

  test("a category is found by its value or its label", () => {
    expect(findCategory("voice", categories)?.value).toBe("voice");
    expect(findCategory(" Voice ", categories)?.value).toBe("voice");
    expect(findCategory("nothing", categories)).toBeNull();
  });
});

describe("suggestions", () => {
  const words = filterOptionsOf([
    aFacet("access", "1", [anItem("1", "Zeta"), anItem("2", "Alpha")], "Access"),
    aFacet("support", "2", [anItem("3", "Other")], "Support"),
    aFacet("billing", "3", [anItem("4", "Other")], "Billing"),
  ]);
  const rows = ["access:1", "access:2", "support:3", "billing:4", "nothing:9"].map((value) => ({
    value,
    label: value,
  }));

  test("P24: suggestions are sorted by label, name the facet if labels are equal, and leave out unknown values", () => {
    const labels = keywordSuggestionsOf(rows, words, new Set()).map(({ label }) => label);
    expect(labels).toEqual(["Alpha", "Other (Billing)", "Other (Support)", "Zeta"]);
  });

  test("2 §5: suggestions leave out applied criteria by their labels", () => {
    const found = keywordSuggestionsOf(rows, words, new Set(["Other", "Zeta"]));
    expect(found.map(({ label }) => label)).toEqual(["Alpha"]);
  });

  test("suggestions are accepted if the server sends only labels", () => {
    const found = keywordSuggestionsOf([{ value: "alpha", label: "ALPHA" }], words, new Set());
    expect(found[0]?.criterion).toMatchObject({ kind: "filter", key: "access", value: "2" });
  });

  test("P23: suggested answers match anywhere in any case, and show their question in parentheses", () => {
    const found = answerSuggestionsOf("AN", questions, new Set());
    expect(found.map(({ label }) => label)).toEqual(["Many (lines?)", "Many (sites?)"]);
    expect(answerSuggestionsOf("many", questions, new Set(["Many"]))).toEqual([]);
    expect(answerSuggestionsOf("nothing", questions, new Set())).toEqual([]);
    expect(answerSuggestionsOf(" ", questions, new Set())).toEqual([]);
  });
});

describe("the report's request", () => {
  const answer = { kind: "answer", key: "q", value: "7", label: "Many", parent: null } as const;
  const state = {
    category: "network",
    subCategory: "fiber",
    criteria: [aFilter("1:a"), aFilter("2:b"), aFilter("1:c"), answer],
  };

  test("P28: the report's request contains the category, the child, each facet once, then filters, then answers", () => {
    const { filters } = solutionRequestOf("report", state, [3, "1"], "Acme");
    expect(filters).toEqual([
      { type: "filter", value: "network" },
      { type: "filter", value: "fiber" },
      { type: "facet", facet_id: "1" },
      { type: "facet", facet_id: "2" },
      {
        type: "facet_filter",
        key: "key-1",
        facet_id: "1",
        value: "a",
        label: "1:a",
        parent: false,
      },
      {
        type: "facet_filter",
        key: "key-2",
        facet_id: "2",
        value: "b",
        label: "2:b",
        parent: false,
      },
      {
        type: "facet_filter",
        key: "key-1",
        facet_id: "1",
        value: "c",
        label: "1:c",
        parent: false,
      },
      { type: "answer", key: "q", value: "7", label: "Many", parent: false },
    ]);
  });

  test("P28: in all categories without filters, the report's request contains no criteria", () => {
    const none = { category: null, subCategory: null, criteria: [] };
    expect(solutionRequestOf("matrix", none, ["1"], "").filters).toEqual([]);
  });

  test("2 §7, P31, P33: the report's request contains providers as sent and in order, with all parts, or for the matrix without a customer", () => {
    expect(solutionRequestOf("report", state, [3, "1"], " Acme ")).toMatchObject({
      providers: [3, "1"],
      customer: { name: "Acme" },
      template: { cover: true, matrix: true, "provider-overviews": true },
    });
    const matrix = solutionRequestOf("matrix", state, [3], "Acme");
    expect(matrix).not.toHaveProperty("customer");
    expect(matrix.template).toEqual({ cover: false, matrix: true, "provider-overviews": false });
  });
});

const nest = (items: readonly FacetItem[]) => nestItems(items, ({ children }) => children);

describe("the terms of a facet", () => {
  const child = (value: string, parent: string) => anItem(value, value, { parent });

  test("the terms of a facet are nested below their parents, in order", () => {
    const [top, ...rest] = nest([
      anItem("a", "A"),
      child("b", "a"),
      child("c", "b"),
      child("d", "a"),
    ]);
    expect(rest).toEqual([]);
    expect(top?.children.map(({ value }) => value)).toEqual(["b", "d"]);
    expect(top?.children[0]?.children.map(({ value }) => value)).toEqual(["c"]);
  });

  test("terms keep their level if their parent is missing or is their own child", () => {
    const flat = [child("a", "gone"), child("b", "c"), child("c", "b"), child("d", "d")];
    expect(nest(flat)).toEqual(flat);
  });

  test("terms that are already nested are not duplicated", () => {
    const inner = child("b", "a");
    const [top] = nest([anItem("a", "A", { children: [inner] }), inner]);
    expect(top?.children).toEqual([inner]);
  });
});

test.each([
  ["found", 1, "1 Provider Found"],
  ["found", 2, "2 Providers Found"],
  ["matched", 1, "1 Matched Provider"],
  ["matched", 0, "0 Matched Providers"],
  ["available", 1, "1 Available Provider"],
  ["available", 12, "12 Available Providers"],
] as const)("P25: the number of matches, %s of %i, is shown as %j", (name, count, text) => {
  expect(finderMessages[name](count)).toBe(text);
});

test("P26, 2 §5: the counter and the warning are those of the specification, byte for byte", () => {
  expect(finderMessages.counter(2, 3)).toBe("2 of 3");
  expect(finderMessages.filterLimit).toBe(
    "Warning: Filter Limit Reached. You are limited to 30 filters.",
  );
});

test("P36: a question with several categories belongs to each", () => {
  expect(questionsOf("network", null, categories, [mixed])).toEqual([mixed]);
});

test("a category is found by its value before another's label", () => {
  const named = [
    { value: "1", label: "2", parent: null },
    { value: "2", label: "Voice", parent: null },
  ];
  expect(findCategory(" 2 ", named)).toBe(named[1]);
  expect(findCategory(" voice", named)).toBe(named[1]);
});

test("P22, P23: an answer becomes a criterion with its key, value and label", () => {
  expect(answerSuggestionsOf(" fast ", questions, new Set())).toEqual([
    {
      label: "Fast (speed?)",
      criterion: { kind: "answer", key: "speed", value: "Fast", label: "Fast", parent: null },
    },
  ]);
});

test("P24: equal terms of two facets are suggested with the title of their facet", () => {
  const options = filterOptionsOf([
    aFacet("access", "1", [anItem("101", "Fiber"), anItem("102", "Other")]),
    aFacet("industry", "2", [anItem("101", "Health"), anItem("202", "Other")]),
  ]);
  const rows = [
    { value: "202", label: "no label of ours" },
    { value: "no value of ours", label: "Fiber" },
    { value: "102", label: "Other" },
  ];
  const suggestions = keywordSuggestionsOf(rows, options, new Set());
  const titleOf = (key: string) => options.find(({ item }) => item.key === key)?.facetTitle;
  expect(suggestions.map(({ label }) => label)).toEqual([
    "Fiber",
    ...suggestions.slice(1).map(({ criterion }) => `Other (${titleOf(criterion.key)})`),
  ]);
  expect(new Set(suggestions.map(({ label }) => label)).size).toBe(3);
});

describe("a facet and a question as they are shown", () => {
  const fiber = anItem("101", "Fiber", {
    children: [anItem("102", "Dark Fiber", { parent: "101" })],
  });
  const head = anItem("101", "Wired", { isHeader: true });
  const filter = (value: string): FilterCriterion => ({
    kind: "filter",
    key: "",
    facetId: "",
    value,
    label: value,
    parent: null,
  });

  test("P5: a facet shows its terms with their children, and a heading is never applied, whatever its value is", () => {
    const facet = { key: "access", title: "Access", items: [head, fiber] };
    const choice = { isHeading: false, children: [] };
    expect(shownFacetOf(facet, activeKeysOf([filter("101")]))).toEqual({
      key: "access",
      title: "Access",
      choices: [
        {
          key: criterionKeyOf(filter("101")),
          label: "Wired",
          isActive: false,
          isHeading: true,
          children: [],
        },
        {
          ...choice,
          key: criterionKeyOf(filter("101")),
          label: "Fiber",
          isActive: true,
          children: [
            { ...choice, key: criterionKeyOf(filter("102")), label: "Dark Fiber", isActive: false },
          ],
        },
      ],
    });
  });

  test("P22: a question shows its answers, by the key of their criterion", () => {
    const slow = {
      kind: "answer",
      key: "speed",
      value: "Slow",
      label: "Slow",
      parent: null,
    } as const;
    const shown = question("speed", ["fiber"], "Fast", "Slow");
    const choice = { isHeading: false, children: [] };
    expect(shownQuestionOf(shown, activeKeysOf([slow]))).toEqual({
      key: "speed",
      title: "speed?",
      choices: [
        {
          ...choice,
          key: criterionKeyOf({ ...slow, value: "Fast" }),
          label: "Fast",
          isActive: false,
        },
        { ...choice, key: criterionKeyOf(slow), label: "Slow", isActive: true },
      ],
    });
  });

  test("P9: a name that several filters share is ambiguous", () => {
    const options = filterOptionsOf([
      aFacet("access", "1", [fiber, anItem("103", "Other"), anItem("7", "Seven sites")]),
      aFacet("industry", "2", [anItem("203", "Other"), anItem("7", "Seven shops")]),
    ]);
    expect(isAmbiguous(" other ", options)).toBe(true);
    expect(isAmbiguous(" 7 ", options)).toBe(true);
    expect(isAmbiguous("Fiber", options)).toBe(false);
    expect(isAmbiguous("None", options)).toBe(false);
  });
});

test("a heading is not a parent, and an item without a parent stays at its level", () => {
  const head = anItem("1", "Head", { isHeader: true });
  const child = anItem("2", "Child", { parent: "1" });
  const odd = anItem("null", "Odd");
  expect(nest([head, child, odd])).toEqual([head, child, odd]);
});

test("P28: a filter without a facet id is named by its key", () => {
  const filter = { ...aFilter("1:a"), facetId: "" };
  const { filters } = solutionRequestOf(
    "report",
    { category: null, subCategory: null, criteria: [filter] },
    [],
    "",
  );
  expect(filters).toEqual([
    { type: "facet", facet_id: filter.key },
    { type: "facet_filter", key: filter.key, value: "a", label: "1:a", parent: false },
  ]);
});
