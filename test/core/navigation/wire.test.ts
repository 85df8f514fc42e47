import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { isAnswerError } from "../../../src/core/api/errors.ts";
import { suggestProviders, suggestSolutions } from "../../../src/core/api/keyword-suggestions.ts";
import { searchSite, siteResultsSchema } from "../../../src/core/api/site-results.ts";
import { defaultConfig } from "../../../src/core/config.ts";
import { createCore } from "../../../src/core/create-core.ts";
import { createFakeHttp, createFakePorts } from "../../support/fake-ports.ts";

const { signal } = new AbortController();

function open(answer: unknown) {
  const { http, calls } = createFakeHttp(() => Response.json(answer));
  return { client: createCore(defaultConfig, createFakePorts({ http })).client, calls };
}

describe("1 §7: the results of the site search", () => {
  const about = { title: "About us", link: "/about", description: "" };

  test.each([
    [[{ title: "About us", link: "/about" }], [about]],
    [{ data: [{ label: "About us", url: "/about" }] }, [about]],
    [{ data: { rows: [{ title: "About <b>us</b>", uri: "/about" }] } }, [about]],
    [{ 0: { link: "/about", fields: { title: "About us" } } }, [about]],
    [
      [{ link: "/about", fields: { title: "About us", description: "<p>AT&amp;T</p>" } }],
      [{ ...about, description: "AT&T" }],
    ],
    [[{ link: "/about" }], [{ ...about, title: "/about" }]],
    [[{ title: "About us", link: 7, fields: ["x"] }], [{ ...about, link: "7" }]],
    [[{}, null, "x", { title: "" }, { fields: null }], []],
    [{}, []],
    [null, []],
    [{ data: { rows: null } }, []],
  ])("the answer %j contains results", async (answer, results) => {
    const { client, calls } = open(answer);
    expect(await searchSite(client, "about us", signal)).toEqual({
      results,
      total: results.length,
    });
    expect(calls[0]?.url).toBe("/callback/site-search?title=about+us");
  });

  test.each(["text", 7, true])("the answer %j is not a list of results", async (answer) => {
    const failure = searchSite(open(answer).client, "x", signal).catch((error: unknown) => error);
    expect(isAnswerError(await failure)).toBe(true);
  });
});

test.each(["a list", "an object with number keys"])(
  "M8: of half a million results in %s, at most ten thousand are read",
  (kind) => {
    let read = 0;
    const row = {
      get title() {
        read += 1;
        return "A page";
      },
    };
    const rows = Array.from({ length: 526_000 }, () => row);
    const { results, total } = v.parse(
      siteResultsSchema,
      kind === "a list" ? { data: { rows } } : { data: { ...rows } },
    );
    expect([results.length, total, read]).toEqual([10_000, 526_000, 10_000]);
  },
);

describe("D12, F1: the suggestions of the dashboard's search boxes", () => {
  test.each([
    [
      { data: { rows: ["Fiber", { label: "AT&amp;T", value: "a:1" }] } },
      [
        { label: "Fiber", value: "Fiber" },
        { label: "AT&T", value: "a:1" },
      ],
    ],
    [
      [{ value: "<b>Cox</b>" }, { label: "Zayo" }],
      [
        { label: "Cox", value: "Cox" },
        { label: "Zayo", value: "Zayo" },
      ],
    ],
    [
      {
        data: [
          { label: "Fiber", key: "access", value: 7 },
          { label: "Coax", key: "a", value: "a:8" },
        ],
      },
      [
        { label: "Fiber", value: "access:7" },
        { label: "Coax", value: "a:8" },
      ],
    ],
    [{ data: { rows: [null, {}, "", [], { label: "" }] } }, []],
    ["text", [{ label: "text", value: "text" }]],
    [null, []],
  ])("the answer %j contains suggestions", async (answer, suggestions) => {
    const { client, calls } = open(answer);
    expect(await suggestSolutions(client, "fi", signal)).toEqual(suggestions);
    expect(await suggestProviders(client, "fi", signal)).toEqual(suggestions);
    expect(calls.map(({ url }) => url)).toEqual([
      "/api/v1/solutions-finder/autocomplete?query=fi",
      "/api/v1/provider-library/autocomplete?provider=fi",
    ]);
  });
});
