import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hasNoRows } from "../../../../src/core/bulk/csv/csv-check-state.ts";
import { check } from "./csv-driver.ts";

const folder = "node_modules/csv-spectrum/csvs";
const plain = { ragged: [], duplicates: [], formulas: [], empty: [] };

/** The expected findings for each file of the package: the number of rows, and the faulty rows. */
const outcomes: Readonly<Record<string, object>> = {
  "comma_in_quotes.csv": { columns: 5, rows: 1, ...plain },
  "empty.csv": { columns: 3, rows: 2, ...plain },
  "empty_crlf.csv": { columns: 3, rows: 2, ...plain },
  "escaped_quotes.csv": { columns: 2, rows: 2, ...plain },
  "json.csv": { columns: 2, rows: 1, ...plain },
  "location_coordinates.csv": { columns: 4, rows: 1, ...plain },
  "newlines.csv": { columns: 3, rows: 3, ...plain },
  "newlines_crlf.csv": { columns: 3, rows: 3, ...plain },
  "quotes_and_newlines.csv": { columns: 2, rows: 2, ...plain },
  "simple.csv": { columns: 3, rows: 1, ...plain },
  "simple_crlf.csv": { columns: 3, rows: 1, ...plain },
  "utf8.csv": { columns: 3, rows: 2, ...plain },
};

test("every file of the package has an expectation", () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(outcomes));
});

test.for(Object.entries(outcomes))(
  "H18: the check of %s has the expected findings",
  async ([name, outcome]) => {
    const report = await check(new Uint8Array(readFileSync(`${folder}/${name}`)));
    expect({
      columns: report.header.length,
      rows: report.rowCount,
      ragged: report.raggedRows.rows,
      duplicates: report.duplicates.rows,
      formulas: report.formulaCells.rows,
      empty: report.emptyAddresses.rows,
    }).toEqual(outcome);
    expect(report).toMatchObject({ encoding: "utf-8", delimiter: ",", unclosedRow: null });
    expect(hasNoRows(report)).toBe(false);
  },
);
