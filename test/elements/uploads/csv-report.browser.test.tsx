import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { CsvCheck, CsvCheckState } from "../../../src/core/bulk/csv/csv-check-state.ts";
import type { CsvFinding, CsvReport } from "../../../src/core/lists/check-list.ts";
import { mapColumns } from "../../../src/core/lists/map-columns.ts";
import { templateMappingOf } from "../../../src/core/lists/template-mapping.ts";
import { DamagedCells } from "../../../src/elements/lists/damaged-cells.view.tsx";
import type { ListRevision } from "../../../src/elements/lists/list-reading.view.tsx";
import { CsvReportView } from "../../../src/elements/uploads/csv-report.view.tsx";
import { mountUi } from "../../support/mount-ui.tsx";

const template = ["Location Name", "Street Address", "City"];
const file = new File(["a"], "a.csv");
const none: CsvFinding = { count: 0, rows: [], hasMore: false };
const mapping = (names: readonly string[]) =>
  mapColumns({ names, rows: [], template, choices: [] });
const fine: CsvReport = {
  header: template,
  rows: [["HQ", "1 Main St", "Austin"]],
  mapping: mapping(template),
  template: templateMappingOf(mapping(template), template),
  samples: ["HQ", "1 Main St", "Austin"],
  namesRow: 1,
  firstRows: [
    { number: 1, cells: template },
    { number: 2, cells: ["HQ", "1 Main St", "Austin"] },
  ],
  encoding: "utf-8",
  isGuess: false,
  delimiter: ",",
  hasSeparatorLine: false,
  blankCount: 0,
  leftOutCount: 0,
  leftOut: [],
  hasStreet: true,
  hasCoordinates: false,
  hadFormulas: false,
  notes: { "post-box": none, "rural-route": none, coordinates: none, "no-number": none },
  dateSerials: { ...none, sample: "" },
  damageCounts: new Map(),
  damage: [],
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
  onRevise: () => {},
  onChooseSheet: () => {},
  onCorrect: () => {},
  onSend: () => {},
};

function show(state: CsvCheckState, onRevise: (revision: ListRevision) => void = acts.onRevise) {
  return mountUi(<CsvReportView state={state} {...acts} onRevise={onRevise} />);
}

function showCheck(
  report: Partial<CsvReport>,
  more: Partial<CsvCheck> = {},
  onRevise?: (revision: ListRevision) => void,
) {
  const { header = template } = report;
  const whole = {
    ...fine,
    mapping: mapping(header),
    template: templateMappingOf(mapping(header), template),
    ...report,
  };
  const check: CsvCheck = {
    report: whole,
    choices: { template },
    mapping: templateMappingOf(whole.mapping, template),
    isMappable: false,
    hasNoRows: false,
    hasBadRows: false,
    corrections: [],
    ...more,
  };
  return show({ kind: "checked", file, check, sheets: [], sheet: 0, isUpdating: false }, onRevise);
}

const found = (count: number, rows: readonly number[], hasMore = false): CsvFinding => ({
  count,
  rows,
  hasMore,
});

test.for([
  [{ encoding: "latin-1" }, "The file is encoded in Latin-1. UTF-8 is expected."],
  [{ encoding: "utf-16le" }, "The file is encoded in UTF-16. UTF-8 is expected."],
  [{ encoding: "utf-16be" }, "The file is encoded in UTF-16, big endian. UTF-8 is expected."],
  [{ encoding: "mac-roman" }, "The file is encoded in Mac Roman. UTF-8 is expected."],
  [{ namesRow: 4 }, "The column names are in row 4."],
  [
    { notes: { ...fine.notes, "post-box": found(1, [3]) } },
    "1 row is a post office box: row 3. Providers need a street address.",
  ],
  [
    { notes: { ...fine.notes, "no-number": found(2, [3, 4]) } },
    "2 rows have no house number: rows 3, 4.",
  ],
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
  [{ raggedRows: found(1, [3]) }, "1 row has more cells than column names: row 3."],
  [{ formulaCells: found(1, [3]) }, "A spreadsheet would read 1 cell as a formula: row 3."],
  [{ formulaCells: found(5, [3, 4]) }, "A spreadsheet would read 5 cells as formulas: rows 3, 4."],
  [
    { header: ["location_name", "address", "City"] },
    "Columns named differently from the template: “location_name” for “Location Name”, “address” for “Street Address”.",
  ],
  [{ header: ["Street Address", "City"] }, "Missing column: Location Name."],
  [{ header: ["1 Main St", "x"] }, "The column names don't match the template."],
] as const)("H18: the report of %j is shown", async ([report, sentence]) => {
  showCheck(report);
  const items = page.getByRole("note").getByRole("listitem");
  await expect.element(items).toBeVisible();
  expect(items.elements().map((item) => item.textContent)).toEqual([sentence]);
});

test("H18: a binary file has no rows to count", async () => {
  showCheck({ encoding: "binary" });
  const report = page.getByRole("note");
  await expect.element(report).toHaveTextContent(/^This doesn't look like a list of addresses\.$/);
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
    .toHaveTextContent("This file was changed, renamed or deleted. Choose it again.");
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

test("every column can be changed, with a sample of its cells and the parts of an address", async () => {
  const revisions: ListRevision[] = [];
  const header = ["Site", "Address", "", "City"];
  const samples = ["HQ", "1 Main St", "", "Austin"];
  const more = { isMappable: true };
  showCheck({ header, samples }, more, (revision) => revisions.push(revision));
  await page.getByRole("button", { name: "Columns" }).click();
  const column = (name: string) => page.getByRole("combobox", { name, exact: true });
  await expect.element(column("Site")).toHaveDisplayValue("Location Name");
  await expect.element(column("Site")).toHaveAccessibleDescription("For example: HQ");
  await expect.element(column("Column 3")).toHaveAccessibleDescription("This column is empty.");
  await expect.element(column("Column 3")).toHaveDisplayValue("Not used");
  await column("Column 3").selectOptions("Suite or unit");
  await column("Address").selectOptions("Not used");
  await column("Row with the column names").selectOptions("Row 2: HQ, 1 Main St, Austin");
  expect(revisions).toEqual([
    { columns: [{ index: 2, use: "unit" }] },
    { columns: [{ index: 1, use: null }] },
    { names: 2, columns: [] },
  ]);
});

test("an encoding that is a guess can be changed", async () => {
  const revisions: ListRevision[] = [];
  const more = { isMappable: true };
  showCheck({ encoding: "latin-1", isGuess: true }, more, (revision) => revisions.push(revision));
  await page.getByRole("combobox", { name: "Text encoding" }).selectOptions("Mac Roman");
  expect(revisions).toEqual([{ encoding: "mac-roman" }]);
});

test("rows that are left out are named, and each can be kept", async () => {
  const revisions: ListRevision[] = [];
  const leftOut = [{ number: 9, reason: "total", text: "Total, 12" }] as const;
  const more = { isMappable: true, choices: { template, kept: [4] } };
  showCheck({ leftOutCount: 1, leftOut }, more, (revision) => revisions.push(revision));
  await expect.element(page.getByText("Row 9, a total: Total, 12")).toBeVisible();
  await page.getByRole("button", { name: "Keep row 9" }).click();
  await page.getByRole("button", { name: "Leave out again" }).click();
  expect(revisions).toEqual([{ kept: [4, 9] }, { kept: [] }]);
});

test("many rows that are left out are behind a button, so that the addresses stay in sight", async () => {
  const leftOut = Array.from({ length: 6 }, (_, at) => {
    return { number: at + 1, reason: "mail", text: "Sent: today" } as const;
  });
  showCheck({ leftOutCount: 6, leftOut }, { isMappable: true });
  const rows = page.getByText("part of the email: Sent: today");
  await expect.element(page.getByRole("button", { name: "6 rows are left out." })).toBeVisible();
  expect(rows.elements()).toEqual([]);
  await page.getByRole("button", { name: "6 rows are left out." }).click();
  await expect.poll(() => rows.elements()).toHaveLength(6);
});

test("damaged cells are listed with their fixes, each of which is applied and undone alone or with all", async () => {
  const revisions: ListRevision[] = [];
  const choices = { template, mended: ["date"], mendedOtherwise: ["4 2"] } as const;
  const report: Partial<CsvReport> = {
    damage: [
      { row: 3, column: 2, before: "7500", after: null, reason: "zip-short", isMended: false },
      { row: 4, column: 2, before: "7304", after: "07304", reason: "zip-zeros", isMended: true },
      { row: 2, column: 2, before: "", after: "Austin", reason: "empty-place", isMended: false },
    ],
    damageCounts: new Map([
      ["zip-short", { count: 1, fixCount: 0, mendedCount: 0 }],
      ["empty-place", { count: 1, fixCount: 1, mendedCount: 0 }],
      ["zip-zeros", { count: 39, fixCount: 39, mendedCount: 1 }],
    ]),
  };
  showCheck(report, { isMappable: true, choices }, (revision) => revisions.push(revision));
  const rows = page.getByRole("table", { name: "Suggested fixes" }).getByRole("row");
  await expect.element(rows.first()).toBeVisible();
  expect(rows.elements().map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ["Row", "Now", "Fix", "Apply or undo"],
    ["3", "7500City", "Fix it in your fileThis ZIP code is too short.", ""],
    ["2", "EmptyCity", "AustinEmpty, as below a merged cell.", "Apply"],
    ["4", "7304City", "07304Leading zeros were lost.", "Undo"],
  ]);
  await expect.element(page.getByText("38 more not shown.")).toBeVisible();
  const applied = page.getByText("1 fix is applied. Your original file doesn't change.");
  await expect.element(applied).toBeVisible();
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await press("Apply: empty to Austin, row 2");
  await press("Undo: 7304 to 07304, row 4");
  await press("Apply 39 fixes");
  await press("Undo fixes");
  expect(revisions).toEqual([
    { mendedOtherwise: ["4 2", "2 2"] },
    { mendedOtherwise: [] },
    { mended: ["empty-place", "zip-zeros"], mendedOtherwise: [] },
    { mended: [], mendedOtherwise: [] },
  ]);
});

test("the button of a fix keeps the focus when its fix is applied, and so do those of all fixes; the count is announced", async () => {
  const cell = { column: 2, before: "7302", after: "07302", reason: "zip-zeros" } as const;
  const report = (mendedCount: number): CsvReport => ({
    ...fine,
    damage: [{ ...cell, row: 2, isMended: mendedCount > 0 }],
    damageCounts: new Map([["zip-zeros", { count: 1, fixCount: 1, mendedCount }]]),
  });
  const fixes = (mendedCount: number) => (
    <DamagedCells
      report={report(mendedCount)}
      choices={{}}
      nameOf={() => "ZIP"}
      onRevise={() => {}}
    />
  );
  const { draw, shadow } = mountUi(fixes(0), { isHeard: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const names = ["Apply: 7302 to 07302, row 2", "Undo: 7302 to 07302, row 2"] as const;
  button(names[0]).element().focus();
  draw(fixes(1));
  await expect.element(button(names[1])).toBeVisible();
  expect(shadow.activeElement).toBe(button(names[1]).element());
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("1 fix is applied. Your original file doesn't change.");
  await expect
    .element(button("Apply all fixes"))
    .toHaveAccessibleDescription("Every fix is applied.");
  button("Undo fixes").element().focus();
  draw(fixes(0));
  await expect.element(button("Undo fixes")).toHaveAccessibleDescription("No fix is applied.");
  expect(shadow.activeElement).toBe(button("Undo fixes").element());
  await expect.element(button("Apply 1 fix")).not.toHaveAttribute("aria-disabled");
});

test("several columns of addresses are named with a sample of each", async () => {
  const header = ["Billing Address", "Service Address", "City"];
  showCheck({ header, samples: ["PO Box 1", "1 Sample St", "Austin"] }, { isMappable: true });
  await expect
    .element(
      page.getByText(
        "Several columns hold addresses: “Billing Address” (PO Box 1) and “Service Address” (1 Sample St). “Service Address” is used.",
      ),
    )
    .toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Billing Address" })).toBeVisible();
});

test("of several columns of one name, the used one is named with its sample", async () => {
  const header = ["Address", "Address", "City"];
  showCheck({ header, samples: ["PO Box 1", "1 Sample St", "Austin"] }, { isMappable: true });
  await expect
    .element(page.getByText(/ \u201cAddress\u201d \((1 Sample St|PO Box 1)\) is used\.$/))
    .toBeVisible();
});
