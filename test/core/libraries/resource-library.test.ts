import { describe, expect, test } from "vitest";
import { downloadAttachment, loadResourceLibrary } from "../../../src/core/api/resource-library.ts";
import { type Config, defaultConfig } from "../../../src/core/config.ts";
import { createCore } from "../../../src/core/create-core.ts";
import { plainFormatting } from "../../../src/core/formatting/formatting.ts";
import { attachmentNameOf, attachmentOf } from "../../../src/core/libraries/attachment.ts";
import { libraryMessages } from "../../../src/core/libraries/library-messages.ts";
import { offeredOptions } from "../../../src/core/libraries/library-option.ts";
import { updatedTextOf } from "../../../src/core/libraries/resource.ts";
import {
  changeQuery,
  firstQuery,
  isNarrowed,
  pageCountOf,
  pageWithin,
  toggleCollateralType,
} from "../../../src/core/libraries/resource-query.ts";
import { createResourceLibraryStore } from "../../../src/core/stores/libraries/resource-library-store.ts";
import {
  type Answerer,
  createFakeHttp,
  createFakePorts,
  deferred,
  settle,
} from "../../support/fake-ports.ts";

const { signal } = new AbortController();

function open(answer: Answerer, config: Partial<Config> = {}) {
  const { http, calls } = createFakeHttp(answer);
  const ports = createFakePorts({ http });
  return {
    core: createCore({ ...defaultConfig, ...config }, ports),
    calls,
    reports: ports.reports,
  };
}

const pageOf = (names: readonly string[], total = names.length, more: object = {}) =>
  Response.json({ rows: names.map((name) => ({ name })), total, limit: 25, page: 0, ...more });

describe("Q7, B12: the request contains the query", () => {
  test.for([
    [{}, "sort_by=name&order_by=ASC&page=0"],
    [{ keyword: "  sd wan " }, "keyword=sd+wan&sort_by=name&order_by=ASC&page=0"],
    [{ order: "DESC", page: 3 }, "sort_by=name&order_by=DESC&page=3"],
    [
      { collateralTypes: ["Brochure", "White Paper"] },
      "filters[collateral_type][]=Brochure&filters[collateral_type][]=White+Paper&sort_by=name&order_by=ASC&page=0",
    ],
  ] as const)("the query %j is sent", async ([change, query]) => {
    const { core, calls } = open(() => pageOf([]));
    const request = { ...firstQuery, ...change, nowMs: Date.UTC(2026, 0, 5, 12) };
    await loadResourceLibrary(core.client, request, signal);
    const { pathname, search } = new URL(calls[0]?.url ?? "", "https://x.example");
    expect(pathname).toBe("/api/v1/resource-library");
    expect(decodeURIComponent(search)).toBe(`?${query}&cid=2026-1-5`);
  });
});

describe("Q8: results are divided into pages", () => {
  test.for([
    [0, 25, 0],
    [1, 25, 1],
    [25, 25, 1],
    [26, 25, 2],
    [1200, 25, 48],
    [1200, 10, 120],
  ] as const)("%i rows with %i per page are %i pages", ([total, limit, count]) => {
    expect(pageCountOf(total, limit)).toBe(count);
  });

  test.for([
    [0, 0, 0],
    [9, 4, 3],
    [3, 4, 3],
    [-1, 4, 0],
  ] as const)("page %i of %i becomes page %i", ([page, pageCount, shown]) => {
    expect(pageWithin(page, pageCount)).toBe(shown);
  });

  test("a new keyword, filter or order returns to the first page", () => {
    const query = { ...firstQuery, page: 7 };
    expect(changeQuery(query, { keyword: "a" })).toEqual({ ...firstQuery, keyword: "a" });
    expect(changeQuery(query, { order: "DESC" }).page).toBe(0);
    const ticked = toggleCollateralType(query, "FAQ");
    expect(ticked).toEqual({ ...firstQuery, collateralTypes: ["FAQ"] });
    expect(toggleCollateralType({ ...ticked, page: 2 }, "FAQ")).toEqual(firstQuery);
  });

  test.for([
    [{}, 25],
    [{ limit: "10" }, 10],
    [{ limit: 0 }, 25],
    [{ limit: "many" }, 25],
  ] as const)("a page has 25 rows, or the number in the answer %j", async ([more, limit]) => {
    const { core } = open(() => Response.json({ rows: [], total: 0, ...more }));
    const page = await loadResourceLibrary(core.client, { ...firstQuery, nowMs: 0 }, signal);
    expect(page.limit).toBe(limit);
  });

  test("a page beyond the last one becomes the last", async () => {
    const { core, calls } = open(({ url }) =>
      pageOf(new URL(url, "https://x.example").searchParams.get("page") === "1" ? ["z"] : [], 26),
    );
    const store = createResourceLibraryStore(core, () => {});
    await store.load({ ...firstQuery, page: 40 });
    expect(calls).toHaveLength(2);
    expect(store.state.peek()).toMatchObject({ kind: "ready", query: { page: 1 } });
  });

  test("the last page is not requested again if it has no rows", async () => {
    const { core, calls } = open(() => pageOf([], 26));
    await createResourceLibraryStore(core, () => {}).load({ ...firstQuery, page: 1 });
    expect(calls).toHaveLength(1);
  });
});

describe("Q9: a new request aborts the previous one", () => {
  test("a late answer of an earlier request changes nothing", async () => {
    const first = deferred<Response>();
    const answers = [first.promise, pageOf(["new"])];
    const { core, calls, reports } = open(() => answers.shift() ?? new Response());
    const store = createResourceLibraryStore(core, () => {});
    const early = store.load({ ...firstQuery, keyword: "old" });
    await settle();
    const late = store.load({ ...firstQuery, keyword: "new" });
    await late;
    expect(calls[0]?.init.signal?.aborted).toBe(true);
    first.resolve(pageOf(["old"]));
    await early;
    await settle();
    expect(store.state.peek()).toMatchObject({
      kind: "ready",
      isLoading: false,
      page: { rows: [{ name: "new" }] },
    });
    expect(reports).toEqual([]);
  });

  test("the shown page stays until the answer arrives", async () => {
    const second = deferred<Response>();
    const answers = [pageOf(["a"]), second.promise];
    const { core } = open(() => answers.shift() ?? new Response());
    const store = createResourceLibraryStore(core, () => {});
    await store.load(firstQuery);
    const loading = store.load({ ...firstQuery, page: 1 });
    expect(store.state.peek()).toMatchObject({
      kind: "ready",
      isLoading: true,
      query: firstQuery,
      page: { rows: [{ name: "a" }] },
    });
    second.resolve(pageOf(["b"], 30));
    await loading;
    expect(store.state.peek()).toMatchObject({ isLoading: false, query: { page: 1 } });
  });

  test("a failure returns its status", async () => {
    const { core, reports } = open(() => new Response("", { status: 502 }));
    const store = createResourceLibraryStore(core, () => {});
    await store.load(firstQuery);
    expect(store.state.peek()).toEqual({ kind: "failed", status: 502 });
    expect(reports).toHaveLength(1);
  });
});

describe("Q11: attachments are read", () => {
  const root = "https://portal.example/drupal/";
  test.for([
    ["/sites/a/One%20Two.pdf", "own", "One Two.pdf", "sites/a/One%20Two.pdf"],
    ["https://portal.example/drupal/files/b.csv?x=1", "own", "b.csv", "drupal/files/b.csv?x=1"],
    ["https://portal.example/other/c.pdf", "own", "c.pdf", "other/c.pdf"],
    ["files/d.pdf", "own", "d.pdf", "drupal/files/d.pdf"],
    ["https://files.example/e%2Fe.pdf", "other", "e/e.pdf", null],
    ["//evil.example/f.pdf", "other", "f.pdf", null],
    ["javascript:alert(1)", "none", "javascript:alert(1)", null],
    ["data:text/html,x", "none", "html,x", null],
    ["https://user:pw@portal.example/g.pdf", "none", "g.pdf", null],
  ] as const)("the attachment %s is read as %s", ([uri, kind, name, path]) => {
    const attachment = attachmentOf(uri, root);
    expect(attachment).toMatchObject({ kind, name });
    if (attachment.kind === "own") {
      expect(attachment.path).toBe(path);
      expect(attachment.href).toBe(`https://portal.example/${path}`);
    }
  });

  test.for([
    ["/files/100%.pdf", "100%.pdf"],
    ["/files/%E2%80%93.pdf#page=2", "–.pdf"],
    ["/files/", "files"],
    ["https://x.example", "x.example"],
    ["", ""],
  ] as const)("the file at %s has the name %s", ([uri, name]) => {
    expect(attachmentNameOf(uri)).toBe(name);
  });

  test("a file of the API is requested at its own address, and the server or the path names it", async () => {
    const { core, calls } = open(() => new Response("%PDF"), { apiBase: root });
    const file = await downloadAttachment(
      core.client,
      { path: "sites/a/One%20Two.pdf?v=2", name: "One Two.pdf" },
      signal,
    );
    expect(calls[0]?.url).toBe("https://portal.example/sites/a/One%20Two.pdf?v=2");
    expect([file.name, await file.file.text()]).toEqual(["One Two.pdf", "%PDF"]);
  });

  test("an address that leaves the API's folder is rejected", async () => {
    const { core, calls } = open(() => new Response());
    const climbing = { path: "files/%2e%2e/%2e%2e/secret", name: "x" };
    await expect(downloadAttachment(core.client, climbing, signal)).rejects.toThrow(RangeError);
    expect(calls).toEqual([]);
  });
});

test.for([
  ["2026-01-05", "01/05/2026"],
  ["2026-01-05T15:30:00Z", "01/05/2026"],
  ["1767627000", "01/05/2026"],
  ["Last quarter", "Last quarter"],
  ["01/05/2026", "01/05/2026"],
  ["", ""],
] as const)("Q12: the update time %j is shown as %j", ([raw, text]) => {
  expect(updatedTextOf({ updatedAt: raw }, plainFormatting)).toBe(text);
});

test("Q13, Q15: the texts are those of the decisions", () => {
  expect(libraryMessages.sortedAscending).toBe("Sort by name, A to Z");
  expect([libraryMessages.ascending, libraryMessages.descending]).toEqual(["AZ", "ZA"]);
  expect(libraryMessages.results(1200)).toBe("Results (1200)");
  expect(libraryMessages.lastUpdated("01/05/2026")).toBe("Last Updated: 01/05/2026");
});

test("selected types remain available", () => {
  const before = [{ value: "8", label: "Brochure" }];
  const offered = [{ value: "9", label: "FAQ" }];
  expect(offeredOptions(offered, ["8", "10"], before)).toEqual([
    { value: "9", label: "FAQ" },
    { value: "8", label: "Brochure" },
    { value: "10", label: "10" },
  ]);
});

test("the button Clear is shown for a keyword and for a filter, but never for an order", () => {
  expect(isNarrowed({ ...firstQuery, order: "DESC", page: 3 })).toBe(false);
  expect(isNarrowed({ ...firstQuery, keyword: "a" })).toBe(true);
  expect(isNarrowed({ ...firstQuery, collateralTypes: ["a"] })).toBe(true);
});

test("M5: single values, numeric strings and an answer wrapped in data are accepted", async () => {
  const { core } = open(() =>
    Response.json({
      data: {
        rows: {
          0: { name: 7, collateral_type: ["A"], attachment: "/a.pdf", updated_at: 1767627000 },
          1: { name: "B &amp; C", attachment: [{ uri: "/b.pdf" }, { url: "/c.pdf" }, 5, null, ""] },
        },
        total: "2",
        filter_options: { collateral_type: { 8: "A" } },
      },
    }),
  );
  const page = await loadResourceLibrary(core.client, { ...firstQuery, nowMs: 0 }, signal);
  expect(page).toEqual({
    rows: [
      { name: "7", collateralType: "A", attachments: ["/a.pdf"], updatedAt: "1767627000" },
      {
        name: "B & C",
        collateralType: "",
        attachments: ["/b.pdf", "/c.pdf", "5"],
        updatedAt: "",
      },
    ],
    total: 2,
    limit: 25,
    collateralTypes: [{ value: "8", label: "A" }],
    message: "",
  });
});
