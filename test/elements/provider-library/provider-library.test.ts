import { describe, expect, test } from "vitest";
import { providersActs } from "../../../src/elements/provider-library/providers-acts.model.ts";
import { writing } from "../../support/english-writing.ts";
import { deferred } from "../../support/fake-ports.ts";
import { type ModelGivenFor, openModel } from "../../support/open-model.ts";
import { libraryCall, libraryOf, suggestCall, three } from "./library-rows.ts";

interface Given extends Omit<ModelGivenFor<"provider-library">, "answers" | "url"> {
  readonly query?: string;
  readonly library?: () => Response | Promise<Response>;
}

async function startLibrary({ query = "", library, ...given }: Given = {}) {
  const screen = await openModel("provider-library", {
    url: `https://portal.example/providers${query}`,
    ...given,
    answers: {
      [libraryCall]: library ?? (() => libraryOf(three)),
      [suggestCall]: () => Response.json({ data: { rows: ["Comcast"] } }),
    },
  });
  const { model, calls } = screen;
  return {
    ...screen,
    kind: () => model.library.peek().kind,
    names: () => model.providers.peek().map(({ name }) => name),
    shown: () => ({ text: model.text.peek(), category: model.category.peek() }),
    named: (call: string) => calls.filter(({ name }) => name === call),
  };
}

/** Opens the library with its providers. */
async function openLibrary(given?: Given) {
  const screen = await startLibrary(given);
  await screen.answered();
  return screen;
}

const all = ["Comcast", "Cox", "Mitel"];

describe("the providers", () => {
  test("the providers are requested once, and shown in the order of the server", async () => {
    const answer = deferred<Response>();
    const screen = await startLibrary({
      library: () => answer.promise,
      attributes: { category: "network" },
    });
    const { kind, names, shown, answered, named, events } = screen;
    expect([kind(), names(), shown().category]).toEqual(["loading", [], ""]);
    answer.resolve(libraryOf(three));
    await answered();
    expect([kind(), names(), shown().category]).toEqual(["ready", ["Comcast", "Cox"], "network"]);
    expect(named(libraryCall)).toHaveLength(1);
    expect(events).toEqual([]);
  });

  test.for([500, 403, 401, null])(
    "providers that fail with %s are reported, and are requested again by Try again",
    async (status) => {
      const answers = [status === null ? Response.error() : new Response("", { status })];
      const { model, names, detailsOf, reports, answered } = await openLibrary({
        library: () => answers.shift() ?? libraryOf(three),
      });
      expect(model.library.peek()).toEqual({ kind: "failed", status });
      expect(detailsOf("scout-failed")).toEqual([{ message: "", ...(status && { status }) }]);
      expect(reports).toHaveLength(1);
      model.refresh();
      await answered();
      expect(names()).toEqual(all);
    },
  );

  test("providers that arrive after the element is removed are ignored", async () => {
    const answer = deferred<Response>();
    const { model, kind, named, answered, until, events, change, page } = await startLibrary({
      library: () => answer.promise,
    });
    await until(() => named(libraryCall).length > 0);
    model.type("co");
    model.dispose();
    change({ provider: "cox" });
    page.goTo("?provider=mitel");
    answer.resolve(libraryOf(three));
    await answered();
    expect(kind()).toBe("loading");
    expect(model.text.peek()).toBe("co");
    expect(model.suggestions.peek().isLoading).toBe(false);
    expect(events).toEqual([]);
  });
});

describe("Q2, I25: the text and the category that the page starts with", () => {
  test.for([
    ["come from the attributes", "", { provider: "co", category: " Network " }, "co", "network"],
    [
      "come from the URL first, then from the attribute",
      "?provider=mit",
      { provider: "co" },
      "mit",
      "",
    ],
    ["include a category by its value", "", { category: "voice" }, "", "voice"],
    ["do not include an unknown category", "", { category: "gone" }, "", ""],
  ] as const)("the page starts with %s", async ([, query, attributes, text, category]) => {
    const { shown } = await openLibrary({ query, attributes });
    expect(shown()).toEqual({ text, category });
  });

  test("text and category follow the URL and the attributes, but not other parameters", async () => {
    const { model, page, change, shown } = await openLibrary({
      query: "?provider=mit",
      attributes: { provider: "co" },
    });
    model.type("cox");
    model.chooseCategory("network");
    page.goTo("?provider=mit&other=1");
    change({ routing: "none" });
    expect(shown()).toEqual({ text: "cox", category: "network" });
    page.goTo("?other=1");
    expect(shown().text).toBe("co");
    change({ provider: "mitel" });
    expect(shown()).toEqual({ text: "mitel", category: "network" });
    change({ category: " Voice " });
    expect(shown()).toEqual({ text: "mitel", category: "voice" });
    page.goTo("?provider=");
    expect(shown().text).toBe("");
  });
});

test("Q3: typing filters immediately, and the server's suggestions follow", async () => {
  const { model, names, clock, answered, named } = await openLibrary();
  model.type("CO");
  expect(names()).toEqual(["Comcast", "Cox"]);
  expect(model.suggestions.peek().isLoading).toBe(true);
  clock.advance(200);
  await answered();
  expect(named(suggestCall).map(({ query }) => query.get("provider"))).toEqual(["CO"]);
  expect(model.suggestions.peek().rows).toMatchObject([{ value: "Comcast" }]);
  model.submit("Comcast");
  expect(names()).toEqual(["Comcast"]);
  expect(model.suggestions.peek().rows).toEqual([]);
  model.type("m");
  clock.advance(200);
  await answered();
  expect(named(suggestCall)).toHaveLength(1);
});

test("Q1: Clear removes the text and the category, and is offered only if there is one", async () => {
  const { model, names, shown } = await openLibrary();
  expect(model.isFiltered.peek()).toBe(false);
  model.chooseCategory("voice");
  expect(names()).toEqual(["Mitel"]);
  expect(model.isFiltered.peek()).toBe(true);
  model.type("comcast");
  expect(names()).toEqual([]);
  model.clear();
  expect(shown()).toEqual({ text: "", category: "" });
  expect(names()).toEqual(all);
  expect(model.suggestions.peek().isLoading).toBe(false);
  model.type("co");
  expect(model.isFiltered.peek()).toBe(true);
});

test("Q5: addresses are resolved against the API", async () => {
  const { model } = await openLibrary();
  expect(model.base).toMatchObject({
    page: "https://portal.example/providers",
    api: "https://portal.example/",
  });
});

test("X7: the palette offers the categories, and Clear while a filter is on", async () => {
  const { model, shown } = await openLibrary({ library: () => libraryOf(three) });
  const acts = () => providersActs(model, { writing }).flatMap((group) => group.acts);
  expect(acts().map(({ name }) => name)).toEqual(["Network", "Voice"]);
  acts()[1]?.run();
  expect(shown().category).toBe("voice");
  expect(acts().map(({ name }) => name)).toEqual(["Clear", "Network", "Voice"]);
  acts()[0]?.run();
  expect(shown().category).toBe("");
  const failed = await openLibrary({ library: () => new Response("", { status: 500 }) });
  expect(providersActs(failed.model, { writing })).toEqual([]);
});
