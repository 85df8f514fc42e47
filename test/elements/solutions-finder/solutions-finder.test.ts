import { describe, expect, test } from "vitest";
import { createOpenFinder } from "../../../src/elements/solutions-finder/open-finder.model.ts";
import { type ModelGivenFor, openModel } from "../../support/open-model.ts";
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

const finderCall = "GET /api/v1/solutions-finder";

/** Answers that offer other terms each time. The last one repeats. */
function answersOf(...answers: readonly (readonly string[])[]) {
  const left = [...answers];
  return {
    [finderCall]: () => {
      const labels = (left.length > 1 ? left.shift() : left[0]) ?? [];
      return Response.json({ data: { ...aFinder, facets: [facetOf(...labels)], total: 10 } });
    },
    "GET /api/v1/solutions-finder/autocomplete": () => Response.json({ data: [] }),
  };
}

/** A screen at an address. */
async function open(search: string, given: ModelGivenFor<"solutions-finder">) {
  const url = `https://portal.example/solutions-finder${search}`;
  given.beside?.page.goTo(url);
  const screen = await openModel("solutions-finder", { url, ...given });
  const { model, page, calls } = screen;
  model.open(createOpenFinder);
  const finder = model.finder.peek();
  if (finder === null) throw new Error("The finder is not open.");
  return {
    ...screen,
    finder,
    asked: () => calls.filter(({ name }) => name === finderCall).length,
    shown: () => ({
      criteria: finder.choices.peek().criteria.map(({ label }) => label),
      category: finder.choices.peek().category,
      text: finder.keywords.text.peek(),
      problem: finder.keywords.problem.peek(),
    }),
    go: (next: string) => page.goTo(next),
  };
}

const nothing = { criteria: [], category: null, text: "", problem: null };
const refused = { ...nothing, text: "Satellite", problem: "unknown" };
const found = { ...nothing, criteria: ["Satellite"] };

describe("C16, ZA12: a term that only a newer answer has is not refused by a kept one", () => {
  test.for([
    ["that the server has", ["Fiber", "Satellite"], found],
    ["that it has not", ["Fiber"], refused],
  ] as const)("of the screen before: a term %s", async ([, labels, after]) => {
    const before = await open("?filters=Fiber", { answers: answersOf(["Fiber"], labels) });
    await before.answered();
    expect(before.shown()).toMatchObject({ criteria: ["Fiber"] });
    before.model.dispose();
    const { shown, asked, answered } = await open("?filters=Satellite", { beside: before });
    expect(shown()).toEqual(nothing);
    await answered();
    expect(shown()).toEqual(after);
    expect(asked()).toBe(2);
  });

  test.for([
    ["that the server has", ["Fiber", "Satellite"], found],
    ["that it has not", ["Fiber"], refused],
  ] as const)("of the same screen: a term %s", async ([, labels, after]) => {
    const { shown, go, asked, answered } = await open("?filters=Fiber", {
      answers: answersOf(["Fiber"], labels),
    });
    await answered();
    expect(shown()).toMatchObject({ criteria: ["Fiber"] });
    go("?filters=Satellite");
    expect(shown()).toEqual(nothing);
    await answered();
    expect(shown()).toEqual(after);
    expect(asked()).toBe(2);
    go("?filters=Fiber");
    expect(shown().criteria).toEqual(["Fiber"]);
    await answered();
    expect(asked()).toBe(2);
  });

  test("a first answer refuses at once", async () => {
    const { shown, asked, answered } = await open("?filters=Satellite", {
      answers: answersOf(["Fiber"]),
    });
    await answered();
    expect(shown()).toEqual(refused);
    expect(asked()).toBe(1);
  });

  test("what the user chooses meanwhile stays", async () => {
    const { finder, shown, go, answered } = await open("?filters=Fiber", {
      answers: answersOf(["Fiber"], ["Fiber", "Satellite"]),
    });
    await answered();
    expect(shown()).toMatchObject({ criteria: ["Fiber"] });
    go("?filters=Satellite");
    finder.selectProvider("50", true);
    await answered();
    expect(shown()).toEqual(found);
    expect(finder.choices.peek().selected).toEqual(["50"]);
  });
});
