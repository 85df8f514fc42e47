import { describe, expect, test } from "vitest";
import { defaultConfig } from "../../../src/core/config.ts";
import { createCore } from "../../../src/core/create-core.ts";
import { signal } from "../../../src/core/signals.ts";
import { createOpenFinder } from "../../../src/elements/solutions-finder/open-finder.model.ts";
import {
  createSolutionsFinderModel,
  type SolutionsFinderEvents,
} from "../../../src/elements/solutions-finder/solutions-finder.model.ts";
import { createFakeHttp, createFakePorts } from "../../support/fake-ports.ts";
import { quietContext } from "../../support/quiet-context.ts";
import { aFinder } from "./a-finder.ts";

const facetOf = (...labels: readonly string[]) => ({
  title: "Access",
  items: labels.map((label, at) => ({
    key: "access",
    facet_id: "9",
    value: String(901 + at),
    label,
    parent: false,
    type: "term",
  })),
});

/** A page whose server offers other terms with each answer. The last answer repeats. */
function openPage(...answers: readonly (readonly string[])[]) {
  const left = [...answers];
  const { http, calls } = createFakeHttp(({ url }) => {
    if (url.includes("autocomplete")) return Response.json({ data: [] });
    const labels = (left.length > 1 ? left.shift() : left[0]) ?? [];
    return Response.json({ data: { ...aFinder, facets: [facetOf(...labels)], total: 10 } });
  });
  const core = createCore(defaultConfig, createFakePorts({ http }));
  const asked = () => calls.filter(({ url }) => !url.includes("autocomplete")).length;

  /** A screen at an address. */
  function open(search: string) {
    const current = signal({ search, state: {} });
    const around = quietContext<SolutionsFinderEvents>();
    const model = createSolutionsFinderModel({
      ...around,
      core,
      attributes: signal({ filters: "", category: "" }),
      address: { ...around.address, current },
    });
    model.open(createOpenFinder);
    const finder = model.finder.peek();
    if (finder === null) throw new Error("The finder is not open.");
    const shown = () => ({
      criteria: finder.choices.peek().criteria.map(({ label }) => label),
      category: finder.choices.peek().category,
      text: finder.keywords.text.peek(),
      problem: finder.keywords.problem.peek(),
    });
    const go = (next: string) => {
      current.value = { search: next, state: {} };
    };
    return { model, finder, shown, go };
  }
  return { open, asked };
}

const nothing = { criteria: [], category: null, text: "", problem: null };
const refused = { ...nothing, text: "Satellite", problem: "unknown" };
const found = { ...nothing, criteria: ["Satellite"] };

describe("C16, ZA12: a term that only a newer answer has is not refused by a kept one", () => {
  test.for([
    ["that the server has", ["Fiber", "Satellite"], found],
    ["that it has not", ["Fiber"], refused],
  ] as const)("of the screen before: a term %s", async ([, labels, after]) => {
    const { open, asked } = openPage(["Fiber"], labels);
    const before = open("?filters=Fiber");
    await expect.poll(before.shown).toMatchObject({ criteria: ["Fiber"] });
    before.model.dispose();
    const { shown } = open("?filters=Satellite");
    expect(shown()).toEqual(nothing);
    await expect.poll(shown).toEqual(after);
    expect(asked()).toBe(2);
  });

  test.for([
    ["that the server has", ["Fiber", "Satellite"], found],
    ["that it has not", ["Fiber"], refused],
  ] as const)("of the same screen: a term %s", async ([, labels, after]) => {
    const { open, asked } = openPage(["Fiber"], labels);
    const { shown, go } = open("?filters=Fiber");
    await expect.poll(shown).toMatchObject({ criteria: ["Fiber"] });
    go("?filters=Satellite");
    expect(shown()).toEqual(nothing);
    await expect.poll(shown).toEqual(after);
    expect(asked()).toBe(2);
    go("?filters=Fiber");
    expect(shown().criteria).toEqual(["Fiber"]);
    expect(asked()).toBe(2);
  });

  test("a first answer refuses at once", async () => {
    const { open, asked } = openPage(["Fiber"]);
    const { shown } = open("?filters=Satellite");
    await expect.poll(shown).toEqual(refused);
    expect(asked()).toBe(1);
  });

  test("what the user chooses meanwhile stays", async () => {
    const { open } = openPage(["Fiber"], ["Fiber", "Satellite"]);
    const { finder, shown, go } = open("?filters=Fiber");
    await expect.poll(shown).toMatchObject({ criteria: ["Fiber"] });
    go("?filters=Satellite");
    finder.selectProvider("50", true);
    await expect.poll(shown).toEqual(found);
    expect(finder.choices.peek().selected).toEqual(["50"]);
  });
});
