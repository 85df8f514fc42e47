import { describe, expect, test } from "vitest";
import { attachmentOf } from "../../../src/core/libraries/attachment.ts";
import { resourcesActs } from "../../../src/elements/resource-library/resources-acts.model.ts";
import type { AnswerTable } from "../../support/answer-table.ts";
import { writing } from "../../support/english-writing.ts";
import { deferred } from "../../support/fake-ports.ts";
import { type ModelGivenFor, openModel } from "../../support/open-model.ts";
import { listCall, pageOf, suggestCall } from "./resource-page.ts";

interface Given extends Omit<ModelGivenFor<"resource-library">, "answers" | "url"> {
  readonly search?: string;
  readonly list?: (query: URLSearchParams) => Response | Promise<Response>;
  readonly table?: AnswerTable;
}

async function startLibrary({ search = "", list, table = {}, ...given }: Given = {}) {
  const screen = await openModel("resource-library", {
    url: `https://portal.example/resources${search}`,
    ...given,
    answers: {
      [listCall]: ({ url }) => (list ?? (() => pageOf(["One"])))(new URL(url).searchParams),
      [suggestCall]: () => Response.json(["battle cards", "battle plans"]),
      ...table,
    },
  });
  const { model, calls } = screen;
  return {
    ...screen,
    named: (call: string) => calls.filter(({ name }) => name === call),
    /** The keyword, types, order and page of each request. */
    asked: () =>
      calls
        .filter(({ name }) => name === listCall)
        .map(({ query }) => [
          query.get("keyword") ?? "",
          query.getAll("filters[collateral_type][]").join(),
          query.get("order_by"),
          query.get("page"),
        ]),
    names() {
      const state = model.library.peek();
      return state.kind === "ready" ? state.page.rows.map(({ name }) => name) : [];
    },
  };
}

/** Opens the library with its first answer. */
async function openLibrary(given?: Given) {
  const screen = await startLibrary(given);
  await screen.answered();
  return screen;
}

describe("the results", () => {
  test("results are requested by name from the first page, and their number is announced", async () => {
    const answer = deferred<Response>();
    const { model, answered, asked, names, events } = await startLibrary({
      list: () => answer.promise,
    });
    expect(model.library.peek()).toEqual({ kind: "loading" });
    expect(model.announcement.peek()).toBe("Loading resources");
    answer.resolve(pageOf(["One"]));
    await answered();
    expect(names()).toEqual(["One"]);
    expect(model.announcement.peek()).toBe("Results (1)");
    expect(asked()).toEqual([["", "", "ASC", "0"]]);
    expect(events).toEqual([]);
  });

  test.for([502, 403, 401, null])(
    "results that fail with %s are reported, and the same request is repeated",
    async (status) => {
      const answers = [status === null ? Response.error() : new Response("", { status })];
      const { model, detailsOf, reports, answered, asked, names } = await openLibrary({
        list: () => answers.shift() ?? pageOf(["One"]),
        attributes: { keyword: "cards" },
      });
      expect(model.library.peek()).toEqual({ kind: "failed", status });
      expect(model.announcement.peek()).toBe("");
      expect(detailsOf("scout-failed")).toEqual([{ message: "", ...(status && { status }) }]);
      expect(reports).toHaveLength(1);
      model.refresh();
      await answered();
      expect(names()).toEqual(["One"]);
      expect(asked()).toEqual(Array(2).fill(["cards", "", "ASC", "0"]));
    },
  );

  test("results stay until those of the next query arrive, and the load is announced", async () => {
    const next = deferred<Response>();
    const answers = [pageOf(["One"], { total: 60 }), next.promise];
    const { model, answered, until, names, asked } = await openLibrary({
      list: () => answers.shift() ?? Response.error(),
    });
    expect(model.announcement.peek()).toBe("Results (60), page 1 of 3");
    model.goTo(2);
    await until(() => asked().length === 2);
    expect(names()).toEqual(["One"]);
    expect(model.announcement.peek()).toBe("Loading resources");
    expect(model.query.peek().page).toBe(2);
    next.resolve(pageOf(["Two"], { total: 60 }));
    await answered();
    expect(names()).toEqual(["Two"]);
    expect(model.announcement.peek()).toBe("Results (60), page 3 of 3");
  });

  test("an empty result is announced", async () => {
    const { model } = await openLibrary({ list: () => pageOf([]) });
    expect(model.announcement.peek()).toBe("No resources found.");
  });

  test("Q8: beyond the last page, the results of the last page are shown", async () => {
    const { model, answered, asked } = await openLibrary({
      list: (query) =>
        query.get("page") === "9" ? pageOf([], { total: 30 }) : pageOf(["One"], { total: 30 }),
    });
    model.goTo(9);
    await answered();
    expect(asked().map(([, , , page]) => page)).toEqual(["0", "9", "1"]);
    expect(model.query.peek().page).toBe(1);
  });

  test("Q9: results of an earlier search are dropped, and its request is aborted", async () => {
    const slow = deferred<Response>();
    const { model, calls, until, answered, names } = await openLibrary({
      list: (query) =>
        query.get("keyword") === "slow" ? slow.promise : pageOf([query.get("keyword") ?? ""]),
    });
    model.submit("slow");
    await until(() => calls.some(({ query }) => query.get("keyword") === "slow"));
    model.submit("quick");
    expect(calls.find(({ query }) => query.get("keyword") === "slow")?.signal.aborted).toBe(true);
    slow.resolve(pageOf(["Late"]));
    await answered();
    expect(names()).toEqual(["quick"]);
    expect(model.query.peek().keyword).toBe("quick");
  });

  test("results are ignored if the element is removed, which then follows no address", async () => {
    const answer = deferred<Response>();
    const { model, until, asked, answered, change, page, events } = await startLibrary({
      list: () => answer.promise,
    });
    await until(() => asked().length === 1);
    model.type("cards");
    model.dispose();
    change({ keyword: "other" });
    page.goTo("?keyword=another");
    answer.resolve(pageOf(["One"]));
    await answered();
    expect(model.library.peek().kind).toBe("loading");
    expect(model.collateralTypes.peek()).toEqual([]);
    expect(model.suggestions.peek().isLoading).toBe(false);
    expect(model.text.peek()).toBe("cards");
    expect([asked().length, events]).toEqual([1, []]);
  });

  test("results have addresses that are resolved against the API", async () => {
    const { model } = await openLibrary({ config: { apiBase: "https://api.example/base" } });
    expect(model.apiRoot).toBe("https://api.example/base/");
    expect(model.base).toMatchObject({
      page: "https://portal.example/resources",
      api: "https://api.example/base/",
    });
  });
});

describe("Q10, I25: the keyword that the page starts with", () => {
  test.for([
    ["comes from the attribute", "", " battle ", " battle ", "battle"],
    ["comes from the URL before the attribute", "?keyword=cards", "battle", "cards", "cards"],
    ["is empty without both", "", "", "", ""],
  ] as const)("the keyword comes from %s", async ([, search, keyword, text, sent]) => {
    const { model, asked } = await openLibrary({ search, attributes: { keyword } });
    expect(model.text.peek()).toBe(text);
    expect(asked()).toEqual([[sent, "", "ASC", "0"]]);
    expect(model.isNarrowed.peek()).toBe(text !== "");
  });

  test("the keyword follows the URL and the attribute, but not other parameters", async () => {
    const { model, page, change, answered, asked } = await openLibrary({
      search: "?keyword=cards",
      attributes: { keyword: "battle" },
    });
    page.goTo("?keyword=cards&other=1");
    change({ routing: "none" });
    expect(asked()).toHaveLength(1);
    page.goTo("?other=1");
    await answered();
    change({ keyword: "plans" });
    await answered();
    page.goTo("?keyword=");
    await answered();
    expect(asked().map(([keyword]) => keyword)).toEqual(["cards", "battle", "plans", ""]);
    expect(model.text.peek()).toBe("");
  });
});

describe("the query", () => {
  test("2 §2: a chosen suggestion or a typed text is searched for, from the first page", async () => {
    const { model, clock, answered, asked, named } = await openLibrary();
    model.goTo(1);
    await answered();
    model.type("batt");
    expect(model.isNarrowed.peek()).toBe(true);
    clock.advance(200);
    await answered();
    expect(named(suggestCall).map(({ query }) => query.get("keyword"))).toEqual(["batt"]);
    expect(model.suggestions.peek().rows).toHaveLength(2);
    model.submit(" battle plans ");
    expect(model.text.peek()).toBe(" battle plans ");
    expect(model.suggestions.peek().rows).toEqual([]);
    await answered();
    expect(asked().at(-1)).toEqual(["battle plans", "", "ASC", "0"]);
    model.type("b");
    clock.advance(200);
    await answered();
    expect(named(suggestCall)).toHaveLength(1);
  });

  test("Q13: reversing the order starts at the first page", async () => {
    const { model, answered, asked } = await openLibrary({
      list: () => pageOf(["One"], { total: 60 }),
    });
    model.goTo(2);
    await answered();
    for (const _ of [1, 2]) {
      model.turnOrder();
      await answered();
    }
    expect(asked()).toEqual([
      ["", "", "ASC", "0"],
      ["", "", "ASC", "2"],
      ["", "", "DESC", "0"],
      ["", "", "ASC", "0"],
    ]);
  });

  test("B12: collateral types filter the results, and Clear removes types and words, but not the order", async () => {
    const { model, answered, asked } = await openLibrary();
    model.turnOrder();
    expect(model.isNarrowed.peek()).toBe(false);
    model.toggle("8");
    await answered();
    expect(model.isNarrowed.peek()).toBe(true);
    model.submit("sd wan");
    await answered();
    expect(asked().at(-1)).toEqual(["sd wan", "8", "DESC", "0"]);
    model.type("sd wan cards");
    model.clear();
    expect(model.text.peek()).toBe("");
    expect(model.suggestions.peek().isLoading).toBe(false);
    await answered();
    expect(asked().at(-1)).toEqual(["", "", "DESC", "0"]);
    expect(model.isNarrowed.peek()).toBe(false);
  });

  test("Q14: a chosen type is still offered if the answer no longer contains it", async () => {
    const types = (list: readonly object[]) => ({ filter_options: { collateral_type: list } });
    const { model, answered } = await openLibrary({
      list: (query) =>
        query.get("keyword") === null
          ? pageOf(["One"])
          : pageOf(["Two"], types([{ value: "9", label: "Price Sheet" }])),
    });
    expect(model.collateralTypes.peek()).toEqual([{ value: "8", label: "Brochure" }]);
    model.toggle("8");
    await answered();
    model.submit("sheets");
    await answered();
    expect(model.collateralTypes.peek()).toEqual([
      { value: "9", label: "Price Sheet" },
      { value: "8", label: "Brochure" },
    ]);
  });
});

describe("Q11: a download", () => {
  function fileAt(path: string) {
    const file = attachmentOf(path, "https://portal.example/");
    if (file.kind !== "own") throw new Error(`${path} is not a file of the site.`);
    return file;
  }
  const [one, two] = [fileAt("/files/one.pdf"), fileAt("/files/two.pdf")];
  const [callOne, callTwo] = ["GET /files/one.pdf", "GET /files/two.pdf"];

  test("a download saves the file, once for two clicks, and announces it", async () => {
    const answer = deferred<Response>();
    const { model, until, named, answered, files, detailsOf } = await openLibrary({
      table: { [callOne]: () => answer.promise },
    });
    model.download(one);
    model.download(one);
    expect(model.progress.peek()).toBe("Downloading one.pdf");
    expect([...model.downloading.peek()]).toEqual([one.path]);
    await until(() => named(callOne).length === 1);
    answer.resolve(new Response("%PDF"));
    await answered();
    expect(files.map(({ name }) => name)).toEqual(["one.pdf"]);
    expect(await files[0]?.file.text()).toBe("%PDF");
    expect(model.progress.peek()).toBe("");
    expect([...model.downloading.peek()]).toEqual([]);
    expect(detailsOf("scout-file-downloaded")).toEqual([
      { uri: "https://portal.example/files/one.pdf", name: "one.pdf" },
    ]);
    expect(named(callOne)).toHaveLength(1);
  });

  test.for([
    [404, "The requested file could not be found."],
    [410, "The requested file could not be found."],
    [500, "An error has occurred."],
    [null, "An error has occurred."],
  ] as const)("a download that fails with %s is reported", async ([status, text]) => {
    const { model, answered, notices, files, detailsOf, reports } = await openLibrary({
      table: {
        [callOne]: () => (status === null ? Response.error() : new Response("", { status })),
      },
    });
    model.download(one);
    await answered();
    expect(notices).toEqual([["warning", text]]);
    expect(reports).toHaveLength(1);
    expect(model.progress.peek()).toBe("");
    expect(model.unauthorized.peek()).toBeNull();
    expect([files, detailsOf("scout-file-downloaded")]).toEqual([[], []]);
  });

  test("A15: a download that is answered with 401 shows the message at its own file, until the next download", async () => {
    const { model, answered, notices, files } = await openLibrary({
      table: {
        [callOne]: () => new Response("", { status: 401 }),
        [callTwo]: () => new Response("%PDF"),
      },
    });
    model.download(one);
    await answered();
    expect(model.unauthorized.peek()).toBe(one.path);
    expect(model.progress.peek()).toBe("");
    expect(notices).toEqual([]);
    model.download(two);
    expect(model.unauthorized.peek()).toBeNull();
    await answered();
    expect(files).toHaveLength(1);
  });

  test("a download is no longer announced after the list changes", async () => {
    const answer = deferred<Response>();
    const { model, answered, files } = await openLibrary({
      table: { [callOne]: () => answer.promise },
    });
    model.download(one);
    model.turnOrder();
    expect(model.progress.peek()).toBe("");
    answer.resolve(new Response("%PDF"));
    await answered();
    expect(files).toHaveLength(1);
  });

  test("a download ends when its element is removed", async () => {
    const answer = deferred<Response>();
    const { model, until, named, answered, files, notices, events } = await openLibrary({
      table: { [callOne]: () => answer.promise },
    });
    model.download(one);
    await until(() => named(callOne).length === 1);
    model.dispose();
    answer.resolve(new Response("%PDF"));
    await answered();
    expect([files, notices, events]).toEqual([[], [], []]);
  });
});

test("X7: the palette offers the other order, and Clear while a filter is on", async () => {
  const { model, answered } = await openLibrary({ attributes: { keyword: "cards" } });
  const acts = () => resourcesActs(model, { writing }).flatMap((group) => group.acts);
  const names = () => acts().map(({ name }) => name);
  expect(names()).toEqual(["Clear", "Sort by name, Z to A"]);
  for (const act of acts()) act.run();
  await answered();
  expect(names()).toEqual(["Sort by name, A to Z"]);
  expect(model.text.peek()).toBe("");
});
