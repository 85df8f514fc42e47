import { describe, expect, test } from "vitest";
import { loadFinder } from "../../../src/core/api/finder.ts";
import { readProviderRow } from "../../../src/core/api/provider-row.ts";
import { buildSolution } from "../../../src/core/api/solution-reports.ts";
import { joinConfig } from "../../../src/core/config.ts";
import { createCore } from "../../../src/core/create-core.ts";
import { solutionRequestOf } from "../../../src/core/finder/solution-request.ts";
import { createFinderStore } from "../../../src/core/stores/finder/finder-store.ts";
import {
  type Answerer,
  createFakeHttp,
  createFakePorts,
  settle,
} from "../../support/fake-ports.ts";

const { signal } = new AbortController();

function open(answer: Answerer) {
  const { http, calls } = createFakeHttp(answer);
  const ports = createFakePorts({ http });
  return { core: createCore(joinConfig({}), ports), calls, ports };
}

const answering = (content: unknown) => open(() => Response.json(content));

describe("a provider is read", () => {
  const items = [
    { facetId: "1", value: "10" },
    { facetId: "2", value: "20" },
  ];
  const wire = [
    { facet_id: 1, value: "10", parent: false },
    { facet_id: "2", value: 20, parent: 0 },
  ];

  test.each([
    ["a list of items", wire],
    ["a list of lists", [[wire[0]], [wire[1]]]],
    ["an object of lists", { one: [wire[0]], two: [wire[1]] }],
    ["groups with items", wire.map((item) => ({ key: "x", title: "X", items: [item] }))],
    ["groups that hold the facet's id", [{ facet_id: 1, items: [{ value: 10 }] }, wire[1]]],
    ["an object of groups", { 0: { items: wire } }],
  ])("P.0: the taxonomy of a provider may be %s", (_, taxonomy) => {
    expect(readProviderRow({ nid: 5, taxonomy })?.taxonomy).toEqual(items);
  });

  test.each([
    ["is the facet of items without a facet id", { access: [{ value: 10 }] }, "access"],
    ["is overridden by the facet id of an item", { access: [{ facet_id: 1, value: 10 }] }, "1"],
    [
      "is overridden by the facet id of a group",
      { access: [{ facet_id: 1, items: [{ value: 10 }] }] },
      "1",
    ],
    ["is the facet of a single item, which counts as a list", { access: { value: 10 } }, "access"],
    [
      "is the facet of a single group",
      { access: { title: "Access", items: [{ value: 10 }] } },
      "access",
    ],
    ["is ignored if it is a number key", { 0: { value: 10 } }, ""],
  ])("P.0: the key of a list in a taxonomy %s", (_, taxonomy, facetId) => {
    expect(readProviderRow({ nid: 5, taxonomy })?.taxonomy).toEqual([{ facetId, value: "10" }]);
  });

  test.each([[null], ["text"], [[null, 7, "x", [[[[[[{ value: "" }]]]]]]]], [{ a: null }]])(
    "an invalid taxonomy is empty (%#)",
    (taxonomy) => {
      expect(readProviderRow({ nid: 5, taxonomy })?.taxonomy).toEqual([]);
    },
  );

  test("P33: the nid stays as sent, and a row without one is not a provider", () => {
    expect(readProviderRow({ nid: 7, name: "A" })?.nid).toBe(7);
    expect(readProviderRow({ nid: "7", name: "A" })?.nid).toBe("7");
    for (const raw of [null, [], "x", {}, { nid: "" }, { nid: null }, { nid: {} }]) {
      expect(readProviderRow(raw)).toBeNull();
    }
  });

  test.each([
    [{ logo: "/a.svg", field_logo: '<img src="/b.svg">' }, '<img src="/b.svg">'],
    [{ logo: "/a.svg", field_logo: "" }, "/a.svg"],
    [{ logo: "/a.svg" }, "/a.svg"],
    [{ field_logo: {} }, ""],
  ])("2 §3, Q5: the provider %j has the logo %j", (members, logo) => {
    expect(readProviderRow({ nid: 7, ...members })?.logo).toBe(logo);
  });

  test("invalid members count as missing, and markup in a name is text", () => {
    const raw = { nid: 7, name: "<b>A&amp;B</b>", uri: 5, logo: {}, categories: "network" };
    expect(readProviderRow(raw)).toEqual({
      nid: 7,
      name: "A&B",
      uri: "5",
      logo: "",
      categories: ["network"],
      taxonomy: [],
    });
  });
});

describe("the finder's answer", () => {
  test.each([[0], ["0"], [false], [null], [""], [undefined]])(
    "P19: a parent of %j means that there is no parent",
    async (parent) => {
      const category = [{ value: "a", label: "A", parent }];
      const { core } = answering({ data: { filter_options: { category } } });
      const { options } = await loadFinder(core.client, 0, signal);
      expect(options.categories).toEqual([{ value: "a", label: "A", parent: null }]);
    },
  );

  test.each(["question", "questions"])("the finder's questions are in %s (2 §3)", async (name) => {
    const answers = [{ value: "fiber", label: "By fiber" }];
    const asked = { question: "How?", question_id: "7", key: "access", answers };
    const { core } = answering({ data: { filter_options: { [name]: [asked] } } });
    const { options } = await loadFinder(core.client, 0, signal);
    expect(options.questions.map(({ id, answers: read }) => [id, read.length])).toEqual([["7", 1]]);
  });

  test("P11: the finder is requested once, without answers, with the day", async () => {
    const { core, calls } = answering({ data: {} });
    await loadFinder(core.client, Date.parse("2026-03-09T12:00:00"), signal);
    expect(calls.map(({ url }) => url)).toEqual(["/api/v1/solutions-finder?cid=2026-3-9"]);
  });

  test.each([
    [{}],
    [{ data: [] }],
    [{ data: null }],
    [{ data: { facets: "x", rows: 5, filter_options: [] } }],
  ])("an answer without content is an empty finder (%#)", async (content) => {
    const { options, rawRows } = await loadFinder(answering(content).core.client, 0, signal);
    expect(options).toEqual({ categories: [], questions: [], facets: [], message: "" });
    expect(rawRows.flatMap((raw) => readProviderRow(raw) ?? [])).toEqual([]);
  });

  test.each([["text"], [[]], [7], [null]])(
    "an answer that is not an object is a failure (%#)",
    async (content) => {
      await expect(loadFinder(answering(content).core.client, 0, signal)).rejects.toThrow();
    },
  );
});

describe("the providers of a screen", () => {
  const rows = Array.from({ length: 120 }, (_, nid) => ({ nid, name: `P${nid}` }));

  test("the providers of a screen are read and indexed, each nid once", async () => {
    const { core } = answering({ data: { rows: [...rows, { nid: "5", name: "Again" }, {}] } });
    const store = createFinderStore(core, () => {});
    await store.load();
    const state = store.state.peek();
    expect(state.kind === "ready" && state.index.rows.length).toBe(120);
  });

  test("providers that cannot be loaded fail with their status, and can be retried", async () => {
    const answers = [new Response("", { status: 502 }), Response.json({ data: { rows } })];
    const { core, ports } = open(() => answers.shift() ?? new Response());
    const store = createFinderStore(core, () => {});
    await store.load();
    expect(store.state.peek()).toEqual({ kind: "failed", status: 502 });
    expect(ports.reports).toEqual(["finder-failed: 502"]);
    await store.load();
    expect(store.state.peek().kind).toBe("ready");
  });

  test("providers are discarded if the screen is disposed", async () => {
    const { core } = answering({ data: { rows } });
    const store = createFinderStore(core, () => {});
    const loading = store.load();
    await settle();
    store.clear();
    await loading;
    expect(store.state.peek()).toEqual({ kind: "loading" });
  });
});

describe("requesting a report", () => {
  const request = solutionRequestOf(
    "report",
    { category: null, subCategory: null, criteria: [] },
    [1],
    "",
  );

  test.each([
    [{ solution_id: 12 }, "12"],
    [{ solution_id: "ab-1" }, "ab-1"],
    [{ data: { solution_id: 12 } }, "12"],
    [{}, null],
    [{ solution_id: null }, null],
    [{ solution_id: {} }, null],
    [[], null],
    ["text", null],
  ])("a report with the header %j is saved as %j", async (content, id) => {
    expect(await buildSolution(answering(content).core.client, request, signal)).toBe(id);
  });
});
