import { describe, expect, test } from "vitest";
import { everyResult } from "../../../../src/core/bulk/csv/result-counts.ts";
import { defaultConfig } from "../../../../src/core/config.ts";
import { createCore } from "../../../../src/core/create-core.ts";
import { createBulkResultsStore } from "../../../../src/core/stores/bulk/bulk-results-store.ts";
import { bulkTemplateOf } from "../../../../src/core/stores/bulk/bulk-template-store.ts";
import { createCsvCheckStore } from "../../../../src/core/stores/bulk/csv-check-store.ts";
import {
  type Answerer,
  createFakeHttp,
  createFakePorts,
  deferred,
  settle,
} from "../../../support/fake-ports.ts";
import { workbookOf } from "../../lists/workbook-file.ts";
import { createFakeWorker, fileOf, utf16 } from "./csv-driver.ts";

const templateText = "Street Address,City\r\n1 Example St,Springfield\r\n";

function open(answer: Answerer = () => new Response(templateText), hasWorker = true) {
  const { http, calls } = createFakeHttp(answer);
  const worker = createFakeWorker();
  const ports = createFakePorts({ http, ...(hasWorker && { runCsvWorker: worker.run }) });
  const { clock, reports } = ports;
  return { core: createCore(defaultConfig, ports), calls, worker, clock, reports };
}

const sheetsNamed = (...names: readonly string[]) =>
  names.map((name) => ({ name, isHidden: false }));

describe("H18: the check of a chosen file", () => {
  test("a check shows a preview while it runs, and then the report", async () => {
    const { core } = open();
    const store = createCsvCheckStore(core);
    const seen: string[] = [];
    const stop = store.state.subscribe((state) => {
      seen.push(state.kind === "checking" && state.preview ? "preview" : state.kind);
    });
    await store.check(fileOf("address,City\n1 Main St,Springfield\n"));
    stop();
    expect([...new Set(seen)]).toEqual(["idle", "checking", "preview", "checked"]);
    expect(store.state.peek()).toMatchObject({
      kind: "checked",
      check: {
        report: { rowCount: 1 },
        hasNoRows: false,
        corrections: ["header"],
        mapping: { columns: [{ name: "Street Address", match: "other" }, { match: "same" }] },
      },
    });
  });

  test("one click creates a file with the template's names, in UTF-8, with commas", async () => {
    const { core } = open();
    const store = createCsvCheckStore(core);
    await store.check(fileOf(utf16("CITY;address\nKöln;1 Main St\n", "le"), "Sites.csv"));
    expect(store.state.peek()).toMatchObject({
      check: { corrections: ["header", "encoding", "delimiter"] },
    });
    const corrected = await store.correct("all");
    expect([corrected?.name, corrected?.type, await corrected?.text()]).toEqual([
      "Sites.csv",
      "text/csv",
      "Street Address,City\r\n1 Main St,Köln\r\n",
    ]);
    if (corrected) await store.check(corrected);
    expect(store.state.peek()).toMatchObject({ check: { corrections: [] } });
  });

  test("the user assigns a column, and the corrected file follows the choice", async () => {
    const { core } = open();
    const store = createCsvCheckStore(core);
    await store.check(fileOf("Where,City,Town\n1 Main St,x,Springfield\n"));
    expect(store.state.peek()).toMatchObject({ check: { isMappable: true, corrections: [] } });
    const columns = [
      { index: 0, use: "address" },
      { index: 2, use: "city" },
    ] as const;
    const revising = store.revise({ columns });
    expect(store.state.peek()).toMatchObject({ kind: "checked", isUpdating: true });
    await revising;
    expect(store.state.peek()).toMatchObject({
      check: { corrections: ["header"], mapping: { extra: [1] } },
      isUpdating: false,
    });
    const corrected = await store.correct("all");
    expect(await corrected?.text()).toBe("Street Address,City,City\r\n1 Main St,Springfield,x\r\n");
    await store.revise({ columns: [0, 1, 2].map((index) => ({ index, use: null })) });
    expect(store.state.peek()).toMatchObject({ check: { corrections: [], isMappable: true } });
  });

  test.for([
    ["the template's names", "City,Street Address\nx,1\n", true],
    ["only unknown names", "Ort,Straße\nx,1\n", true],
    ["a first row of data", "1 Main St,Springfield\n2 Main St,Springfield\n", true],
    ["a binary file", "PK\u0003\u0004\0\0\0\0\u0001\u0002", false],
    ["a quote that is never closed", 'City,address\nx,"1\n', false],
  ] as const)(
    "the user can assign all columns of a text that can be read: %s",
    async ([, content, isMappable]) => {
      const { core } = open();
      const store = createCsvCheckStore(core);
      await store.check(fileOf(content));
      expect(store.state.peek()).toMatchObject({ check: { isMappable } });
    },
  );

  test.for([
    ["no address", "Street Address,City\n1,x\n,x\n", 1],
    ["missing and empty cells", "Street Address,City\n1\n2,x,,\n", 0],
    ["text beyond the names", "Street Address,City\n1\n2,x,y\n", 1],
    ["both faults in one row", "Street Address,City\n ,x,y\n", 1],
    ["a repeated address", "Street Address,City\n1,x\n1,x\n", 0],
    ["a quote that is never closed", 'Street Address,City\n1\n"2,x\n', 0],
  ] as const)(
    "bad rows are counted, and the user must confirm them if there are any: %s",
    async ([, content, count]) => {
      const { core } = open();
      const store = createCsvCheckStore(core);
      await store.check(fileOf(content));
      expect(store.state.peek()).toMatchObject({ check: { hasBadRows: count > 0 } });
      if (count > 0) {
        expect(store.state.peek()).toMatchObject({ check: { report: { badRowCount: count } } });
      }
    },
  );

  test("without the template, the other findings are reported", async () => {
    const { core, reports } = open(() => new Response("", { status: 404 }));
    const store = createCsvCheckStore(core);
    await store.check(fileOf("a,b\n1,2\n"));
    expect(store.state.peek()).toMatchObject({
      kind: "checked",
      check: { mapping: null, corrections: [], hasNoRows: false },
    });
    expect(reports).toEqual(["bulk-template-failed"]);
  });

  test.for([
    ["only a header", "Street Address,City\n", true],
    ["nothing", "", true],
    ["one row of data without a header", "1 Main St,Springfield\n", false],
    ["one row", "Street Address,City\n1 Main St,Springfield\n", false],
  ] as const)("%s prevents the upload: %s", async ([, text, isHeld]) => {
    const store = createCsvCheckStore(open().core);
    await store.check(fileOf(text));
    expect(store.state.peek()).toMatchObject({ check: { hasNoRows: isHeld } });
  });

  test("without workers the check is unavailable, and nothing is fetched", async () => {
    const { core, calls } = open(undefined, false);
    const store = createCsvCheckStore(core);
    const file = fileOf("a\n1\n");
    await store.check(file);
    expect(store.state.peek()).toEqual({ kind: "unavailable", file });
    expect(calls).toEqual([]);
  });

  test("M9: a newer file supersedes the check, and a cleared check stays clear", async () => {
    const { core, worker } = open();
    const store = createCsvCheckStore(core);
    const [first, second] = [
      store.check(fileOf("a\n1\n", "first.csv")),
      store.check(fileOf("a\n1\n", "second.csv")),
    ];
    await Promise.all([first, second]);
    expect(store.state.peek()).toMatchObject({ kind: "checked", file: { name: "second.csv" } });
    const third = store.check(fileOf("a\n1\n"));
    store.clear();
    await third;
    expect(store.state.peek()).toEqual({ kind: "idle" });
    expect(worker.running()).toBe(0);
  });
});

describe("lists that are no CSV files", () => {
  test("text of any name is checked, and its corrected copy is CSV", async () => {
    const store = createCsvCheckStore(open().core);
    await store.check(new File(["Street Address,City\n1 Main St,Austin\n"], "list.txt"));
    expect(store.state.peek()).toMatchObject({ check: { corrections: ["format"] } });
    const corrected = await store.correct("all");
    expect([corrected?.name, corrected?.type]).toEqual(["list.csv", "text/csv"]);
  });

  test("the first sheet of a workbook is checked, and the user chooses another", async () => {
    const store = createCsvCheckStore(open().core);
    const workbook = workbookOf({
      Blank: [],
      North: [["Address"], ["1 Main St"]],
      South: [["Address"], ["2 Oak St"], ["3 Elm St"]],
    });
    await store.check(workbook);
    expect(store.state.peek()).toMatchObject({
      sheets: sheetsNamed("North", "South"),
      sheet: 0,
      check: { report: { rowCount: 1 }, corrections: ["header", "format"] },
    });
    const choosing = store.chooseSheet(1);
    expect(store.state.peek()).toMatchObject({ sheet: 1, isUpdating: true });
    await choosing;
    expect(store.state.peek()).toMatchObject({ sheet: 1, check: { report: { rowCount: 2 } } });
    await store.revise({ columns: [{ index: 0, use: null }] });
    expect(store.state.peek()).toMatchObject({ sheet: 1, check: { report: { rowCount: 2 } } });
    const corrected = await store.correct("all");
    expect([corrected?.name, await corrected?.text()]).toEqual([
      "sites.csv",
      "Address\r\n2 Oak St\r\n3 Elm St\r\n",
    ]);
  });

  test("a locked workbook and a lost file are refused, and the template is not fetched", async () => {
    const { core, calls } = open();
    const store = createCsvCheckStore(core);
    await store.check(new File([Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])], "old.xls"));
    expect(store.state.peek().kind).toBe("locked");
    const lost = fileOf("a\n1\n");
    Object.defineProperty(lost, "slice", {
      value: () => ({ arrayBuffer: () => Promise.reject(new DOMException("", "NotFoundError")) }),
    });
    await store.check(lost);
    expect(store.state.peek().kind).toBe("unreadable");
    expect(calls).toEqual([]);
  });
});

describe("H18: the corrections of a list", () => {
  test.for([
    ["rows that are left out", "Street Address,City\n1 A St,x\nTotal,1\n", ["rows"]],
    ["names below a blank row", "\nStreet Address,City\n1 A St,x\n", ["rows"]],
    ["a line with the delimiter", "sep=,\nStreet Address,City\n1 A St,x\n", ["delimiter"]],
    ["cells that keep zeros", 'Street Address,City\n1 A St,="01"\n', ["cells"]],
    ["nothing", "Street Address,City\n1 A St,x\n", []],
  ] as const)("%s", async ([, content, corrections]) => {
    const store = createCsvCheckStore(open().core);
    await store.check(fileOf(content));
    expect(store.state.peek()).toMatchObject({ check: { corrections } });
    const corrected = (await store.correct("all")) ?? expect.fail();
    expect(await corrected.text()).toMatch(/^Street Address,City\r\n1 A St,(?:x|01)\r\n$/);
    await store.check(corrected);
    expect(store.state.peek()).toMatchObject({ check: { corrections: [] } });
  });

  test("S6: of a workbook, the first sheet with street addresses is checked, else the first sheet", async () => {
    const store = createCsvCheckStore(open().core);
    const cover = [["Acme"], ["Phone", "555-0100"]];
    const sites = [
      ["Street Address", "City"],
      ["1 A St", "x"],
    ];
    await store.check(workbookOf({ cover, sites, more: sites }));
    expect(store.state.peek()).toMatchObject({
      sheet: 1,
      sheets: sheetsNamed("cover", "sites", "more"),
      check: { report: { rowCount: 1, hasStreet: true } },
    });
    expect(await (await store.correct("all"))?.text()).toBe("Street Address,City\r\n1 A St,x\r\n");
    await store.check(workbookOf({ cover, notes: cover }));
    expect(store.state.peek()).toMatchObject({ kind: "checked", sheet: 0 });
  });

  test("fixes are applied, and undone", async () => {
    const store = createCsvCheckStore(open(() => new Response("Street Address,State,ZIP\n")).core);
    await store.check(fileOf("Street Address,State,ZIP\n1 A St,NJ,7302\n"));
    await store.revise({ mended: ["zip-zeros"] });
    expect(store.state.peek()).toMatchObject({ check: { corrections: ["cells"] } });
    expect(await (await store.correct("all"))?.text()).toContain("NJ,07302");
    await store.revise({ mended: ["zip-zeros"], mendedOtherwise: ["2 2"] });
    expect(store.state.peek()).toMatchObject({ check: { corrections: [] } });
    await store.revise({ mendedOtherwise: ["2 2"] });
    expect(await (await store.correct("all"))?.text()).toContain("NJ,07302");
    await store.revise({ mended: [] });
    expect(store.state.peek()).toMatchObject({ check: { corrections: [] } });
  });

  test("a correction waits for the latest choice", async () => {
    const store = createCsvCheckStore(open().core);
    await store.check(fileOf("Where,City\n1 A St,x\n"));
    void store.revise({ columns: [{ index: 0, use: "address" }] });
    expect(await (await store.correct("all"))?.text()).toBe("Street Address,City\r\n1 A St,x\r\n");
  });
});

describe("the template's columns", () => {
  test("the columns are fetched once for all checks, and again after a failure", async () => {
    const answers = [new Response("", { status: 500 })];
    const { core, calls } = open(() => answers.shift() ?? new Response(templateText));
    const template = bulkTemplateOf(core);
    expect(await template.columns()).toBeNull();
    expect(await Promise.all([template.columns(), template.columns()])).toEqual([
      ["Street Address", "City"],
      ["Street Address", "City"],
    ]);
    await bulkTemplateOf(core).columns();
    expect(calls).toHaveLength(2);
  });

  test("the columns are forgotten when the user changes, and a pending request is aborted", async () => {
    const answers = [deferred<Response>().promise];
    const { core, calls, reports } = open(() => answers.shift() ?? new Response(templateText));
    const asked = bulkTemplateOf(core).columns();
    await settle();
    core.session.signOut();
    expect(await asked).toBeNull();
    expect(await bulkTemplateOf(core).columns()).toEqual(["Street Address", "City"]);
    expect(calls.filter(({ url }) => url.includes("template"))).toHaveLength(2);
    expect(reports).toEqual([]);
  });
});

describe("results on the page", () => {
  const failedOnly = { ...everyResult, statuses: ["failed"] } as const;
  const text = "Street Address,City,Lookup Status\n1,A,Found\n2,B,Not Found\n=3,C,Error\n";
  const download = { file: fileOf(text), name: "Sites results.csv" };

  test("the user opens the results, filters them, and shows all rows again", async () => {
    const store = createBulkResultsStore(open().core);
    await store.open(download);
    const numbers = () => {
      const state = store.state.peek();
      return state.kind === "open" ? state.results.rows.map(({ number }) => number) : [];
    };
    expect(numbers()).toEqual([2, 3, 4]);
    expect(store.state.peek()).toMatchObject({
      name: "Sites results.csv",
      results: {
        header: ["Street Address", "City", "Lookup Status"],
        totals: { rowCount: 3, statuses: { failed: 2 } },
        filter: everyResult,
      },
    });
    await store.filter(failedOnly);
    expect(numbers()).toEqual([3, 4]);
    expect(store.state.peek()).toMatchObject({ results: { filter: failedOnly } });
    await store.filter(everyResult);
    expect(numbers()).toEqual([2, 3, 4]);
  });

  test("a search starts when the user stops typing, and only for the last text", async () => {
    const { core, worker, clock } = open();
    const store = createBulkResultsStore(core);
    await store.open(download);
    void store.filter({ ...everyResult, text: "n" });
    const filtering = store.filter({ ...everyResult, text: "not" });
    expect(store.state.peek()).toMatchObject({
      results: { filter: { text: "not" }, isReading: true },
    });
    expect(worker.jobs).toHaveLength(1);
    clock.advance(200);
    await filtering;
    expect(worker.jobs).toHaveLength(2);
    expect(store.state.peek()).toMatchObject({
      results: { rows: [{ number: 3 }], totals: { rowCount: 3, matchCount: 1 }, isReading: false },
    });
  });

  test("W12: the rows that match the filter can be saved as a file", async () => {
    const store = createBulkResultsStore(open().core);
    await store.open(download);
    await store.filter({ ...everyResult, statuses: ["failed"] });
    const matching = await store.matchingRows();
    expect(matching?.name).toBe("Sites results-filtered.csv");
    expect(await matching?.file.text()).toBe(
      "Street Address,City,Lookup Status\r\n2,B,Not Found\r\n'=3,C,Error\r\n",
    );
    store.close();
    expect(await store.matchingRows()).toBeNull();
  });

  test("while filtering, the previous rows and the totals stay", async () => {
    const store = createBulkResultsStore(open().core);
    await store.open(download);
    const filtering = store.filter(failedOnly);
    expect(store.state.peek()).toMatchObject({
      results: {
        rows: { length: 3 },
        totals: { rowCount: 3 },
        filter: failedOnly,
        isReading: true,
      },
    });
    await filtering;
    expect(store.state.peek()).toMatchObject({
      results: { rows: { length: 2 }, isReading: false },
    });
  });

  test("another file with the same name shows nothing of the previous one", async () => {
    const store = createBulkResultsStore(open().core);
    await store.open(download);
    const opening = store.open({ ...download, file: fileOf("Street,Error\n1,\n") });
    expect(store.state.peek()).toMatchObject({ results: { header: [], rows: [], totals: null } });
    await opening;
    expect(store.state.peek()).toMatchObject({
      results: { header: ["Street", "Error"], totals: { rowCount: 1, statuses: { failed: 0 } } },
    });
  });

  test("W12: the failed rows can be saved as a file for another upload", async () => {
    const store = createBulkResultsStore(open().core);
    await store.open(download);
    const failed = await store.failedRows();
    expect(failed?.name).toBe("Sites results-failed.csv");
    expect(await failed?.file.text()).toBe("Street Address,City\r\n2,B\r\n=3,C\r\n");
  });

  test("a new filter does not stop the creation of a file", async () => {
    const store = createBulkResultsStore(open().core);
    await store.open(download);
    const failed = store.failedRows();
    await store.filter(failedOnly);
    expect(await (await failed)?.file.text()).toContain("2,B");
  });

  test("without a worker the file is saved but cannot be shown", async () => {
    const store = createBulkResultsStore(open(undefined, false).core);
    await store.open(download);
    expect(store.state.peek()).toEqual({ kind: "unavailable", name: "Sites results.csv" });
  });

  test("M9: results that the user closes while they load stay closed", async () => {
    const { core, worker } = open();
    const store = createBulkResultsStore(core);
    const opening = store.open(download);
    store.close();
    await opening;
    expect(store.state.peek()).toEqual({ kind: "closed" });
    expect(await store.failedRows()).toBeNull();
    expect(worker.running()).toBe(0);
  });
});
