import { expect, test } from "vitest";
import { suggestSitePages } from "../../../src/core/api/site-suggestions.ts";
import { joinConfig } from "../../../src/core/config.ts";
import { createCore } from "../../../src/core/create-core.ts";
import { createFakeHttp, createFakePorts } from "../../support/fake-ports.ts";

async function suggest(answer: unknown) {
  const { http, calls } = createFakeHttp(() => Response.json(answer));
  const core = createCore(joinConfig({}), createFakePorts({ http }));
  const rows = await suggestSitePages(core.client, "rate & card", new AbortController().signal);
  return { rows, calls };
}

test("1 §7: the keyword is sent as title", async () => {
  const { calls } = await suggest([]);
  expect(calls.map(({ url }) => url)).toEqual([
    "/callback/site-search/autocomplete?title=rate+%26+card",
  ]);
});

test("1 §9: only the first ten suggestions are read", async () => {
  const rows = Array.from({ length: 14 }, (_, index) => ({ title: `Page ${index}` }));
  expect((await suggest(rows)).rows.map(({ label }) => label)).toEqual(
    rows.slice(0, 10).map(({ title }) => title),
  );
});

test("D4, D12: a suggestion has a title or a label, as plain text, a link and a value", async () => {
  const answer = [
    { title: "<b>Rates</b> &amp; fees", link: "/rates", value: "rates" },
    { label: "Cox", value: "Cox" },
    { value: "Only a value" },
    { title: "<img src=x onerror=alert(1)>" },
    null,
    7,
  ];
  expect((await suggest(answer)).rows).toEqual([
    { label: "Rates & fees", link: "/rates", value: "rates" },
    { label: "Cox", link: "", value: "Cox" },
    { label: "Only a value", link: "", value: "Only a value" },
  ]);
});

test.for([[{ data: [{ title: "A" }] }], [{ data: { rows: [{ title: "A" }] } }]] as const)(
  "M5: a list under data is read (%j)",
  async ([answer]) => {
    expect((await suggest(answer)).rows).toHaveLength(1);
  },
);

test.for([[null], [{}], ["text"], [{ data: null }]] as const)(
  "M5: %j has no suggestion",
  async ([answer]) => {
    expect((await suggest(answer)).rows).toEqual([]);
  },
);
