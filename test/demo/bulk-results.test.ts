import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { sampleFiles } from "../../demo/server/index.ts";
import {
  cellsOf,
  csvOf,
  download,
  fileOf,
  header,
  itemOf,
  list,
  recordsOf,
  upload,
} from "./support/bulk.ts";
import { openBackend, type TestBackend } from "./support/open-backend.ts";
import { callBatch, pollToEnd, startBatch } from "./support/run-lookup.ts";

/** Uploads a file, completes it and returns the answer with its results. */
async function resultsOf(backend: TestBackend, file: File | string): Promise<Response> {
  const { row } = await upload(backend, file);
  backend.clock.pass(600_000);
  return download(backend, row.id);
}

const finished = v.object({
  data: v.object({
    place: v.object({
      lec_provider_name: v.string(),
      cable_provider_name: v.string(),
      npa_nxx: v.string(),
      lata: v.string(),
      clli_code: v.string(),
      providers: v.array(v.object({ type: v.string() })),
    }),
  }),
});

describe("the template", () => {
  test("the template is a CSV file with a header and an example, and can be uploaded", async () => {
    const backend = await openBackend();
    const answer = await backend.call("downloadBulkTemplate", { query: { cid: "2026-1-5" } });
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toBe(
      'attachment; filename="scout-bulk-template.csv"',
    );
    const text = await answer.text();
    expect(text.split("\r\n")[0]).toBe(header);
    const records = await recordsOf(await resultsOf(backend, text));
    expect(records.map((record) => record["Lookup Status"])).toEqual(["Found"]);
  });
});

describe("results", () => {
  test("results have the file's columns and cells in order, then those of the lookups", async () => {
    const content = "Notes,Postal Code,State,City,Street Address\nsí,78701,TX,Austin,12 Oak Street";
    const [names, cells] = await cellsOf(await resultsOf(await openBackend(), content));
    expect(names).toEqual([
      "Notes",
      "Postal Code",
      "State",
      "City",
      "Street Address",
      "Lookup Status",
      "LEC",
      "LEC Serviceability",
      "Cable Company",
      "Cable Serviceability",
      "NPA-NXX",
      "LATA",
      "WIRE CENTER CLLI",
      "Available Providers",
      "Matched Address",
      "Message",
    ]);
    expect(cells?.slice(0, 6)).toEqual(["sí", "78701", "TX", "Austin", "12 Oak Street", "Found"]);
  });

  test("results contain the answer of a single lookup of the address", async () => {
    const backend = await openBackend();
    const buildings = (await backend.store.buildings.find({ where: { state: "CA" } })).slice(0, 6);
    const lines = buildings.map(
      (one) => `X,${one.street},${one.city},${one.state},${one.postalCode}`,
    );
    const records = await recordsOf(await resultsOf(backend, [header, ...lines].join("\n")));
    expect(records).toHaveLength(6);
    for (const [index, one] of buildings.entries()) {
      const address = `${one.street}, ${one.city}, ${one.state} ${one.postalCode}`;
      const batch = await startBatch(backend, address);
      await pollToEnd(backend, batch);
      const answer: unknown = await (await callBatch(backend, batch, "finished")).json();
      const { place } = v.parse(finished, answer).data;
      expect(records[index]).toMatchObject({
        "Lookup Status": "Found",
        LEC: place.lec_provider_name,
        "Cable Company": place.cable_provider_name,
        "NPA-NXX": place.npa_nxx,
        LATA: place.lata,
        "WIRE CENTER CLLI": place.clli_code,
        "Available Providers": String(
          place.providers.filter(({ type }) => type !== "dynamic").length,
        ),
        "Matched Address": address,
        Message: "",
      });
    }
  });

  test("results summarise the serviceability of LEC and cable company", async () => {
    const line = "X,1200 Main Street,Houston,TX,77002";
    const [record] = await recordsOf(await resultsOf(await openBackend(), `${header}\n${line}`));
    expect(record?.["LEC Serviceability"]).toMatch(
      /^Fiber: (Available|Not available); DSL: Up to \d+ Mbps; Dedicated Internet: (On net|Likely on net|Near net)$/,
    );
    expect(record?.["Cable Serviceability"]).toMatch(/^Coax: Serviceable; Fiber: \w/);
  });

  test("W12: no cell of the results is a formula in a spreadsheet", async () => {
    const hostile = [
      "=1+1",
      "+a",
      "-a",
      "@SUM(A1)",
      "\t=1",
      "\u200b=1",
      '=HYPERLINK("x")\nand more',
    ];
    const harmless = ["-97.74", "+1 (555) 010-0000"];
    const lines = [...hostile, ...harmless].map(
      (cell) => `"${cell.replaceAll('"', '""')}",12 Oak Street,Austin,TX,78701`,
    );
    const cells = (
      await cellsOf(await resultsOf(await openBackend(), [header, ...lines].join("\n")))
    ).flat();
    expect(cells.filter((cell) => /^[\u200b]?[=+\-@\t\r]/.test(cell))).toEqual(harmless);
    expect(cells).toEqual(expect.arrayContaining(["'=1+1", "'+a", "'-a", "'@SUM(A1)"]));
  });

  test.each([
    ["sites.csv", 'attachment; filename="sites results.csv"'],
    [
      "Señor Peña’s Cantinas.csv",
      "attachment; filename=\"Se_or Pe_a_s Cantinas results.csv\"; filename*=UTF-8''Se%C3%B1or%20Pe%C3%B1a%E2%80%99s%20Cantinas%20results.csv",
    ],
    [
      "a\"b'(1)*.csv",
      "attachment; filename=\"a_b_(1)_ results.csv\"; filename*=UTF-8''a%22b%27%281%29%2A%20results.csv",
    ],
  ])(
    "the results of %s have this name in Content-Disposition (RFC 6266)",
    async (name, disposition) => {
      const answer = await resultsOf(await openBackend(), fileOf(csvOf(1), name));
      expect(answer.headers.get("Content-Disposition")).toBe(disposition);
      expect(new Uint8Array(await answer.arrayBuffer()).slice(0, 3)).toEqual(
        Uint8Array.of(0xef, 0xbb, 0xbf),
      );
    },
  );

  test("results exist for every upload of the history, and are always the same", async () => {
    const backend = await openBackend();
    const { rows } = await list(backend);
    for (const { id, total } of rows.filter(({ status }) => status === "completed")) {
      const text = await (await download(backend, id)).text();
      expect(text.trim().split("\r\n")).toHaveLength(total + 1);
      expect(await (await download(backend, id)).text()).toBe(text);
    }
    const names = await Promise.all(
      rows
        .slice(1)
        .map(async ({ id }) => (await download(backend, id)).headers.get("Content-Disposition")),
    );
    expect(names.filter((name) => name?.includes("filename*=UTF-8''Se%C3%B1or"))).toHaveLength(1);
  });

  test("results do not exist for other users, before completion, or without an upload", async () => {
    const agent = await openBackend();
    const { row } = await upload(agent, csvOf(1));
    expect((await download(agent, row.id)).status).toBe(404);
    agent.clock.pass(600_000);
    expect((await download(agent, row.id)).status).toBe(200);
    const other = await openBackend({ store: agent.store, defaultUser: "administrator" });
    expect((await download(other, row.id)).status).toBe(404);
    expect((await download(agent, "none")).status).toBe(404);
  });

  test("the request for results of download-500 is answered with 500", async () => {
    const backend = await openBackend();
    const line = "X,500 Download Street,Test City,TX,75001";
    const { row } = await upload(backend, `${header}\n${line}`);
    backend.clock.pass(600_000);
    expect(await itemOf(backend)).toMatchObject({ status: "completed", count: 1 });
    const answer = await backend.call("downloadBulkResults", {
      params: { id: row.id },
      unchecked: true,
    });
    expect(answer.status).toBe(500);
  });
});

test("each row of the results has its outcome", async () => {
  const sample = sampleFiles.find(({ code }) => code === "outcomes");
  const content = Uint8Array.from(sample?.content() ?? []);
  const records = await recordsOf(await resultsOf(await openBackend(), fileOf(content)));
  expect(records.map((one) => [one["Location Name"], one["Lookup Status"], one.Message])).toEqual([
    ["A known building", "Found", ""],
    ["Any other building", "Found", ""],
    ["No street", "Not Validated", "The street address is missing."],
    ["No city", "Not Validated", "The address has neither a city nor a postal code."],
    ["No number", "Not Validated", "The address could not be validated."],
    [
      "In two cities",
      "Ambiguous",
      "2 buildings match, among them: 700 Harborview Lane, Dallas, TX 75201; 700 Harborview Lane, Austin, TX 78701",
    ],
    [`'=HYPERLINK("https://evil.example/","A formula")`, "Found", ""],
    ["Lookup scenario start-422", "Not Validated", "The address could not be validated."],
    ["Lookup scenario start-429", "Error", "Too many requests."],
    ["Lookup scenario poll-500", "Error", "An error has occurred."],
    ["Lookup scenario poll-504-once", "Found", ""],
    ["Lookup scenario provider-error", "Found", ""],
  ]);
  expect(records.at(-1)?.["LEC Serviceability"]).toBe("Fiber: The carrier answered with an error.");
  const empty = records[2];
  expect(empty?.LEC).toBe("");
  expect(empty?.["Available Providers"]).toBe("");
});
