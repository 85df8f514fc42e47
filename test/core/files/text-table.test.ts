import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { csvOf, printSheetOf, tableHtmlOf, tsvOf } from "../../../src/core/files/text-table.ts";
import { formulaSafe, isFormula } from "../../../src/core/files/write-csv.ts";

const table = {
  caption: "Prices <here>",
  columns: ["Product", "AT&T"],
  rows: [
    ["=HYPERLINK(1)", 'One, "two"'],
    ["a\tb\nc", "<b>$5</b>"],
  ],
};

test("W12: a CSV file is quoted and contains no formula", () => {
  expect(csvOf(table)).toBe(
    '\uFEFFProduct,AT&T\r\n\'=HYPERLINK(1),"One, ""two"""\r\n"a\tb\nc",<b>$5</b>\r\n',
  );
});

test("pasted lines have one cell per tab", () => {
  expect(tsvOf(table)).toBe('Product\tAT&T\n\'=HYPERLINK(1)\tOne, "two"\na b c\t<b>$5</b>');
});

test("pasted HTML and the print sheet show strings as text", () => {
  for (const html of [tableHtmlOf(table), printSheetOf(table, "en")]) {
    expect(html).toContain("Prices &lt;here&gt;</caption>");
    expect(html).toContain(">&lt;b&gt;$5&lt;/b&gt;</td>");
    expect(html).toContain(">'=HYPERLINK(1)</td>");
    expect(html).toContain(">AT&amp;T</th>");
  }
});

test("W30: the print sheet has the language of its texts", () => {
  expect(printSheetOf(table, "fr-CA")).toMatch(/^<!doctype html><html lang="fr-CA">/);
});

test("the number of rows and cells does not depend on the strings", () => {
  const row = fc.tuple(fc.string({ unit: "binary" }), fc.string());
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const lines = tsvOf({ ...table, rows }).split("\n");
      expect(lines).toHaveLength(rows.length + 1);
      for (const line of lines) expect(line.split("\t")).toHaveLength(2);
    }),
  );
});

/** Parses as spreadsheets do on paste: removes the quotation marks around a cell. */
const pasted = (text: string) =>
  Papa.parse<string[]>(text, { delimiter: "\t", newline: "\n" }).data;

test("W12: pasted tables have the same cells, and no formula runs", () => {
  const start = fc.constantFrom(
    "",
    '"',
    '""',
    '"=',
    "=",
    "+",
    "-",
    "@",
    "＝",
    "\u200b",
    "\n",
    '"\t',
  );
  const cell = fc.tuple(start, fc.string({ unit: "binary" })).map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      const [, ...found] = pasted(tsvOf({ ...table, rows }));
      const textOf = (text: string) => formulaSafe(text.replaceAll(/\s+/g, " ").trim());
      expect(found).toEqual(rows.map((row) => row.map(textOf)));
      expect(found.flat().filter(isFormula)).toEqual([]);
      const [, ...saved] = Papa.parse<string[]>(csvOf({ ...table, rows }).slice(1, -2), {
        delimiter: ",",
        newline: "\r\n",
      }).data;
      expect(saved).toEqual(rows.map((row) => row.map(formulaSafe)));
    }),
    { numRuns: 500 },
  );
});
