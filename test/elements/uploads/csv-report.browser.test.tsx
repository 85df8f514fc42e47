import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { CsvFinding, CsvReport } from "../../../src/core/bulk/csv/check-csv.ts";
import type { CsvCheck, CsvCheckState } from "../../../src/core/bulk/csv/csv-check-state.ts";
import { mapHeader } from "../../../src/core/bulk/csv/header-mapping.ts";
import { CsvReportView } from "../../../src/elements/uploads/csv-report.view.tsx";
import { mountUi } from "../../support/mount-ui.tsx";

const template = ["Location Name", "Street Address", "City"];
const file = new File(["a"], "a.csv");
const none: CsvFinding = { count: 0, rows: [], hasMore: false };
const fine: CsvReport = {
  header: template,
  rows: [["HQ", "1 Main St", "Austin"]],
  encoding: "utf-8",
  delimiter: ",",
  rowCount: 1,
  duplicates: none,
  emptyAddresses: none,
  raggedRows: none,
  formulaCells: none,
  badRowCount: 0,
  unclosedRow: null,
};

const acts = {
  isCorrecting: false,
  isSending: false,
  onAssign: () => {},
  onCorrect: () => {},
  onSend: () => {},
};

function show(state: CsvCheckState) {
  return mountUi(<CsvReportView state={state} {...acts} />);
}

function showCheck(report: Partial<CsvReport>, more: Partial<CsvCheck> = {}) {
  const whole = { ...fine, ...report };
  const mapping = mapHeader(whole.header, template);
  const check: CsvCheck = {
    report: whole,
    mapping,
    isMappable: false,
    hasNoRows: false,
    hasBadRows: false,
    corrections: [],
    ...more,
  };
  return show({ kind: "checked", file, check });
}

const found = (count: number, rows: readonly number[], hasMore = false): CsvFinding => ({
  count,
  rows,
  hasMore,
});

test.for([
  [{ encoding: "latin-1" }, "The file is encoded in Latin-1. UTF-8 is expected."],
  [{ encoding: "utf-16le" }, "The file is encoded in UTF-16. UTF-8 is expected."],
  [{ encoding: "utf-16be" }, "The file is encoded in UTF-16. UTF-8 is expected."],
  [{ delimiter: ";" }, "The columns are separated by semicolons. Commas are expected."],
  [{ delimiter: "\t" }, "The columns are separated by tabs. Commas are expected."],
  [{ delimiter: "|" }, "The columns are separated by bars. Commas are expected."],
  [{ unclosedRow: 7 }, "A quote that opens in row 7 is never closed."],
  [{ duplicates: found(1, [3]) }, "1 row repeats an address: row 3."],
  [
    { duplicates: found(1200, [3, 4, 5, 6, 7], true) },
    "1,200 rows repeat an address: rows 3, 4, 5, 6, 7, ….",
  ],
  [{ emptyAddresses: found(2, [3, 9]) }, "2 rows have no address: rows 3, 9."],
  [{ raggedRows: found(1, [3]) }, "1 row has the wrong number of columns: row 3."],
  [{ formulaCells: found(1, [3]) }, "A spreadsheet would read 1 cell as a formula: row 3."],
  [{ formulaCells: found(5, [3, 4]) }, "A spreadsheet would read 5 cells as formulas: rows 3, 4."],
  [
    { header: ["location_name", "address", "City"] },
    "Columns named differently from the template: “location_name” for “Location Name”, “address” for “Street Address”.",
  ],
  [{ header: ["Street Address", "City"] }, "Missing column: Location Name."],
  [{ header: ["1 Main St", "x"] }, "The first row doesn't match the template's column names."],
] as const)("H18: the report of %j is shown", async ([report, sentence]) => {
  showCheck(report);
  const items = page.getByRole("note").getByRole("listitem");
  await expect.element(items).toBeVisible();
  expect(items.elements().map((item) => item.textContent)).toEqual([sentence]);
});

test("H18: a binary file has no rows to count", async () => {
  showCheck({ encoding: "binary" });
  const report = page.getByRole("note");
  await expect.element(report).toHaveTextContent(/^This doesn't look like a text file\.$/);
});

test("H18: a file without findings is fine, in any column order", async () => {
  showCheck({ header: [...template].reverse(), encoding: "utf-8-bom", rowCount: 25_000 });
  await expect
    .element(page.getByRole("note"))
    .toHaveTextContent("25,000 addresses foundThe file looks good.");
});

test("H18: only missing rows are an alert", async () => {
  showCheck({ rowCount: 0, rows: [] }, { hasNoRows: true });
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("The file has no rows with addresses.");
});

test("H18: a file without a valid row can only be sent as a whole", async () => {
  showCheck({ badRowCount: 1 }, { hasBadRows: true });
  await expect.element(page.getByRole("button", { name: "Upload all rows" })).toBeVisible();
  expect(page.getByRole("button", { name: "Upload valid rows only" }).query()).toBeNull();
});

test("H18: a correction lists its changes, and says that the original file does not change", async () => {
  const { draw } = showCheck(
    { delimiter: ";" },
    { corrections: ["header", "encoding", "delimiter"] },
  );
  await expect.element(page.getByRole("button", { name: "Apply column mapping" })).toBeVisible();
  await expect
    .element(
      page.getByText(
        "Uses the template's columns in order, plain UTF-8, and commas. Your original file doesn't change.",
      ),
    )
    .toBeVisible();
  draw(<CsvReportView state={{ kind: "idle" }} {...acts} />);
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("without workers the report says so, and the file can still be sent", async () => {
  show({ kind: "unavailable", file });
  await expect
    .element(page.getByRole("note"))
    .toHaveTextContent("The file can't be checked here. You can upload it anyway.");
});

test("a missing file must be chosen again", async () => {
  show({ kind: "unreadable", file });
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("The file can't be read. Choose it again.");
});

test("while a file is being read, a bar is shown, and soon the first rows", async () => {
  const half = new File(["0123456789"], "a.csv");
  show({
    kind: "checking",
    file: half,
    readBytes: 5,
    preview: { header: template, rows: [["HQ", "1 Main St", "Austin"], ["Lab"]] },
  });
  const bar = page.getByRole("progressbar", { name: "Checking the file…" });
  await expect.element(bar).toHaveAttribute("aria-valuenow", "50");
  const table = page.getByRole("table", { name: "First rows" });
  const texts = table
    .getByRole("row")
    .elements()
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(texts).toEqual([template, ["HQ", "1 Main St", "Austin"], ["Lab", "", ""]]);
});

test("a thousand columns and a cell with a million characters take little space", async () => {
  const header = Array.from({ length: 1000 }, (_, at) => `c${at}`);
  const { shadow } = showCheck({ header, rows: [["x".repeat(1_000_000)]] });
  await expect.element(page.getByText("970 more columns not shown.")).toBeVisible();
  expect(page.getByRole("columnheader").elements()).toHaveLength(30);
  expect(shadow.textContent?.length).toBeLessThan(2000);
});

test("extra columns are listed only if others are missing, and at most some of them", async () => {
  const extra = Array.from({ length: 12 }, (_, at) => `c${at}`);
  showCheck({ header: ["Street Address", "City", ...extra] });
  const items = page.getByRole("listitem");
  await expect.element(items.first()).toBeVisible();
  expect(items.elements().map((item) => item.textContent)).toEqual([
    "Missing column: Location Name.",
    "Extra columns, kept as is: c0, c1, c2, c3, c4, c5, c6, c7, c8, c9 and 2 more.",
  ]);
  document.body.replaceChildren();
  showCheck({ header: [...template, ...extra] });
  await expect.element(page.getByRole("note")).toHaveTextContent(/The file looks good\.$/);
});
