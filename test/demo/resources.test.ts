import * as v from "valibot";
import { expect, test } from "vitest";
import { resourceScenarios } from "../../demo/server/resources/resource-scenarios.ts";
import { openBackend, type TestBackend } from "./support/open-backend.ts";
import { readPdf } from "./support/read-pdf.ts";

const page = v.object({
  rows: v.array(
    v.object({
      name: v.string(),
      collateral_type: v.string(),
      attachment: v.array(v.string()),
      updated_at: v.string(),
    }),
  ),
  total: v.number(),
  limit: v.number(),
  page: v.number(),
  filter_options: v.object({ collateral_type: v.array(v.object({ value: v.string() })) }),
  message: v.nullable(v.string()),
});

async function load(backend: TestBackend, query: Readonly<Record<string, string>> = {}) {
  return v.parse(page, await backend.callJson("loadResourceLibrary", { query }));
}

test("there are 1,200 resources, 25 per page, sorted by name in both directions", async () => {
  const backend = await openBackend();
  const first = await load(backend);
  expect([first.total, first.limit, first.page, first.rows.length]).toEqual([1200, 25, 0, 25]);
  const names = first.rows.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en-US")));
  const last = await load(backend, { order_by: "DESC", page: "47" });
  expect(last.rows.map(({ name }) => name)).toEqual(names.toReversed());
  expect((await load(backend, { page: "48" })).rows).toEqual([]);
});

test("a keyword and a collateral type filter the resources, and an empty result has a message", async () => {
  const backend = await openBackend();
  const found = await load(backend, {
    keyword: "comcast",
    "filters[collateral_type][]": "Brochure",
  });
  expect(found.total).toBeGreaterThan(0);
  for (const { name, collateral_type } of found.rows) {
    expect(name).toMatch(/^Comcast .* Brochure$/);
    expect(collateral_type).toBe("Brochure");
  }
  // The filter lists all types of the keyword, so that the user can select several one after the
  // other.
  expect(found.filter_options.collateral_type.length).toBeGreaterThan(1);
  const none = await load(backend, { keyword: "zzzz" });
  expect([none.total, none.message]).toEqual([0, expect.stringContaining("No resources match")]);
});

test("every attachment on this server can be downloaded under its name, as PDF, CSV and text", async () => {
  const backend = await openBackend();
  const { rows } = await load(backend, { keyword: "comcast" });
  const kinds = new Set<string>();
  for (const { name, attachment } of rows) {
    for (const uri of attachment.filter((one) => one.startsWith("/"))) {
      const answer = await backend.app.request(`http://scout.test${uri}`, {
        headers: { "X-Test": "1" },
      });
      expect(answer.status).toBe(200);
      const file = decodeURIComponent(uri.split("/").at(-1) ?? "");
      const type = answer.headers.get("Content-Type") ?? "";
      kinds.add(type);
      expect(answer.headers.get("Content-Disposition")).toContain("attachment");
      expect(file.startsWith(name)).toBe(true);
      if (type !== "application/pdf") continue;
      const [texts = []] = await readPdf(answer);
      expect(texts.join(" ").replace(/\s+/g, " ")).toContain("What Comcast offers");
    }
  }
  expect([...kinds].sort()).toEqual(["application/pdf", "text/csv", "text/plain"]);
});

test.for([
  "/system/files/resources/resource-1/other.pdf",
  "/system/files/resources/none/x.pdf",
  "/system/files/x",
])("the path %s is not a file", async (path) => {
  const backend = await openBackend();
  expect((await backend.app.request(`http://scout.test${path}`)).status).toBe(404);
});

test("files and pages require a signed-in user", async () => {
  const backend = await openBackend({ defaultUser: null });
  expect((await backend.call("loadResourceLibrary")).status).toBe(401);
  const path = "/system/files/resources/resource-1/x.pdf";
  expect((await backend.app.request(`http://scout.test${path}`)).status).toBe(401);
});

test.for(resourceScenarios.map(({ keyword }) => keyword))(
  "the keyword %s causes the behaviour that is described",
  async (keyword) => {
    const waits: number[] = [];
    const backend = await openBackend({
      wait: async (ms) => {
        waits.push(ms);
      },
    });
    const scenario = resourceScenarios.find((one) => one.keyword === keyword);
    const ask = () => backend.call("loadResourceLibrary", { query: { keyword }, unchecked: true });
    for (const fault of scenario?.faults ?? []) expect((await ask()).status).toBe(fault.status);
    const answer = await ask();
    expect(answer.status).toBe(200);
    if (scenario?.answer) expect(await answer.json()).toEqual(scenario.answer);
    expect(waits).toEqual(scenario?.waitMs ? [scenario.waitMs] : []);
  },
);

test("suggestions are names that contain every word", async () => {
  const backend = await openBackend();
  const answer = await backend.callJson("suggestResources", {
    query: { keyword: "comcast case sd" },
  });
  const name = "Comcast SD-WAN Case Study";
  expect(answer).toEqual({ data: { rows: [{ value: name, label: name }] } });
});
