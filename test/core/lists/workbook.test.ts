import { strToU8, zipSync } from "fflate";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { openListFile } from "../../../src/core/bulk/csv/open-list-file.ts";
import { linesOfRows, siteListOf } from "../../../src/core/pricing/sites/site-list.ts";
import { hiddenSheetsOf } from "../../../src/elements/worker/hidden-sheets.ts";
import { runCsvInThread } from "../../support/csv-in-thread.ts";
import { check } from "../bulk/csv/csv-driver.ts";
import { inputFile } from "./inputs.ts";
import { type Cell, workbookOf } from "./workbook-file.ts";

const { signal } = new AbortController();
const open = (file: Blob) => openListFile(runCsvInThread, file, signal);

async function sheetsOf(file: Blob) {
  const opened = await open(file);
  return opened.kind === "workbook" ? opened.sheets : expect.fail(opened.kind);
}

async function readFirst(file: Blob) {
  const [first] = await sheetsOf(file);
  return check(first?.file ?? expect.fail(), {}, 2_000);
}

describe("a workbook is read by its content, whatever its name is", () => {
  test.each(["workbook.xlsx", "workbook-named-csv.csv"])("%s", async (name) => {
    expect(await readFirst(inputFile(name))).toMatchObject({
      header: ["Address", "City", "State", "ZIP"],
      listed: [
        { number: 2, cells: ["1 Sample St", "Test City", "TX", "75001"] },
        { number: 3, cells: ["2 Sample St", "Test City", "TX", "75001"] },
      ],
    });
  });

  test("text is no workbook, and neither are other archives and short files", async () => {
    const archive = Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0, 33, 0]);
    for (const content of ["a,b\n", "", "P", archive]) {
      expect(await open(new Blob([content]))).toEqual({ kind: "text", sheets: [] });
    }
  });

  test("an old workbook, or one with a password, is refused", async () => {
    const bytes = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    expect(await open(new Blob([bytes]))).toEqual({ kind: "locked" });
  });

  test("a missing file and a missing worker have different results", async () => {
    const lost = new Blob(["x"]);
    Object.defineProperty(lost, "slice", {
      value: () => ({ arrayBuffer: () => Promise.reject(new DOMException("", "NotFoundError")) }),
    });
    expect(await open(lost)).toEqual({ kind: "unreadable" });
    const file = workbookOf({ a: [["x"]] });
    expect(await openListFile(undefined, file, signal)).toEqual({ kind: "unavailable" });
    expect(await openListFile(runCsvInThread, file, AbortSignal.abort())).toEqual({
      kind: "aborted",
    });
  });
});

test("sheets with rows are offered by their names", async () => {
  const sheets = await sheetsOf(
    workbookOf({ Cover: [], Blank: [["", null]], "North & South": [["x"]], West: [["y"]] }),
  );
  expect(sheets.map(({ name }) => name)).toEqual(["North & South", "West"]);
});

test.each([false, true])(
  "S6: hidden sheets come last, and are marked; compressed: %s",
  async (isPacked) => {
    const sheets = { "Closed > 2024": [["x"]], Open: [["y"]], "Old <B>": [["z"]] };
    const hidden = ["Closed > 2024", "Old <B>"];
    const found = await sheetsOf(workbookOf(sheets, { hidden, isPacked }));
    expect(found.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ["Open", false],
      ["Closed > 2024", true],
      ["Old <B>", true],
    ]);
    expect(await found[0]?.file.text()).toContain("y");
  },
);

test("S6: a workbook may have a prefix before its names, and no other tag counts as a sheet", async () => {
  const text = `<x:workbook xmlns:x="m"><x:sheets><x:sheet
    name="A" state="veryHidden"/><x:sheet name="B"></x:sheet><x:sheetPr state="hidden"/></x:sheets></x:workbook>`;
  const archive = zipSync({ "xl/workbook.xml": strToU8(text) });
  expect(await hiddenSheetsOf(new Blob([archive]))).toEqual([true, false]);
});

test("S6: nothing is hidden in a file that is no workbook", async () => {
  for (const content of ["", "x".repeat(100), `PK\u0005\u0006${"\0".repeat(18)}`]) {
    expect(await hiddenSheetsOf(new Blob([content]))).toEqual([]);
  }
});

test("cells keep their texts, and rows their numbers", async () => {
  const rows: readonly (readonly Cell[])[] = [
    ["Address", "ZIP", "Site ID", "Notes"],
    [],
    [" 1 A St, 2", 7302, 1914310000000000000, 'x "y"\nz'],
    ["2 A St", "07302", 0.1, null],
    ["=3 A St", 75001, 12, { date: 46114 }],
  ];
  const { listed } = await readFirst(workbookOf({ Sites: rows }));
  expect(listed).toEqual([
    { number: 3, cells: [" 1 A St, 2", "7302", "1914310000000000000", 'x "y"\nz'] },
    { number: 4, cells: ["2 A St", "07302", "0.1", ""] },
    { number: 5, cells: ["=3 A St", "75001", "12", "4/2/2026"] },
  ]);
});

test("the spreadsheet of a customer is the same list as a workbook", async () => {
  const text = await inputFile("customer-sheet.csv").text();
  const { data } = Papa.parse<string[]>(text.trimEnd());
  const rows = data.map((line) =>
    line.map((cell): Cell => {
      if (cell === "2-Apr") return { date: 46114 };
      return /^\d+$/.test(cell) ? Number(cell) : cell;
    }),
  );
  const { mapping, listed, leftOut, damage } = await readFirst(workbookOf({ Sites: rows }));
  const { sites, bad } = siteListOf(linesOfRows(mapping, listed));
  expect([sites.length, bad.length]).toEqual([12, 0]);
  expect(sites[0]).toMatchObject({
    name: "North",
    address: "100 Sample St, Ste 200, Test City, TX 75001",
  });
  expect(leftOut.map(({ number }) => number)).toEqual([1, 2, 17]);
  expect(damage.map(({ row, before, after }) => [row, before, after])).toEqual([
    [7, "2110", "02110"],
    [8, "4/2/2026", null],
    [8, "7302", "07302"],
    [9, "7302", "07302"],
    ...[13, 14, 15, 16].map((row) => [row, "926", "00926"]),
  ]);
});

test("20,000 rows are read in time", async () => {
  const rows = Array.from({ length: 20_000 }, (_, at): readonly Cell[] => [
    `${at} Main St`,
    "Austin",
    "TX",
    78701,
    `Site ${at}`,
  ]);
  const file = workbookOf({ Sites: [["Address", "City", "State", "ZIP", "Site"], ...rows] });
  expect((await readFirst(file)).rowCount).toBe(20_000);
}, 30_000);
