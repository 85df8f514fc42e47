import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadFinder } from "../../src/core/api/finder.ts";
import { readProviderRow } from "../../src/core/api/provider-row.ts";
import { loadSolutionsIndex } from "../../src/core/api/solutions-index.ts";
import { joinConfig } from "../../src/core/config.ts";
import { readEmbed } from "../../src/core/contracts/frame-trust.ts";
import { createCore } from "../../src/core/create-core.ts";
import { filterOptionsOf } from "../../src/core/finder/criterion.ts";
import type { FinderQuestion } from "../../src/core/finder/finder.ts";
import { childCategoriesOf, topCategoriesOf } from "../../src/core/finder/finder-categories.ts";
import { activeKeysOf, shownFacetOf } from "../../src/core/finder/shown-facet.ts";
import { toPlainText } from "../../src/core/html/plain-text.ts";
import { readSecondaryNav } from "../../src/core/navigation/secondary-nav.ts";
import { searchIndex } from "../../src/core/solutions-index/search-index.ts";
import { type TermNode, termTreeOf } from "../../src/core/solutions-index/term-tree.ts";
import { buildTree, maxLevel } from "../../src/core/values/tree.ts";
import { placesIn } from "../../src/core/values/tree-places.ts";
import { createFakeHttp, createFakePorts } from "../support/fake-ports.ts";
import { term } from "./solutions-index/an-index.ts";

/** The depth of the trees: deeper than the stack of any engine. */
const count = 20_000;
const { signal } = new AbortController();
const numbers = Array.from({ length: count }, (_, at) => String(at + 1));
const labels = numbers.map((value) => `Term ${value}`);

/** A chain of items: each item names the previous one as its parent. */
const itemsBelow = (firstParent: string | false) =>
  numbers.map((value, at) => ({
    value,
    label: labels[at],
    parent: at === 0 ? firstParent : numbers[at - 1],
    field: "field_a",
    id: `uuid-${value}`,
  }));
const chain = JSON.stringify(itemsBelow(false));
const cycle = JSON.stringify(itemsBelow(String(count)));
const branches = JSON.stringify([
  ...itemsBelow(false),
  ...numbers.map((value) => ({ value: `b${value}`, label: `Branch ${value}`, parent: value })),
]);
/** The JSON is composed as a string, because engines parse JSON of any depth but cannot stringify it. */
const within = (open: string, inner: string, close: string) =>
  open.repeat(count) + inner + close.repeat(count);
const nested = numbers
  .map((value) => `[{"value":"${value}","label":"Term ${value}","children":`)
  .join("")
  .concat("[]", "}]".repeat(count));

function clientFor(data: string) {
  const { http } = createFakeHttp(() => new Response(`{"data":${data}}`));
  return createCore(joinConfig({}), createFakePorts({ http })).client;
}

const loadIndex = (items: string, taxonomy = "{}") =>
  loadSolutionsIndex(
    clientFor(
      `{"results":[{"bundle":"a","label":"A","items":${items}}],
        "filter_options":{"providers":[{"id":"p","taxonomy":${taxonomy}}]}}`,
    ),
    undefined,
    signal,
  );
const loadFinderOf = (items: string, categories = "[]") =>
  loadFinder(
    clientFor(
      `{"facets":[{"key":"a","title":"A","items":${items}}],"filter_options":{"category":${categories}}}`,
    ),
    0,
    signal,
  );

/** Returns the maximum level of a tree, and the names in it. */
function shapeOf<Node>(
  roots: readonly Node[],
  childrenOf: (node: Node) => readonly Node[],
  nameOf: (node: Node) => string,
) {
  const places = placesIn(roots, childrenOf);
  return {
    deepest: Math.max(...places.map(({ level }) => level)),
    names: places.map(({ node }) => nameOf(node)),
  };
}

const ofTerms = (nodes: readonly TermNode[]) =>
  shapeOf(
    nodes,
    ({ children }) => children,
    ({ term: { label } }) => label,
  );

describe("W26: a tree of any depth is read without losing a name, and drawn up to the 50th level", () => {
  test.for([
    ["a chain of terms", chain, labels],
    ["a cycle of terms", cycle, labels],
    ["terms with branches", branches, null],
  ] as const)("the solutions index reads %s", async ([, items, names]) => {
    const { categories } = await loadIndex(items);
    const [category] = categories;
    if (category === undefined) throw new Error("There is no category.");
    const tree = termTreeOf(category.items);
    const shape = ofTerms(tree);
    expect(shape.deepest).toBe(maxLevel);
    expect(shape.names).toHaveLength(category.items.length);
    if (names === null) return;
    expect(shape.names).toEqual(names);

    const search = searchIndex(categories, `term ${count}`);
    expect(search?.count).toBe(1);
    // The ancestors of a found term stay in the list, because they show where it belongs.
    expect(ofTerms(termTreeOf(search?.items.get(0) ?? [])).names).toEqual(labels);
  });

  test.for([
    ["a chain of terms", chain, labels],
    ["a cycle of terms, which keep their level", cycle, labels],
    ["terms with branches", branches, null],
    ["terms within each other", nested, labels],
  ] as const)("the finder reads %s", async ([name, items, names]) => {
    const { options } = await loadFinderOf(items);
    const [facet] = options.facets;
    if (facet === undefined) throw new Error("There is no facet.");
    const { choices } = shownFacetOf(facet, activeKeysOf([]));
    const shape = shapeOf(
      choices,
      ({ children }) => children,
      ({ label }) => label,
    );
    expect(shape.deepest).toBe(name.includes("cycle") ? 1 : maxLevel);
    expect(filterOptionsOf(options.facets)).toHaveLength(shape.names.length);
    if (names !== null) expect(shape.names).toEqual(names);
    else expect(shape.names).toHaveLength(2 * count);
  });

  test("a node of the finder's last level counts the children that belong to deeper levels", async () => {
    const { options } = await loadFinderOf(nested);
    const places = placesIn(options.facets[0]?.items ?? [], ({ children }) => children);
    const above = places.filter(({ node }) => node.deeper !== undefined);
    expect(above.map(({ level, node }) => [level, node.deeper])).toEqual([
      [maxLevel - 1, count - maxLevel],
    ]);
  });

  test.for([
    ["a chain", chain],
    ["a cycle", cycle],
  ])(
    "the finder reads %s of categories if a question belongs to the deepest one",
    async ([, categories = ""]) => {
      const { options } = await loadFinderOf("[]", categories);
      const question: FinderQuestion = {
        id: "q",
        question: "Which?",
        categories: [String(count)],
        answers: [],
      };
      const asked = [question];
      expect(topCategoriesOf(options.categories, asked).map(({ value }) => value)).toEqual(["1"]);
      const below = childCategoriesOf("1", options.categories, asked);
      expect(below.map(({ value }) => value)).toEqual([String(count)]);
    },
  );

  test.for([
    ["lists", within("[", '{"facet_id":"f","value":"1"}', "]"), "f"],
    ["groups", within('{"facet_id":"f","items":', '[{"value":"1"}]', "}"), "f"],
    ["objects of lists", within('{"f":[', '{"value":"1"}', "]}"), "f"],
  ])("the taxonomy of a provider may consist of nested %s", ([, taxonomy = "", facetId]) => {
    const row = readProviderRow({ nid: 1, taxonomy: JSON.parse(taxonomy) });
    expect(row?.taxonomy).toEqual([{ facetId, value: "1" }]);
  });

  test.for([
    ["lists", within("[", '{"vid":"v","id":"i"}', "]")],
    ["objects of lists", within('{"v":[', '{"id":"i"}', "]}")],
  ])("the taxonomy of the index may consist of nested %s", async ([, taxonomy]) => {
    const { providers } = await loadIndex("[]", taxonomy);
    expect(providers[0]?.covered).toEqual([{ vid: "v", value: "", field: "", id: "i" }]);
  });

  test("an object that contains itself in a provider's taxonomy is read once", () => {
    const taxonomy: Record<string, unknown> = { access: [{ value: "1" }] };
    taxonomy.more = [taxonomy, taxonomy];
    expect(readProviderRow({ nid: 1, taxonomy })?.taxonomy).toEqual([
      { facetId: "access", value: "1" },
    ]);
  });

  test("entries of a page's navigation that are deeper than a menu become part of it", () => {
    const entry: Record<string, unknown> = { label: "Last", href: "/last" };
    entry.children = [entry];
    let top: object = entry;
    for (const value of numbers) top = { label: value, href: `/${value}`, children: [top] };
    const [menu] = readSecondaryNav([top]);
    expect(menu?.children.map(({ label }) => label)).toEqual([
      ...numbers.toReversed().slice(1),
      "Last",
    ]);
  });

  test("a deeply nested frame in the form of a contract is found", () => {
    const frame = '<iframe src="https://forms.example/1"></iframe>';
    const { frames } = readEmbed(within("<div>", frame, "</div>"), "https://host.example/");
    expect(frames.map(({ src }) => src)).toEqual(["https://forms.example/1"]);
  });

  test("deeply nested HTML becomes plain text", () => {
    expect(toPlainText(within("<div>", "Cox", "</div>"))).toBe("Cox");
  });
});

test("W26: any tree keeps every node once, in order, at most 50 levels deep", () => {
  const parents = fc.array(fc.nat(140), { minLength: 1, maxLength: 140 });
  fc.assert(
    fc.property(parents, fc.boolean(), (drawn, isDeep) => {
      // Deep trees are rare among random ones, so half of them are chains with branches.
      const items = drawn.map((parent, at) =>
        term(String(at), { parent: String(isDeep ? Math.max(0, at - 1 - (parent % 2)) : parent) }),
      );
      const { names, deepest } = ofTerms(termTreeOf(items));
      expect(names.toSorted()).toEqual(items.map(({ label }) => label).toSorted());
      expect(deepest).toBeLessThanOrEqual(maxLevel);
    }),
  );
  const plain = buildTree<number, unknown>(
    placesIn([1], (one) => (one < 3 ? [one + 1, 1] : [])),
    (node, children, deeper) => [node, children, deeper],
  );
  expect(plain).toEqual([[1, [[2, [[3, [], 0]], 0]], 0]]);
});
