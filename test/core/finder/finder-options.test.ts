import { describe, expect, test } from "vitest";
import type { FinderCategory, FinderQuestion } from "../../../src/core/finder/finder.ts";
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
import { filterOptionsOf } from "../../../src/core/finder/option-index.ts";
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
const questions = [
  question("speed", ["fiber"], "Fast", "Slow"),
  question("sites", ["network"], "One", "Many"),
  question("sun", ["solar"], "Much"),
  question("lines", ["voice"], "Few", "Many"),
];

describe("categories", () => {
  test("P36: a top category counts if a question names it or one of its children", () => {
    const tops = topCategoriesOf(categories, questions).map(({ value }) => value);
    expect(tops).toEqual(["network", "voice", "energy"]);
  });

  test("P36: only children with questions are shown", () => {
    const children = childCategoriesOf("network", categories, questions);
    expect(children.map(({ value }) => value)).toEqual(["fiber"]);
  });

  test("a category has its own questions and its children's, a child only its own", () => {
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

  test("P24: are sorted by label, extended with the facet for equal labels, and without unknown ones", () => {
    const labels = keywordSuggestionsOf(rows, words, new Set()).map(({ label }) => label);
    expect(labels).toEqual(["Alpha", "Other (Billing)", "Other (Support)", "Zeta"]);
  });

  test("2 §5: omit applied criteria, by label", () => {
    const found = keywordSuggestionsOf(rows, words, new Set(["Other", "Zeta"]));
    expect(found.map(({ label }) => label)).toEqual(["Alpha"]);
  });

  test("are understood if the server sends labels only", () => {
    const found = keywordSuggestionsOf([{ value: "alpha", label: "ALPHA" }], words, new Set());
    expect(found[0]?.criterion).toMatchObject({ kind: "filter", key: "access", value: "2" });
  });

  test("P23: answers match in the middle and in any case, with their question in parentheses", () => {
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

  test("P28: contains category, child, each facet once, then filters, then answers", () => {
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

  test("P28: in all categories, without filters, contains none", () => {
    const none = { category: null, subCategory: null, criteria: [] };
    expect(solutionRequestOf("matrix", none, ["1"], "").filters).toEqual([]);
  });

  test("2 §7, P31, P33: contains providers as sent and in order; all parts on, or the matrix without customer", () => {
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

describe("the terms of a facet", () => {
  const child = (value: string, parent: string) => anItem(value, value, { parent });

  test("are nested below their parents, in order", () => {
    const [top, ...rest] = nestItems([
      anItem("a", "A"),
      child("b", "a"),
      child("c", "b"),
      child("d", "a"),
    ]);
    expect(rest).toEqual([]);
    expect(top?.children.map(({ value }) => value)).toEqual(["b", "d"]);
    expect(top?.children[0]?.children.map(({ value }) => value)).toEqual(["c"]);
  });

  test("keep their level if their parent is missing, or is their child", () => {
    const flat = [child("a", "gone"), child("b", "c"), child("c", "b"), child("d", "d")];
    expect(nestItems(flat)).toEqual(flat);
  });

  test("that are already nested below their parent are not duplicated", () => {
    const inner = child("b", "a");
    const [top] = nestItems([anItem("a", "A", { children: [inner] }), inner]);
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
] as const)("P25: %s of %i reads %j", (name, count, text) => {
  expect(finderMessages[name](count)).toBe(text);
});

test("P26, 2 §5: the counter and the warning, byte for byte", () => {
  expect(finderMessages.counter(2, 3)).toBe("2 of 3");
  expect(finderMessages.filterLimit).toBe(
    "Warning: Filter Limit Reached. You are limited to 30 filters.",
  );
});
