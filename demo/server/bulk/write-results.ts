import Papa from "papaparse";
import type { BulkOutcome, BulkRow } from "../store/bulk-documents.ts";

/** The columns added to each row. */
const resultColumns: readonly (readonly [string, (outcome: BulkOutcome) => string])[] = [
  ["Lookup Status", ({ status }) => status],
  ["LEC", ({ lec }) => lec],
  ["LEC Serviceability", ({ lecServiceability }) => lecServiceability],
  ["Cable Company", ({ cable }) => cable],
  ["Cable Serviceability", ({ cableServiceability }) => cableServiceability],
  ["NPA-NXX", ({ npaNxx }) => npaNxx],
  ["LATA", ({ lata }) => lata],
  ["WIRE CENTER CLLI", ({ clli }) => clli],
  ["Available Providers", ({ providers }) => (providers === null ? "" : String(providers))],
  ["Matched Address", ({ address }) => address],
  ["Message", ({ message }) => message],
];

/** Writes the results of an upload as CSV: the columns of the file, then those of the lookups. */
export function writeResults(columns: readonly string[], rows: readonly BulkRow[]): string {
  return writeCsv(
    [...columns, ...resultColumns.map(([name]) => name)],
    rows.map(({ cells, outcome }) => [
      ...cells,
      ...resultColumns.map(([, read]) => (outcome ? read(outcome) : "")),
    ]),
  );
}

/** Texts that a spreadsheet would run as a formula, unless they are negative numbers or telephone numbers. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r＝＋－＠]/u;
const plainNumber = /^[+-]?[\d.,\s()-]+$/;

/** Writes a CSV file whose cells are never formulas in a spreadsheet. */
export function writeCsv(fields: readonly string[], rows: readonly (readonly string[])[]): string {
  const data = { fields: fields.map(asText), data: rows.map((row) => row.map(asText)) };
  return `${Papa.unparse(data, { newline: "\r\n" })}\r\n`;
}

function asText(cell: string): string {
  return formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;
}
