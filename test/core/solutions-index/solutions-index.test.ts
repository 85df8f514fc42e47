import { describe, expect, test } from "vitest";
import { plainFormatting } from "../../../src/core/formatting/formatting.ts";
import { indexColumnsOf } from "../../../src/core/solutions-index/index-columns.ts";
import { indexMessages } from "../../../src/core/solutions-index/index-messages.ts";
import { indexPatchOf } from "../../../src/core/solutions-index/index-patch.ts";
import { indexRolesOf } from "../../../src/core/solutions-index/index-roles.ts";
import {
  findProviderOptions,
  meantOption,
  providerOptionsOf,
} from "../../../src/core/solutions-index/provider-options.ts";
import {
  countChanges,
  coveredTermsOf,
  termCountText,
  termKeyOf,
  toggleTerm,
} from "../../../src/core/solutions-index/solutions-index.ts";
import { termHrefOf } from "../../../src/core/solutions-index/term-href.ts";
import { type TermNode, termTreeOf } from "../../../src/core/solutions-index/term-tree.ts";
import { categories, colours, provider, shapes, term } from "./an-index.ts";

const keys = (...terms: readonly { readonly bundle: string; readonly value: string }[]) =>
  new Set(terms.map(termKeyOf));

describe("R1: the counts of a category", () => {
  const items = [
    term("h", { type: "header" }),
    term("1"),
    term("2"),
    term("2", { label: "the same again" }),
  ];
  test("without a provider, the counts show the total: only terms, each value once", () => {
    expect(termCountText(items, null, String)).toBe("(2)");
  });
  test("a count has a separator for thousands", () => {
    const many = Array.from({ length: 1200 }, (_, at) => term(String(at)));
    expect(termCountText(many, null, plainFormatting.number)).toBe("(1,200)");
    expect(termCountText(many, new Set(), plainFormatting.number)).toBe("(0/1,200)");
  });
  test("R2: with a provider, the counts also show the number of ticked terms", () => {
    expect(termCountText(items, keys(term("2")), String)).toBe("(1/2)");
    expect(termCountText(items, new Set(), String)).toBe("(0/2)");
    expect(termCountText([], new Set(), String)).toBe("(0/0)");
  });
});

describe("R3: the tree", () => {
  const shape = (nodes: readonly TermNode[]): string =>
    nodes
      .map(({ term: { value }, children }) =>
        children.length > 0 ? `${value}(${shape(children)})` : value,
      )
      .join(" ");
  test.for([
    ["server order", [["1"], ["2"], ["3", "1"], ["4", "1"], ["5", "3"]], "1(3(5) 4) 2"],
    ["a child before its parent", [["3", "1"], ["1"]], "1(3)"],
    ["an orphan is at the top", [["1"], ["2", "gone"], ["3", "2"]], "1 2(3)"],
    ["a term that is its own parent", [["1", "1"], ["2"]], "1 2"],
    [
      "a cycle is broken at its first term",
      [["9"], ["1", "3"], ["2", "1"], ["3", "2"]],
      "9 1(2(3))",
    ],
    ["a repeated value", [["1"], ["1"], ["2", "1"]], "1(2) 1"],
  ] as const)("%s", ([, rows, expected]) => {
    const items = rows.map(([value, parent = null]) => term(value, { parent }));
    expect(shape(termTreeOf(items))).toBe(expected);
  });

  test("the tree contains every item once, whatever the parents are", () => {
    const items = Array.from({ length: 60 }, (_, index) =>
      term(String(index % 25), { parent: String((index * 7) % 31) }),
    );
    const flat = (nodes: readonly TermNode[]): readonly unknown[] =>
      nodes.flatMap(({ term: one, children }) => [one, ...flat(children)]);
    const placed = flat(termTreeOf(items));
    expect(placed).toHaveLength(items.length);
    expect(new Set(placed)).toEqual(new Set(items));
  });
});

describe("R4: ticking a term affects no other term", () => {
  test("the term changes, and changes back", () => {
    const parent = term("1");
    const child = term("2", { parent: "1" });
    const ticked = toggleTerm(new Set(), termKeyOf(parent));
    expect(ticked).toEqual(keys(parent));
    expect(toggleTerm(keys(parent, child), termKeyOf(parent))).toEqual(keys(child));
  });
  test("a draft has changes only if it differs", () => {
    expect(countChanges(keys(term("1")), keys(term("1")))).toBe(0);
    expect(countChanges(keys(term("1")), keys(term("2")))).toBe(2);
    expect(countChanges(keys(), keys(term("2")))).toBe(1);
    expect(countChanges(keys(term("1"), term("2")), keys(term("2")))).toBe(1);
  });
});

describe("a term is covered by its id, or by its value in its vocabulary or field", () => {
  test.for([
    ["id", { id: "uuid-red", vid: "", value: "", field: "" }, ["red"]],
    ["vid and value", { id: "", vid: "colours", value: "blue", field: "" }, ["blue"]],
    ["field and value", { id: "", vid: "", value: "round", field: "field_shapes" }, ["round"]],
    ["another vocabulary's value", { id: "", vid: "other", value: "red", field: "" }, []],
  ] as const)("%s", ([, covered, values]) => {
    const selection = coveredTermsOf({ covered: [covered] }, categories);
    const all = categories.flatMap(({ items }) => items);
    const found = all.filter((one) => selection.has(termKeyOf(one))).map(({ value }) => value);
    expect(found).toEqual(values);
  });
});

describe("R5, R6, R8: the PATCH", () => {
  const patch = (selection: ReadonlySet<string>, isAdministrator = false) =>
    indexPatchOf(provider, categories, selection, { isAdministrator }).data;
  const [red, blue] = colours;
  const [round] = shapes;

  test("the PATCH sends to-many relationships with the vocabulary's type and the term's own id", () => {
    expect(patch(keys(red, round)).relationships).toEqual({
      field_colours: { data: [{ type: "taxonomy_term--colours", id: "uuid-red" }] },
      field_shapes: { data: [{ type: "taxonomy_term--shapes", id: "uuid-round" }] },
    });
  });
  test("the PATCH sends a cleared field as an empty list", () => {
    expect(patch(keys(round)).relationships.field_colours).toEqual({ data: [] });
  });
  test("the PATCH sends the field of every category in the taxonomy, with or without covered terms", () => {
    const bare = { ...provider, bundles: ["shapes"], covered: [] };
    const { relationships } = indexPatchOf(bare, categories, keys(blue), {
      isAdministrator: true,
    }).data;
    expect(Object.keys(relationships).sort()).toEqual(["field_colours", "field_shapes"]);
  });
  test("the PATCH keeps covered terms that are not shown", () => {
    const hidden = { vid: "smells", value: "9", field: "field_smells", id: "uuid-rose" };
    const known = { ...provider, covered: [...provider.covered, hidden] };
    const { relationships } = indexPatchOf(known, categories, keys(blue), {
      isAdministrator: false,
    }).data;
    expect(relationships.field_smells).toEqual({
      data: [{ type: "taxonomy_term--smells", id: "uuid-rose" }],
    });
  });
  test("the PATCH has a type and an id, and is a draft unless the user is an administrator", () => {
    expect(patch(keys(red))).toMatchObject({
      type: "node--provider_solutions_terms",
      id: "p1",
      attributes: { moderation_state: "draft" },
    });
    expect(patch(keys(red), true).attributes).toEqual({});
  });
});

test.for([
  [[], [], { canEdit: false, isAdministrator: false, isProvider: false }],
  [["solutions-index:edit"], [], { canEdit: true, isAdministrator: false, isProvider: false }],
  [["role:administrator"], [], { canEdit: false, isAdministrator: true, isProvider: false }],
  [[], ["administrator"], { canEdit: false, isAdministrator: true, isProvider: false }],
  [
    ["role:provider", "role:administrator"],
    ["provider"],
    { canEdit: false, isAdministrator: true, isProvider: true },
  ],
] as const)(
  "C8, R9, R10, R19, R20: the capabilities %j and the roles %j are read",
  ([capabilities, roles, expected]) => {
    expect(indexRolesOf(capabilities, roles)).toEqual(expected);
  },
);

test.for([
  ["Fiber", "12", "/solutions-finder?filters=Fiber%3A12"],
  ["R&D: 50 %", "a b", "/solutions-finder?filters=R%26D%3A%2050%20%25%3Aa%20b"],
] as const)("R11: the term %s with the value %s links to %s", ([label, value, href]) => {
  expect(termHrefOf({ label, value })).toBe(href);
  const query = new URL(href, "https://x.example").searchParams;
  expect(query.get("filters")).toBe(`${label}:${value}`);
});

test.for([
  [0, 1],
  [399, 1],
  [814, 1],
  [815, 2],
  [1229, 2],
  [1230, 3],
  [1645, 4],
  [5000, 4],
] as const)("R17: the width of %i pixels has space for %i columns", ([width, columns]) => {
  expect(indexColumnsOf(width)).toBe(columns);
});

describe("the provider selector", () => {
  const options = providerOptionsOf([
    { ...provider, id: "1", label: "Cox" },
    { ...provider, id: "2", label: "Coxswain" },
    { ...provider, id: "3", label: "Télécom" },
    { ...provider, id: "4", label: "Télécom" },
  ]);
  test("the provider selector appends the id to labels that occur twice", () => {
    expect(options.map(({ label }) => label)).toEqual([
      "Cox",
      "Coxswain",
      "Télécom (3)",
      "Télécom (4)",
    ]);
  });
  test.for([
    ["cox", 2],
    ["TELECOM", 2],
    ["", 4],
    ["zz", 0],
  ] as const)("the text %j finds %i choices", ([text, count]) => {
    expect(findProviderOptions(options, text)).toHaveLength(count);
  });
  test.for([
    ["cox", "1"],
    ["coxs", "2"],
    ["telecom", null],
    ["", null],
  ] as const)("the text %j selects the choice %s", ([text, id]) => {
    expect(meantOption(options, text)?.id ?? null).toBe(id);
  });
});

test("R7, R12, R13: the texts are those of the decisions", () => {
  expect(indexMessages.nothingSelected).toBe("Please make a selection before submitting changes.");
  expect(indexMessages.updated("Cox")).toBe("Cox has been updated.");
  expect(indexMessages.submitted).toBe("Your edits have been submitted for review and publishing.");
  expect(indexMessages.failed).toBe("An error has occurred. Please try again later.");
});
