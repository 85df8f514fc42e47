import { describe, expect, test } from "vitest";
import { hasNoRows } from "../../../src/core/bulk/csv/csv-check-state.ts";
import { createSeenKeys } from "../../../src/core/lists/seen-keys.ts";
import { check, utf16 } from "../bulk/csv/csv-driver.ts";

const header = "Location Name,Street Address,City,State,Postal Code";

describe("H18: data rows are counted", () => {
  test.for([
    ["0 bytes", "", 0, true],
    ["blank lines", "\n\r\n  \n", 0, true],
    ["only a header", header, 0, true],
    ["a header and blank lines", `${header}\n\n,,,,\n`, 0, true],
    ["one row", `${header}\nHQ,1 Main St,Springfield,IL,62701`, 1, false],
    ["one row of one column", "address\n1 Main St\n", 1, false],
    ["a header in UTF-16", utf16(`${header}\n`, "le"), 0, true],
    ["a quote that opens in the header", '"a,b\n1,2\n', 0, false],
    ["a quote that opens in the first row", 'a,b\n"1,2\n', 1, false],
    ["binary", Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), 0, false],
  ] as const)("%s", async ([, content, rowCount, isUseless]) => {
    const report = await check(typeof content === "string" ? content : Uint8Array.from(content));
    expect(report.rowCount).toBe(rowCount);
    expect(hasNoRows(report)).toBe(isUseless);
  });

  test("100,000 rows are counted, with progress up to the last byte", async () => {
    const text = `${header}\n${Array.from({ length: 100_000 }, (_, at) => `Site ${at},${at} Main St,Springfield,IL,62701\n`).join("")}`;
    const report = await check(text);
    expect(report.rowCount).toBe(100_000);
    expect(report.duplicates.count).toBe(0);
    expect(report.progress.at(-1)).toBe(text.length);
    expect(report.progress).toEqual([...report.progress].sort((a, b) => a - b));
  });

  test("rows of 1,000 columns are counted", async () => {
    const line = Array.from({ length: 1000 }, (_, at) => `c${at}`).join(",");
    const cells = line.replaceAll("c", "");
    const report = await check(`${line}\n${cells}\n${cells},more\n`);
    expect(report.header).toHaveLength(1000);
    expect(report.rowCount).toBe(2);
    expect(report.raggedRows).toEqual({ count: 1, rows: [3], hasMore: false });
  });
});

describe("H18: the preview", () => {
  test("the preview contains the header and five rows, and is posted once, before the end", async () => {
    const rows = Array.from({ length: 50_000 }, (_, at) => `${at} Main St,Springfield`);
    const report = await check(`Address,City\n\n${rows.join("\n")}`);
    expect(report.previews).toEqual([
      { header: ["Address", "City"], rows: rows.slice(0, 5).map((row) => row.split(",")) },
    ]);
    expect(report.rows).toEqual(report.previews[0]?.rows);
    expect(report.progress.length).toBeGreaterThan(2);
  });
});

describe("H18: advice", () => {
  test("addresses that differ only in case and spaces are duplicates, and addresses of different units are not", async () => {
    const report = await check(
      [
        "Name,Street Address,Unit,City,ZIP",
        "a,1 Main St,,Springfield,62701",
        "b,2 Main St,,Springfield,62701",
        "c, 1  MAIN st ,,springfield,62701",
        "d,1 Main St,4,Springfield,62701",
        "e,1 Main St,,Springfield,62701",
      ].join("\n"),
    );
    expect(report.duplicates).toEqual({ count: 2, rows: [4, 6], hasMore: false });
  });

  test("without a known column, equal whole rows are duplicates", async () => {
    const report = await check("x,y\n1,2\n1,3\n1,2\n");
    expect(report.duplicates).toEqual({ count: 1, rows: [4], hasMore: false });
    expect(report.emptyAddresses.count).toBe(0);
  });

  test("empty addresses are not duplicates of each other", async () => {
    const report = await check(
      "Address,City\n,Springfield\n  ,Springfield\n1 Main St,Springfield\n",
    );
    expect(report.emptyAddresses).toEqual({ count: 2, rows: [2, 3], hasMore: false });
    expect(report.duplicates.count).toBe(0);
  });

  test("ragged rows are listed by their row numbers, which count blank lines, as in a spreadsheet", async () => {
    const report = await check("a,b\n1\n\n1,2\n1,2,3\n");
    expect(report.raggedRows).toEqual({ count: 1, rows: [5], hasMore: false });
    expect(report).toMatchObject({ rowCount: 3, blankCount: 1 });
  });

  test("cells that a spreadsheet would run as formulas are listed, but numbers are not", async () => {
    const report = await check(
      'a,b\n=1+1,@sum\n-12.5,+1 (555) 010-0000\n"-cmd|x",+x\n"\t=1",b\n\u200b=1,＝1\n',
    );
    expect(report.formulaCells).toEqual({ count: 7, rows: [2, 4, 5, 6], hasMore: false });
  });

  test("only the first rows are listed, although all are counted", async () => {
    const report = await check(`Address\n${"1 Main St\n".repeat(1000)}`);
    expect(report.duplicates).toEqual({ count: 999, rows: [3, 4, 5, 6, 7], hasMore: true });
  });

  test("five rows with several formulas count as five rows", async () => {
    const report = await check(`a,b\n${"=1,=2\n".repeat(5)}`);
    expect(report.formulaCells).toEqual({ count: 10, rows: [2, 3, 4, 5, 6], hasMore: false });
  });

  test("a quote that is never closed is reported", async () => {
    expect((await check('a,b\n1,2\n"3,4\n5,6\n')).unclosedRow).toBe(3);
    expect((await check('a,b\n1,2\n"3,4"\n5,6\n')).unclosedRow).toBeNull();
  });
});

test("10 MB: all rows are counted, chunk by chunk", async () => {
  const line = (at: number) => `Site ${at},${at} Main St,Springfield,IL,62701\n`;
  const block = Array.from({ length: 10_000 }, (_, at) => line(at)).join("");
  const blocks = Math.ceil(10_000_000 / block.length);
  const file = new Blob([`${header}\n`, ...Array.from({ length: blocks }, () => block)]);
  const report = await check(file);
  expect(file.size).toBeGreaterThan(10_000_000);
  expect(report.rowCount).toBe(10_000 * blocks);
  expect(report.duplicates.count).toBe(10_000 * (blocks - 1));
});

describe("remembered keys", () => {
  test("keys are recognised even after the table has grown", () => {
    const keys = createSeenKeys();
    const names = Array.from({ length: 50_000 }, (_, at) => `${at} Main St`);
    expect(names.filter((name) => keys.seen(name))).toEqual([]);
    expect(names.filter((name) => keys.seen(name))).toHaveLength(50_000);
  });

  test("the number of remembered keys is limited", () => {
    const keys = createSeenKeys(2);
    expect([keys.seen("a"), keys.seen("b"), keys.seen("c"), keys.seen("c")]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(keys.isFull()).toBe(true);
  });
});
