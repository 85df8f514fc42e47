import { describe, expect, test } from "vitest";
import type { Core } from "../../../src/core/create-core.ts";
import { recordOf, type UnknownRecord } from "../../../src/core/values/record.ts";
import { finderActs } from "../../../src/elements/solutions-finder/finder-acts.model.ts";
import { createOpenFinder } from "../../../src/elements/solutions-finder/open-finder.model.ts";
import { writing } from "../../support/english-writing.ts";
import { deferred } from "../../support/fake-ports.ts";
import { openModel } from "../../support/open-model.ts";
import { aFinder, answerOf, buildCall, finderCall, firstNames, suggestCall } from "./a-finder.ts";
import { answerKey, type FinderGiven, openFinder, startFinder, termKey } from "./finder-model.ts";

const fiber = termKey("access", "101");
const dark = termKey("access", "102");
const healthcare = termKey("industry", "201");
const aDarkOne = answerKey("line", "102");
const aHealthyOne = answerKey("line", "201");
const thirty = Array.from({ length: 30 }, (_, at) => `many:9${at}`).join(",");
const eight = Array.from({ length: 8 }, (_, at) => String(50 + at));
const fewer = { ...aFinder, rows: aFinder.rows.slice(0, 3) };
const noSuggestions = { [suggestCall]: () => Response.json({ data: { rows: [] } }) };

type Opened = Awaited<ReturnType<typeof openFinder>>;

/**
 * Opens and removes a finder. Its second answer is cached, because the settings have identified the
 * user.
 */
async function openRemembered(given: FinderGiven) {
  const screen = await openFinder(given);
  screen.model.refresh();
  await screen.answered();
  screen.model.dispose();
  return screen;
}

describe("P12: the providers", () => {
  test("the providers are requested once, and shown in the order of the server", async () => {
    const answer = deferred<Response>();
    const { model, finder, answered, named, events } = await startFinder({
      finder: () => answer.promise,
    });
    expect(model.load.peek()).toEqual({ kind: "loading" });
    expect(finder.result.peek()).toBeNull();
    expect(finder.countOf.peek()(fiber)).toBeNull();
    expect(finder.metBy.peek()(0)).toEqual([]);
    finder.chooseCategory("voice");
    finder.toggle(fiber, true);
    expect(finder.announcement.peek()).toBe("");
    answer.resolve(answerOf(aFinder));
    await answered();
    const load = model.load.peek();
    expect(load.kind === "ready" && load.index.rows.map(({ name }) => name)).toEqual(firstNames);
    expect(finder.result.peek()?.total).toBe(0);
    expect([...(finder.result.peek()?.order ?? [])]).toEqual(firstNames.map((_, at) => at));
    expect(named(finderCall)).toHaveLength(1);
    expect(events).toEqual([]);
    expect(finder.announcement.peek()).toBe("");
  });

  test.for([502, 403, 401, null])(
    "providers that fail with %s are reported, and are requested again by Try again",
    async (status) => {
      const answers = [status === null ? Response.error() : new Response("", { status })];
      const { model, finder, detailsOf, answered, reports } = await openFinder({
        finder: () => answers.shift() ?? answerOf(aFinder),
        query: "?filters=Fiber",
      });
      expect(model.load.peek()).toEqual({ kind: "failed", status });
      expect(detailsOf("scout-failed")).toEqual([{ message: "", ...(status && { status }) }]);
      expect(reports).toHaveLength(1);
      expect(finder.choices.peek().criteria).toEqual([]);
      model.refresh();
      expect(model.load.peek()).toEqual({ kind: "loading" });
      await answered();
      expect(model.load.peek().kind).toBe("ready");
      expect(finder.choices.peek().criteria).toMatchObject([{ label: "Fiber" }]);
    },
  );

  test("C16: providers that are cached can be selected immediately; those missing in a newer answer are unselected", async () => {
    const answers = [aFinder, aFinder];
    const before = await openRemembered({ finder: () => answerOf(answers.shift() ?? fewer) });
    const { finder, labels, answered, selections } = await startFinder({
      beside: before,
      query: "?filters=Fiber",
    });
    expect(labels()).toEqual(["Fiber"]);
    finder.selectProvider("59", true);
    finder.selectProvider("50", true);
    await answered();
    expect(finder.choices.peek().selected).toEqual(["50"]);
    expect(labels()).toEqual(["Fiber"]);
    expect(selections()).toEqual([[59], [59, 50], [50]].map((providers) => ({ providers })));
  });

  test("A11: the providers start again for another user, with the choices of the URL", async () => {
    const answers = [aFinder, fewer];
    const { core, model, finder, answered, selections } = await openFinder({
      finder: () => answerOf(answers.shift() ?? fewer),
      query: "?filters=Fiber",
    });
    finder.toggle(dark, true);
    finder.selectProvider("50", true);
    finder.nameCustomer("Bluebird Bakery");
    core.session.signIn("a token", "external");
    expect(model.load.peek()).toEqual({ kind: "loading" });
    expect(finder.choices.peek()).toMatchObject({ criteria: [], selected: [] });
    expect(finder.customerName.peek()).toBe("");
    expect(selections().at(-1)).toEqual({ providers: [] });
    await answered();
    expect(finder.choices.peek().criteria).toMatchObject([{ label: "Fiber" }]);
    expect(finder.result.peek()?.order).toHaveLength(3);
    core.session.signIn("another token", "external");
    await answered();
    expect(selections()).toHaveLength(2);
  });

  test("providers that arrive after the element is removed are ignored", async () => {
    const answer = deferred<Response>();
    const { model, calls, answered, until, events, core } = await startFinder({
      finder: () => answer.promise,
    });
    await until(() => calls.some(({ name }) => name === finderCall));
    model.dispose();
    core.session.signIn("a token", "external");
    answer.resolve(new Response("", { status: 500 }));
    await answered();
    expect(events).toEqual([]);
    expect(calls.filter(({ name }) => name === finderCall)).toHaveLength(1);
  });

  test("the providers are opened once", async () => {
    const { model, finder } = await openFinder();
    model.open(() => {
      throw new Error("The finder is already open.");
    });
    expect(model.finder.peek()).toBe(finder);
  });

  test("B18: the providers have addresses that are resolved against the API", async () => {
    const { finder } = await openFinder();
    expect(finder.base).toMatchObject({
      page: "https://portal.example/solutions-finder",
      api: "https://portal.example/",
    });
  });
});

describe("I25: the choices that a page starts with", () => {
  test.for<[string, string, Record<string, string>, object]>([
    [
      "the URL takes precedence over the attributes",
      "?filters=Fiber&category=voice",
      { filters: "Healthcare", category: "network" },
      { criteria: ["Fiber"], category: "voice" },
    ],
    [
      "the attributes alone",
      "",
      { filters: "access:102,Healthcare", category: " network " },
      { criteria: ["Dark Fiber", "Healthcare"], category: "network" },
    ],
    [
      "empty parameters are ignored",
      "?filters=%20&category=",
      { filters: "Fiber", category: "voice" },
      { criteria: ["Fiber"], category: "voice" },
    ],
    ["a category by its label", "?category=Voice", {}, { category: "voice" }],
    [
      "a child category",
      "?category=Wired+Internet",
      {},
      { category: "network", subCategory: "fiber" },
    ],
    ["a category without questions", "?category=iot", {}, { category: null }],
    ["an unknown category", "?category=gone", {}, { category: null }],
    [
      "several parameters",
      "?filters=Fiber&filters=Healthcare",
      {},
      { criteria: ["Fiber", "Healthcare"] },
    ],
  ])("the page starts with %s", async ([, query, attributes, expected]) => {
    const { finder, shown, answered } = await openFinder({ query, attributes });
    await answered();
    const nothing = { criteria: [], category: null, subCategory: null, text: "", problem: null };
    const { subCategory } = finder.choices.peek();
    expect({ ...shown(), subCategory }).toEqual({ ...nothing, ...expected });
  });

  test("P10: the choices change with the URL and the attributes, but not with other parameters", async () => {
    const { finder, labels, go, change, selections } = await openFinder({
      query: "?filters=Fiber",
    });
    finder.toggle(healthcare, true);
    finder.selectProvider("50", true);
    go("?filters=Fiber&other=1");
    expect(labels()).toEqual(["Fiber", "Healthcare"]);
    go("?filters=Dark+Fiber");
    expect(labels()).toEqual(["Dark Fiber"]);
    expect(finder.choices.peek().selected).toEqual(["50"]);
    change({ category: "voice" });
    expect(finder.choices.peek()).toMatchObject({ category: "voice", selected: [] });
    expect(selections()).toEqual([{ providers: [50] }, { providers: [] }]);
    change({ category: "network" });
    expect(selections()).toHaveLength(2);
  });

  test("P10: the choices do not change after the element is removed", async () => {
    const { model, finder, go, change, shown, clock } = await openFinder();
    finder.keywords.type("fib");
    model.dispose();
    go("?filters=Fiber");
    change({ category: "voice" });
    expect(shown()).toMatchObject({ criteria: [], category: null, text: "" });
    expect(clock.pending()).toBe(0);
  });

  test("P7, P9: 31 requested filters become 30, with one warning", async () => {
    const { finder } = await openFinder({ attributes: { filters: `${thirty},access:101` } });
    expect(finder.choices.peek().criteria).toHaveLength(30);
    expect(finder.warning.isShown.peek()).toBe(true);
    expect(finder.warning.times.peek()).toBe(1);
  });

  test.for([
    ["fib", "fib", "unknown", []],
    ["access:101,zzz,yyy", "zzz, yyy", "unknown", ["Fiber"]],
    ["Other", "Other", "ambiguous", []],
  ] as const)(
    "P9: the parameters %s leave %j in the box, as %s",
    async ([filters, text, problem, criteria]) => {
      const items = ["1", "2"].map((value) => ({
        key: "twice",
        value,
        label: "Other",
        parent: false,
      }));
      const facets = [...aFinder.facets, { key: "twice", title: "Twice", items }];
      const { shown, clock, answered, named } = await openFinder({
        attributes: { filters },
        finder: () => answerOf({ ...aFinder, facets }),
        table: noSuggestions,
      });
      expect(shown()).toEqual({ criteria, category: null, text, problem });
      clock.advance(200);
      await answered();
      expect(named(suggestCall).map(({ query }) => query.get("query"))).toEqual([text]);
    },
  );
});

describe("C16, P9: a term that only a newer answer contains is not rejected because of a cached answer", () => {
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

  /** Answers that each offer different terms. The last one is repeated. */
  function answersOf(...answers: readonly (readonly string[])[]) {
    const left = [...answers];
    return {
      finder() {
        const labels = (left.length > 1 ? left.shift() : left[0]) ?? [];
        return answerOf({ ...aFinder, facets: [facetOf(...labels)] });
      },
      table: noSuggestions,
    };
  }

  const nothing = { criteria: [], category: null, text: "", problem: null };
  const refused = { ...nothing, text: "Satellite", problem: "unknown" };
  const found = { ...nothing, criteria: ["Satellite"] };
  const cases = [
    ["that the server offers", ["Fiber", "Satellite"], found],
    ["that the server does not offer", ["Fiber"], refused],
  ] as const;

  test.for(cases)(
    "a term %s is checked again after a cached answer of the previous screen",
    async ([, labels, after]) => {
      const before = await openRemembered({
        query: "?filters=Fiber",
        ...answersOf(["Fiber"], ["Fiber"], labels),
      });
      const { model, shown, named, answered } = await startFinder({
        query: "?filters=Satellite",
        beside: before,
      });
      expect(model.load.peek().kind).toBe("ready");
      expect(shown()).toEqual(nothing);
      await answered();
      expect(shown()).toEqual(after);
      expect(named(finderCall)).toHaveLength(3);
    },
  );

  test.for(cases)(
    "a term %s is checked again after an answer on the same screen",
    async ([, labels, after]) => {
      const { shown, go, named, answered } = await openFinder({
        query: "?filters=Fiber",
        ...answersOf(["Fiber"], labels),
      });
      expect(shown()).toMatchObject({ criteria: ["Fiber"] });
      go("?filters=Satellite");
      expect(shown()).toEqual(nothing);
      await answered();
      expect(shown()).toEqual(after);
      expect(named(finderCall)).toHaveLength(2);
      go("?filters=Fiber");
      expect(shown().criteria).toEqual(["Fiber"]);
      await answered();
      expect(named(finderCall)).toHaveLength(2);
    },
  );

  test("a first answer rejects a term immediately", async () => {
    const { shown, named } = await openFinder({
      query: "?filters=Satellite",
      ...answersOf(["Fiber"]),
    });
    expect(shown()).toEqual(refused);
    expect(named(finderCall)).toHaveLength(1);
  });

  test("an unknown category also causes one new request", async () => {
    const { go, named, answered } = await openFinder();
    go("?category=voice");
    await answered();
    expect(named(finderCall)).toHaveLength(1);
    go("?category=gone");
    await answered();
    go("?category=gone&other=1");
    await answered();
    expect(named(finderCall)).toHaveLength(2);
  });

  test.for([
    ["found", ["Fiber", "Satellite"], found],
    ["refused", ["Fiber"], refused],
  ] as const)(
    "choices that the user makes meanwhile stay, and the rest is %s",
    async ([, labels, after]) => {
      const { finder, shown, go, answered } = await openFinder({
        query: "?filters=Fiber",
        ...answersOf(["Fiber"], labels),
      });
      go("?filters=Satellite");
      finder.selectProvider("50", true);
      await answered();
      expect(shown()).toEqual(after);
      expect(finder.choices.peek().selected).toEqual(["50"]);
    },
  );
});

describe("filters and answers", () => {
  test("P35, P25: filters and answers narrow the result, which is announced, even if it is the same", async () => {
    const { finder, labels } = await openFinder();
    finder.toggle(dark, true);
    expect(labels()).toEqual(["Dark Fiber"]);
    expect(finder.result.peek()?.matched).toBe(5);
    expect(finder.announcement.peek()).toBe("5 Matched Providers");
    finder.toggle(fiber, true);
    expect(finder.announcement.peek()).toBe("5 Matched Providers\u00a0");
    finder.toggle(fiber, false);
    finder.toggle(dark, false);
    expect(finder.announcement.peek()).toBe("10 Providers Found");
    finder.toggle(termKey("access", "gone"), true);
    finder.toggle(dark, false);
    expect(labels()).toEqual([]);
    expect(finder.announcement.peek()).toBe("10 Providers Found");
  });

  test("2 §2, P22: answers of a category are filters, several at once", async () => {
    const { finder, labels } = await openFinder();
    finder.chooseCategory("network");
    finder.toggle(aDarkOne, true);
    finder.toggle(aHealthyOne, true);
    expect(finder.announcement.peek()).toBe("1 Matched Provider");
    finder.chooseSubCategory("fiber");
    expect(labels()).toEqual(["A dark one", "A healthy one"]);
  });

  test("P38: filters show the number of providers that match with them, and providers show the filters that they meet", async () => {
    const { finder } = await openFinder();
    const count = (key: string) => finder.countOf.peek()(key);
    expect([fiber, dark, healthcare].map(count)).toEqual([10, 5, 2]);
    finder.toggle(dark, true);
    expect([fiber, dark, healthcare, aHealthyOne].map(count)).toEqual([5, 5, 1, 1]);
    expect(count("gone")).toBeNull();
    finder.toggle(healthcare, true);
    expect([0, 5, 9].map((row) => finder.metBy.peek()(row))).toEqual([
      ["Dark Fiber", "Healthcare"],
      ["Healthcare"],
      [],
    ]);
    finder.clear();
    finder.chooseCategory("voice");
    expect(count(fiber)).toBe(5);
  });

  test("P21: Clear removes all filters and answers, with the text, but not the selection", async () => {
    const { model, finder, labels } = await openFinder({ table: noSuggestions });
    finder.toggle(dark, true);
    finder.selectProvider("50", true);
    finder.keywords.submit("nothing");
    model.clear();
    expect(labels()).toEqual([]);
    expect(finder.choices.peek().selected).toEqual(["50"]);
    expect(finder.keywords.text.peek()).toBe("");
    expect(finder.keywords.problem.peek()).toBeNull();
    expect(finder.announcement.peek()).toBe("10 Providers Found");
  });
});

test("P1, P17, P18: a category filters, a change of category clears the choices, and child categories can be toggled", async () => {
  const { finder, selections } = await openFinder();
  const count = () => finder.result.peek()?.order.length;
  finder.chooseSubCategory("fiber");
  expect(finder.choices.peek().subCategory).toBeNull();
  finder.chooseCategory("network");
  expect(finder.announcement.peek()).toBe("10 Providers Found");
  finder.selectProvider("59", true);
  finder.chooseSubCategory("fiber");
  expect(finder.announcement.peek()).toBe("4 Providers Found");
  finder.chooseSubCategory("fiber");
  expect(count()).toBe(10);
  finder.chooseSubCategory("network");
  expect(count()).toBe(10);
  finder.chooseSubCategory("fiber");
  // The tab of the parent category.
  finder.chooseSubCategory("network");
  expect(count()).toBe(10);
  expect(finder.choices.peek()).toMatchObject({ subCategory: null, selected: ["59"] });
  finder.keywords.type("dark");
  finder.chooseCategory("voice");
  expect(finder.keywords.text.peek()).toBe("");
  expect(count()).toBe(5);
  expect(finder.choices.peek().selected).toEqual([]);
  expect(selections()).toEqual([{ providers: [59] }, { providers: [] }]);
});

describe("P42: a change of the category", () => {
  /** Answers a question and selects two providers in another order than the list's. */
  async function openChosen() {
    const screen = await openFinder();
    const { finder } = screen;
    finder.chooseCategory("network");
    finder.chooseSubCategory("fiber");
    finder.toggle(aDarkOne, true);
    finder.selectProvider("52", true);
    finder.selectProvider("50", true);
    finder.keywords.type("ac");
    return screen;
  }

  test("offers Undo, which restores category, filters, words and selection in their order", async () => {
    const { finder, selections, labels } = await openChosen();
    const before = finder.choices.peek();
    finder.chooseCategory("voice");
    expect(finder.cleared.peek()?.choices).toEqual(before);
    expect(finder.keywords.text.peek()).toBe("");
    expect(labels()).toEqual([]);
    finder.restoreCleared();
    expect(finder.choices.peek()).toEqual(before);
    expect(finder.keywords.text.peek()).toBe("ac");
    expect(finder.announcement.peek()).toBe("1 Matched Provider");
    expect(selections().slice(-2)).toEqual([{ providers: [] }, { providers: [52, 50] }]);
    expect(finder.cleared.peek()).toBeNull();
  });

  test("Remove all clears the selection alone, and offers Undo", async () => {
    const { finder, selections, labels } = await openChosen();
    const before = finder.choices.peek();
    finder.clearSelection();
    expect(selections().at(-1)).toEqual({ providers: [] });
    expect(finder.cleared.peek()).toMatchObject({ filters: 0, providers: 2 });
    expect(labels()).toEqual(before.criteria.map(({ label }) => label));
    expect(finder.keywords.text.peek()).toBe("ac");
    finder.restoreCleared();
    expect(finder.choices.peek()).toEqual(before);
    expect(finder.cleared.peek()).toBeNull();
    finder.chooseCategory("voice");
    expect(finder.cleared.peek()).toMatchObject({ filters: 1, providers: 2 });
    finder.dismissCleared();
    finder.clearSelection();
    expect(finder.cleared.peek()).toBeNull();
  });

  test("offers Undo of Undo for what was chosen meanwhile", async () => {
    const { finder } = await openChosen();
    finder.chooseCategory("voice");
    finder.selectProvider("54", true);
    const between = finder.choices.peek();
    finder.restoreCleared();
    finder.restoreCleared();
    expect(finder.choices.peek()).toEqual(between);
  });

  test("offers nothing if there is nothing to restore", async () => {
    const { finder } = await openFinder();
    finder.restoreCleared();
    finder.keywords.type("a");
    finder.chooseCategory("network");
    expect(finder.cleared.peek()).toBeNull();
    finder.selectProvider("50", true);
    finder.chooseCategory("network");
    expect(finder.cleared.peek()).toBeNull();
    expect(finder.choices.peek().selected).toEqual(["50"]);
  });

  test.for<[string, (screen: Opened) => void]>([
    ["is dismissed", ({ finder }) => finder.dismissCleared()],
    ["the filters change", ({ finder }) => finder.toggle(dark, true)],
    ["the URL changes", ({ go }) => go("?category=voice")],
    ["another user signs in", ({ finder }) => finder.startOver()],
  ])("offers Undo until %s", async ([, act]) => {
    const screen = await openChosen();
    screen.finder.chooseCategory("voice");
    screen.finder.selectProvider("54", true);
    expect(screen.finder.cleared.peek()).not.toBeNull();
    act(screen);
    expect(screen.finder.cleared.peek()).toBeNull();
  });

  test("restores no provider that no longer exists", async () => {
    let rows = aFinder.rows;
    const { finder, model, answered } = await openFinder({
      finder: () => answerOf({ ...aFinder, rows }),
    });
    finder.selectProvider("52", true);
    finder.selectProvider("50", true);
    finder.chooseCategory("voice");
    rows = rows.slice(1);
    model.refresh();
    await answered();
    finder.restoreCleared();
    expect(finder.choices.peek().selected).toEqual(["52"]);
  });
});

describe("the selection", () => {
  test("P15, P33: the selection is emitted with each change, in its order, with the ids of the server", async () => {
    const rows = aFinder.rows.map((row, at) => ({ ...row, nid: at === 0 ? "50" : row.nid }));
    const { finder, selections } = await openFinder({
      finder: () => answerOf({ ...aFinder, rows }),
    });
    finder.selectProvider("52", true);
    finder.selectProvider("50", true);
    expect(finder.announcement.peek()).toBe("Acme selected, 2 of 8");
    finder.selectProvider("50", true);
    expect(finder.announcement.peek()).toBe("Acme selected, 2 of 8");
    finder.selectProvider("52", false);
    expect(finder.announcement.peek()).toBe("Cobalt removed from the selection");
    finder.toggle(dark, true);
    expect(selections()).toEqual([[52], [52, "50"], ["50"]].map((providers) => ({ providers })));
  });

  test("P16: the selection can be ordered, and each move is announced", async () => {
    const { finder, selections } = await openFinder();
    for (const nid of ["50", "51", "52"]) finder.selectProvider(nid, true);
    finder.moveProvider("52", 1);
    expect(finder.announcement.peek()).toBe("Cobalt is now 2 of 3");
    expect(selections().at(-1)).toEqual({ providers: [50, 52, 51] });
    finder.selectProvider("gone", true);
    finder.moveProvider("gone", 0);
    expect(finder.announcement.peek()).toBe("gone is now 1 of 4");
    finder.moveProvider("gone", 0);
    expect(finder.announcement.peek()).toBe("gone is now 1 of 4");
    expect(selections()).toHaveLength(6);
  });

  test("P14: the selection has at most eight providers, and each refusal of a ninth is announced", async () => {
    const { finder, selections } = await openFinder();
    for (const nid of eight) finder.selectProvider(nid, true);
    const full = "You can select up to 8 providers.";
    finder.selectProvider("58", true);
    expect(finder.announcement.peek()).toBe(full);
    finder.selectProvider("58", true);
    expect(finder.announcement.peek()).toBe(`${full}\u00a0`);
    expect(finder.choices.peek().selected).toEqual(eight);
    expect(selections()).toHaveLength(8);
    expect(finder.warning.isShown.peek()).toBe(false);
  });
});

describe("P7, P8: the warning of too many filters", () => {
  async function openFull() {
    const { finder, clock, model } = await openFinder({ attributes: { filters: thirty } });
    const { warning } = finder;
    finder.toggle(fiber, true);
    return { finder, warning, clock, model, again: () => finder.toggle(fiber, true) };
  }

  test("the warning disappears four seconds after the last refusal", async () => {
    const { finder, warning, clock, again } = await openFull();
    expect(finder.choices.peek().criteria).toHaveLength(30);
    clock.advance(3000);
    again();
    expect(warning.times.peek()).toBe(2);
    clock.advance(3999);
    expect(warning.isShown.peek()).toBe(true);
    clock.advance(1);
    expect(warning.isShown.peek()).toBe(false);
  });

  test("the warning stays while it is held, and then for the remaining time", async () => {
    const { warning, clock } = await openFull();
    clock.advance(1000);
    warning.hold();
    clock.advance(2000);
    warning.hold();
    clock.advance(20_000);
    expect(warning.isShown.peek()).toBe(true);
    warning.release();
    clock.advance(1000);
    warning.release();
    warning.hold();
    warning.release();
    clock.advance(1999);
    expect(warning.isShown.peek()).toBe(true);
    clock.advance(1);
    expect(warning.isShown.peek()).toBe(false);
  });

  test("a warning that is shown again while it is held stays for the whole time afterwards", async () => {
    const { warning, clock, again } = await openFull();
    clock.advance(3000);
    warning.hold();
    again();
    clock.advance(20_000);
    expect(warning.isShown.peek()).toBe(true);
    warning.release();
    clock.advance(3999);
    expect(warning.isShown.peek()).toBe(true);
    clock.advance(1);
    expect(warning.isShown.peek()).toBe(false);
  });

  test("the warning can be dismissed, and cannot be held then", async () => {
    const { warning, clock, again } = await openFull();
    warning.hold();
    warning.hide();
    expect(warning.isShown.peek()).toBe(false);
    warning.hold();
    again();
    clock.advance(4000);
    expect(warning.isShown.peek()).toBe(false);
    expect(clock.pending()).toBe(0);
  });

  test("the warning ends with its element", async () => {
    const { warning, clock, model } = await openFull();
    model.dispose();
    expect(warning.isShown.peek()).toBe(false);
    expect(clock.pending()).toBe(0);
  });
});

describe("the search", () => {
  const row = (value: string, label: string) => ({ value, label });
  const three = [
    row("access:101", "Fiber"),
    row("access:102", "Dark Fiber"),
    row("x:1", "Unknown"),
  ];
  const answering = (...rows: readonly object[]) => ({
    [suggestCall]: () => Response.json({ data: { rows } }),
  });
  const labelsOf = ({ finder }: Opened) =>
    finder.keywords.suggestions.peek()?.map(({ label }) => label);

  /** Types a text into the finder, and waits for the server's answer. */
  async function typed(text: string, ...rows: readonly object[]) {
    const screen = await openFinder({ table: answering(...rows) });
    screen.finder.keywords.type(text);
    screen.clock.advance(200);
    await screen.answered();
    return screen;
  }

  test("P24: the search suggests the server's terms that are not filters yet, and applies the chosen one", async () => {
    const screen = await openFinder({ table: answering(...three) });
    const { finder, clock, answered, named, labels } = screen;
    const { keywords } = finder;
    expect(keywords.suggestions.peek()).toBeUndefined();
    keywords.type("fib");
    expect(keywords.isLoading.peek()).toBe(true);
    expect(keywords.suggestions.peek()).toBeUndefined();
    clock.advance(200);
    await answered();
    expect(keywords.isLoading.peek()).toBe(false);
    expect(named(suggestCall).map(({ query }) => query.get("query"))).toEqual(["fib"]);
    expect(keywords.suggestions.peek()).toEqual([
      { value: dark, label: "Dark Fiber" },
      { value: fiber, label: "Fiber" },
    ]);
    keywords.submit(dark);
    expect(labels()).toEqual(["Dark Fiber"]);
    expect(keywords.text.peek()).toBe("");
    expect(keywords.suggestions.peek()).toBeUndefined();
    keywords.type("fib");
    clock.advance(200);
    await answered();
    expect(labelsOf(screen)).toEqual(["Fiber"]);
  });

  test("the search suggests nothing for one character", async () => {
    const { finder, clock, named, answered } = await openFinder();
    finder.keywords.type(" f ");
    clock.advance(200);
    await answered();
    expect(named(suggestCall)).toEqual([]);
    expect(finder.keywords.isLoading.peek()).toBe(false);
  });

  test("the search accepts a text that names one term, reports any other text, and ignores a blank one", async () => {
    const { finder, shown, clock, answered, named } = await openFinder({ table: noSuggestions });
    finder.keywords.submit("nothing");
    expect(shown()).toMatchObject({ criteria: [], text: "nothing", problem: "unknown" });
    clock.advance(200);
    await answered();
    expect(named(suggestCall)).toHaveLength(1);
    finder.keywords.submit("  ");
    expect(shown()).toMatchObject({ text: "nothing", problem: "unknown" });
    finder.keywords.type("healthCARE");
    expect(shown().problem).toBeNull();
    finder.keywords.submit("healthCARE");
    expect(shown()).toEqual({ criteria: ["Healthcare"], category: null, text: "", problem: null });
  });

  test.for([
    ["takes the only suggestion for the text", "dar", "dar ", ["Dark Fiber"]],
    ["does not take that for another text", "dar", "dark f", []],
  ] as const)("P9: the search %s", async ([, text, submitted, criteria]) => {
    const { finder, labels } = await typed(text, row("access:102", "Dark Fiber"));
    finder.keywords.submit(submitted);
    expect(labels()).toEqual(criteria);
  });

  test("P9: the search chooses none of several suggestions", async () => {
    const { finder, shown } = await typed("fib", ...three);
    finder.keywords.submit("fib");
    expect(shown()).toMatchObject({ criteria: [], problem: "unknown" });
  });

  describe("P41: finds providers", () => {
    const namesOf = ({ finder }: Opened) =>
      [...(finder.result.peek()?.order ?? [])].map((row) => firstNames[row]);

    test("by the words in their names, while the user types, and announces their number", async () => {
      const screen = await openFinder({ table: noSuggestions });
      const { finder } = screen;
      finder.keywords.type("  AR ");
      expect(namesOf(screen)).toEqual(["Garnet", "Harbor"]);
      expect(finder.namedFound.peek()).toBe("2 Providers Found");
      finder.keywords.type("or har");
      expect(namesOf(screen)).toEqual(["Harbor"]);
      expect(finder.namedFound.peek()).toBe("1 Provider Found");
      finder.keywords.type("nothing");
      expect(namesOf(screen)).toEqual(firstNames);
      expect(finder.namedFound.peek()).toBe("");
      finder.keywords.type(" ");
      expect(namesOf(screen)).toEqual(firstNames);
    });

    test("that match the filters and that do not, but counts all at each filter", async () => {
      const screen = await openFinder({ table: noSuggestions });
      const { finder } = screen;
      finder.toggle(dark, true);
      finder.keywords.type("ar");
      expect(namesOf(screen)).toEqual(["Garnet", "Harbor"]);
      expect(finder.result.peek()).toMatchObject({ matched: 1, total: 1 });
      expect(finder.namedFound.peek()).toBe("1 Matched Provider");
      expect(finder.countOf.peek()(fiber)).toBe(5);
    });

    test("of the category only", async () => {
      const screen = await openFinder();
      screen.finder.chooseCategory("voice");
      screen.finder.keywords.type("ar");
      expect(namesOf(screen)).toEqual(["Garnet"]);
    });

    test("so a text that names no filter is no problem, but similar ones are offered", async () => {
      const { finder, shown } = await openFinder({ table: noSuggestions });
      finder.keywords.submit("harb");
      expect(shown()).toMatchObject({ text: "harb", problem: null });
      expect(finder.keywords.isOffering.peek()).toBe(true);
      finder.keywords.submit("harbour");
      expect(shown()).toMatchObject({ text: "harbour", problem: "unknown" });
      finder.keywords.type("harb");
      expect(finder.keywords.isOffering.peek()).toBe(false);
    });

    test("also for a text of the URL", async () => {
      const screen = await openFinder({ query: "?filters=Harbor", table: noSuggestions });
      expect(screen.shown()).toMatchObject({ criteria: [], text: "Harbor", problem: null });
      expect(namesOf(screen)).toEqual(["Harbor"]);
    });
  });

  test.for([
    ["tmobile", "T-Mobile"],
    ["t mobile", "T-Mobile"],
    ["sd-wan", "SDWAN Works"],
  ] as const)("P43: the text %j finds the provider %j by its name", async ([text, name]) => {
    const rows = [...aFinder.rows, { ...aFinder.rows[0], nid: 99, name }];
    const { finder } = await openFinder({ finder: () => answerOf({ ...aFinder, rows }) });
    finder.keywords.type(text);
    expect(finder.result.peek()?.order).toHaveLength(1);
  });

  describe("P43: leads to categories and groups", () => {
    const items = [{ key: "twin", facet_id: "8", value: "1", label: "One", type: "term" }];
    const facets = [
      ...aFinder.facets,
      { key: "nets", title: "Net-Works", items },
      { key: "twin", title: "Many", items },
    ];
    async function typedPlace(text: string, ...rows: readonly object[]) {
      const screen = await openFinder({
        table: answering(...rows),
        finder: () => answerOf({ ...aFinder, facets }),
      });
      screen.finder.keywords.type(text);
      screen.clock.advance(200);
      await screen.answered();
      return screen;
    }
    const suggestedValue = ({ finder }: Opened, label: string) =>
      finder.keywords.suggestions.peek()?.find((one) => one.label === label)?.value ?? "";

    test("categories that begin with the text come before the filters, groups after them", async () => {
      const screen = await typedPlace("ne-t", row("access:101", "Fiber"));
      expect(labelsOf(screen)).toEqual(["Network (Category)", "Fiber", "Net-Works (Filters)"]);
      screen.finder.keywords.type("n");
      expect(labelsOf(screen)).toBeUndefined();
    });

    test("a category is chosen as by its tab, with Undo", async () => {
      const screen = await typedPlace("voice");
      const { finder } = screen;
      finder.selectProvider("50", true);
      finder.keywords.submit(suggestedValue(screen, "Voice (Category)"));
      expect(screen.shown()).toEqual({ criteria: [], category: "voice", text: "", problem: null });
      expect(finder.announcement.peek()).toBe("5 Providers Found");
      expect(finder.destination.peek()).toMatchObject({ kind: "category", key: "voice" });
      finder.restoreCleared();
      expect(screen.shown()).toMatchObject({ category: null, text: "" });
      expect(finder.choices.peek().selected).toEqual(["50"]);
    });

    test("a child category is chosen with its category, and keeps the choices of that category", async () => {
      const screen = await typedPlace("wired");
      const { finder } = screen;
      finder.keywords.submit(suggestedValue(screen, "Wired Internet (Category: Network)"));
      expect(finder.choices.peek()).toMatchObject({ category: "network", subCategory: "fiber" });
      expect(finder.announcement.peek()).toBe("4 Providers Found");
      finder.selectProvider("50", true);
      finder.keywords.type("network");
      finder.keywords.submit("network");
      expect(finder.choices.peek()).toMatchObject({ subCategory: null, selected: ["50"] });
    });

    test("a group is the destination until the screen has arrived", async () => {
      const screen = await typedPlace("indu");
      const { finder } = screen;
      finder.keywords.submit("indu");
      expect(finder.destination.peek()).toMatchObject({ kind: "facet", key: "industry" });
      expect(screen.shown()).toEqual({ criteria: [], category: null, text: "", problem: null });
      finder.arrive();
      expect(finder.destination.peek()).toBeNull();
      finder.chooseCategory("network");
      finder.keywords.type("which");
      expect(labelsOf(screen)).toEqual(["Which line? (Question)"]);
      finder.keywords.submit("which");
      expect(finder.destination.peek()).toMatchObject({ kind: "question", key: "1" });
    });

    test("a text that names several, or part of several, is no problem, and they are offered", async () => {
      const screen = await typedPlace("many");
      const { finder, shown } = screen;
      finder.keywords.submit("many");
      expect(shown()).toMatchObject({ category: null, text: "many", problem: null });
      expect(finder.keywords.isOffering.peek()).toBe(true);
      expect(labelsOf(screen)).toEqual(["Many (Filters)", "Many (Filters)"]);
      finder.keywords.submit("manyfold");
      expect(shown().problem).toBe("unknown");
    });

    test("a filter of the same name takes precedence", async () => {
      const { category, question } = aFinder.filter_options;
      const words = [category].flat();
      const named = [...words, { value: "health", label: "Healthcare", parent: 0 }];
      const asked = { category: ["health"], question: "?", question_id: 8, answers: [] };
      const { finder, labels } = await openFinder({
        finder: () =>
          answerOf({
            ...aFinder,
            filter_options: { category: named, question: [question, asked].flat() },
          }),
      });
      finder.keywords.type("healthcare");
      finder.keywords.submit("healthcare");
      expect(labels()).toEqual(["Healthcare"]);
    });

    test("part of a name that finds providers, too, chooses no category", async () => {
      const rows = [...aFinder.rows, { ...aFinder.rows[0], nid: 99, name: "Voicely" }];
      const screen = await openFinder({
        finder: () => answerOf({ ...aFinder, rows }),
        table: noSuggestions,
      });
      screen.finder.keywords.type("voic");
      screen.clock.advance(200);
      await screen.answered();
      screen.finder.keywords.submit("voic");
      expect(screen.shown()).toMatchObject({ category: null, text: "voic", problem: null });
      screen.finder.keywords.submit("voice");
      expect(screen.shown()).toMatchObject({ category: "voice", text: "" });
    });

    test("the answers are found without their hyphens and spaces", async () => {
      const screen = await openFinder();
      screen.finder.chooseCategory("network");
      screen.finder.keywords.type("dark-one");
      expect(labelsOf(screen)).toEqual(["A dark one (Which line?)"]);
    });
  });

  describe("the search in a category", () => {
    const { category, question } = aFinder.filter_options;
    const answers = [{ key: "cable", value: "101", label: "A dark one", parent: false }];
    const other = { category: ["network"], question: "Which cable?", question_id: 9, answers };
    const same = {
      ...other,
      answers: [{ key: "line", value: "201", label: "A healthy one", parent: false }],
    };

    async function openNetwork(...more: readonly object[]) {
      const options = { category, question: [question, more].flat() };
      const screen = await openFinder({
        finder: () => answerOf({ ...aFinder, filter_options: options }),
      });
      screen.finder.chooseCategory("network");
      return screen;
    }

    test("P23: the search in a category suggests answers with their question, except applied ones, without a request", async () => {
      const screen = await openNetwork();
      const { finder, labels, clock, named, answered } = screen;
      const { keywords } = finder;
      expect(keywords.suggestions.peek()).toBeUndefined();
      keywords.type("ONE");
      expect(labelsOf(screen)).toEqual(["A dark one (Which line?)", "A healthy one (Which line?)"]);
      expect(keywords.isLoading.peek()).toBe(false);
      keywords.submit(aDarkOne);
      expect(labels()).toEqual(["A dark one"]);
      keywords.type("one");
      expect(labelsOf(screen)).toEqual(["A healthy one (Which line?)"]);
      keywords.submit("one");
      expect(labels()).toEqual(["A dark one", "A healthy one"]);
      keywords.submit("gone");
      clock.advance(200);
      await answered();
      expect(named(suggestCall)).toEqual([]);
      expect(keywords.problem.peek()).toBe("unknown");
    });

    test.for([
      ["a dark ONE", "ambiguous", []],
      ["A HEALTHY one", null, ["A healthy one"]],
      ["one", "unknown", []],
      ["Fiber", "unknown", []],
    ] as const)("P9, P22: the text %j is %s", async ([text, problem, criteria]) => {
      const { finder, shown } = await openNetwork(other, same);
      finder.keywords.type(text);
      finder.keywords.submit(text);
      expect(shown()).toMatchObject({ criteria, problem });
    });

    test("the search in a category includes the questions of the child category", async () => {
      const screen = await openNetwork();
      screen.finder.chooseSubCategory("fiber");
      screen.finder.keywords.type("e");
      expect(labelsOf(screen)).toEqual(["Very (How fast?)"]);
    });
  });
});

describe("A15, P44: choices survive a reload and a sign-in on another page", () => {
  const name = "solutions-finder /solutions-finder";
  /** The choices that the URL of the page requests. */
  const requestedBy = (...filters: readonly string[]) =>
    JSON.stringify({ filters: filters.length > 0 ? filters : [""], category: "" });
  const chosen = {
    category: "network",
    subCategory: "fiber",
    criteria: [aDarkOne, dark],
    selected: ["52", "50"],
    customerName: "Bluebird Bakery",
    requested: requestedBy(),
  };

  const workIn = (core: Core) => core.kept.entry("kept_work", recordOf, name);

  /** Returns the work that is saved after a report was answered with 401. */
  async function keptOf(act: (screen: Opened) => void) {
    const screen = await openFinder({
      table: { [buildCall]: () => new Response("", { status: 401 }) },
    });
    act(screen);
    screen.finder.selectProvider("50", true);
    screen.finder.createReport("report");
    await screen.answered();
    return workIn(screen.core).read();
  }

  test("the choices and the customer are saved", async () => {
    const kept = await keptOf(({ finder }) => {
      finder.chooseCategory("network");
      finder.chooseSubCategory("fiber");
      finder.toggle(aDarkOne, true);
      finder.toggle(dark, true);
      finder.selectProvider("52", true);
      finder.nameCustomer("Bluebird Bakery");
    });
    expect(kept).toEqual(chosen);
  });

  test("choices without a customer are saved", async () => {
    const kept = await keptOf(({ finder }) => finder.toggle(dark, true));
    expect(kept).toMatchObject({ criteria: [dark], customerName: "" });
  });

  test("before the providers are loaded, a customer is saved, and without one nothing is", async () => {
    const { finder, core, until } = await startFinder({ finder: () => new Promise(() => {}) });
    const kept = () => workIn(core).read();
    await until(() => core.settings.person.peek() !== null);
    core.session.unauthorized();
    expect(kept()).toBeNull();
    finder.nameCustomer("Ada");
    expect(kept()).toEqual({
      category: "",
      subCategory: "",
      criteria: [],
      selected: [],
      customerName: "Ada",
      requested: requestedBy(),
    });
  });

  test.each<[string, (finder: Opened["finder"]) => void, object]>([
    ["category", (finder) => finder.chooseCategory("network"), { category: "network" }],
    ["filter", (finder) => finder.toggle(dark, true), { criteria: [dark] }],
    ["provider", (finder) => finder.selectProvider("50", true), { selected: ["50"] }],
  ])("a single %s is saved", async (_name, choose, expected) => {
    const { finder, core } = await openFinder();
    choose(finder);
    expect(workIn(core).read()).toMatchObject(expected);
  });

  test("a finder without choices saves nothing, so the filters of the next URL apply", async () => {
    const before = await openFinder();
    expect(workIn(before.core).read()).toBeNull();
    before.model.dispose();
    const { labels } = await openFinder({ beside: before, query: "?filters=Healthcare" });
    expect(labels()).toEqual(["Healthcare"]);
  });

  async function openWith(work: UnknownRecord, query = "") {
    const before = await openFinder({ query });
    before.model.dispose();
    workIn(before.core).write(work);
    const screen = await startFinder({ beside: before, query });
    await screen.answered();
    return screen;
  }

  test("the choices are restored, and replace those of the URL", async () => {
    const { finder, labels, selections } = await openWith(
      { ...chosen, requested: requestedBy("Healthcare") },
      "?filters=Healthcare",
    );
    expect(labels()).toEqual(["A dark one", "Dark Fiber"]);
    expect(finder.choices.peek()).toMatchObject({
      category: "network",
      subCategory: "fiber",
      selected: ["52", "50"],
    });
    expect(finder.customerName.peek()).toBe("Bluebird Bakery");
    expect(selections().at(-1)).toEqual({ providers: [52, 50] });
  });

  test("choices that are no longer offered are left out, and an invalid stored value of another script is ignored", async () => {
    const { finder, labels } = await openWith({
      criteria: ["gone", dark],
      selected: ["gone", "50"],
      subCategory: "fiber",
      customerName: ["Ada"],
      requested: requestedBy(),
    });
    expect(labels()).toEqual(["Dark Fiber"]);
    expect(finder.choices.peek()).toMatchObject({
      category: null,
      subCategory: null,
      selected: ["50"],
    });
    expect(finder.customerName.peek()).toBe("");
  });

  test("a category without a child is restored", async () => {
    const { finder } = await openWith({ ...chosen, subCategory: "" });
    expect(finder.choices.peek()).toMatchObject({ category: "network", subCategory: null });
  });

  test("choices of a page that requested others are not restored", async () => {
    const { labels, finder } = await openWith(chosen, "?filters=Healthcare");
    expect(labels()).toEqual(["Healthcare"]);
    expect(finder.customerName.peek()).toBe("");
  });

  test("a reload restores the choices, again and again, until they are removed", async () => {
    const first = await openFinder();
    first.finder.selectProvider("52", true);
    first.finder.nameCustomer("Bluebird Bakery");
    first.model.dispose();
    const second = await openFinder({ beside: first });
    expect(second.finder.choices.peek().selected).toEqual(["52"]);
    second.model.dispose();
    const third = await openFinder({ beside: second });
    expect(third.finder.customerName.peek()).toBe("Bluebird Bakery");
    third.finder.clearSelection();
    third.finder.nameCustomer("");
    third.model.dispose();
    const last = await openFinder({ beside: third });
    expect(last.finder.choices.peek().selected).toEqual([]);
    expect(last.finder.customerName.peek()).toBe("");
  });

  test("a reload before the providers are loaded loses no saved choices", async () => {
    let isDown = false;
    const first = await openFinder({
      finder: () => (isDown ? new Response("", { status: 500 }) : answerOf(aFinder)),
    });
    first.finder.selectProvider("52", true);
    first.model.dispose();
    isDown = true;
    const second = await openFinder({ beside: first });
    expect(second.finder.choices.peek().selected).toEqual([]);
    second.model.dispose();
    isDown = false;
    const third = await openFinder({ beside: second });
    expect(third.finder.choices.peek().selected).toEqual(["52"]);
  });

  test("saved choices of a user are not those of the next one", async () => {
    const answers = [answerOf(aFinder), new Response("", { status: 500 })];
    const first = await openFinder({ finder: () => answers.shift() ?? answerOf(aFinder) });
    first.finder.selectProvider("52", true);
    first.model.dispose();
    // The providers cannot be loaded until another user signs in.
    const second = await openFinder({ beside: first });
    second.core.session.signIn("a token", "external");
    await second.answered();
    expect(second.finder.result.peek()?.order).not.toHaveLength(0);
    expect(second.finder.choices.peek().selected).toEqual([]);
  });

  test("choices that the user made before the saved ones are known stay", async () => {
    const first = await openFinder();
    first.finder.selectProvider("52", true);
    first.model.dispose();
    const second = await startFinder({ beside: first });
    second.finder.nameCustomer("Ada");
    await second.answered();
    expect(second.finder.choices.peek().selected).toEqual([]);
    expect(second.finder.customerName.peek()).toBe("Ada");
  });
});

test("X7: the palette offers the reports and Clear, once the finder is open", async () => {
  const closed = await openModel("solutions-finder", {
    answers: { [finderCall]: () => answerOf(aFinder) },
  });
  expect(finderActs(closed.model, { writing })).toEqual([]);
  closed.model.clear();
  closed.model.open(createOpenFinder);
  await closed.answered();

  const { model, finder, answered, named } = await openFinder({
    query: "?filters=Fiber",
    table: { [buildCall]: () => Response.json({ solution_id: 7 }) },
  });
  const acts = () => finderActs(model, { writing }).flatMap((group) => group.acts);
  const reasons = () => acts().map(({ name, unavailable = null }) => [name, unavailable]);
  expect(reasons()).toEqual([
    ["Create Report", "Select a provider first."],
    ["Create Matrix", "Select a provider first."],
    ["Clear", null],
  ]);
  finder.selectProvider("50", true);
  expect(reasons().map(([, reason]) => reason)).toEqual([false, false, null]);
  for (const act of acts()) act.run();
  await answered();
  expect(finder.choices.peek().criteria).toEqual([]);
  const bodies = await Promise.all(
    named(buildCall).map(async (call) => JSON.parse(await call.text())),
  );
  expect(bodies.map(({ template }) => template.cover)).toEqual([true, false]);
});
