import type { Formatting } from "../formatting/formatting.ts";
import { byteOrderMark, csvLineOf, formulaSafe, quotedText } from "./write-csv.ts";

/** A table to copy, save or print. Every row has a cell for each column. */
export interface TextTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A column: its heading, and its cell in a row. */
export interface TextColumn<Row> {
  readonly heading: string;
  readonly textOf: (row: Row, format: Formatting) => string;
}

/** Creates a table from rows by its columns. Formats amounts and dates for files. */
export function textTableOf<Row>(
  caption: string,
  columns: readonly TextColumn<Row>[],
  rows: readonly Row[],
  screen: Formatting,
): TextTable {
  const format = screen.forFiles();
  return {
    caption,
    columns: columns.map(({ heading }) => heading),
    rows: rows.map((row) => columns.map(({ textOf }) => textOf(row, format))),
  };
}

/** The ways to export a table. */
export interface TableOutputs {
  /** Copies both forms. The application into which the user pastes picks the one that it supports. */
  copy(forms: { readonly html: string; readonly tsv: string }): void;
  save(csv: string, fileName: string): void;
  print(html: string): void;
}

/** Formats a table as CSV (RFC 4180), with a byte order mark for the encoding. Escapes formulas. */
export function csvOf({ columns, rows }: TextTable): string {
  const lines = [columns, ...rows].map((cells) => csvLineOf(cells.map(formulaSafe)));
  return `${byteOrderMark}${lines.join("")}`;
}

/** Formats a table for pasting into a spreadsheet: one line per row, tabs between cells. Escapes formulas. */
export function tsvOf({ columns, rows }: TextTable): string {
  const cellOf = (cell: string) => {
    const text = formulaSafe(cell.replaceAll(/\s+/g, " ").trim());
    // A spreadsheet would remove the quotation marks and read on after the tab.
    return text.startsWith('"') ? quotedText(text) : text;
  };
  return [columns, ...rows].map((cells) => cells.map(cellOf).join("\t")).join("\n");
}

/** Formats a table for pasting into an email. Escapes formulas, because spreadsheets also accept HTML. */
export function tableHtmlOf({ caption, columns, rows }: TextTable): string {
  const cell = (tag: "td" | "th", text: string) =>
    `<${tag} style="${cellStyle}">${escapedHtml(formulaSafe(text))}</${tag}>`;
  const heads = columns.map((text) => cell("th", text)).join("");
  const lines = rows.map((cells) => `<tr>${cells.map((text) => cell("td", text)).join("")}</tr>`);
  return `<table style="border-collapse: collapse"><caption>${escapedHtml(caption)}</caption><thead><tr>${heads}</tr></thead><tbody>${lines.join("")}</tbody></table>`;
}

/**
 * Formats a table as a page to print, with its header repeated on every sheet.
 *
 * @param language - the language of its texts, as `lang` has it
 */
export function printSheetOf(table: TextTable, language: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapedHtml(table.caption)}</title><style>${sheetStyle}</style></head><body>${tableHtmlOf(table)}</body></html>`;
}

const cellStyle = "border: 1px solid #999; padding: 4px 8px; text-align: left; vertical-align: top";
const sheetStyle =
  "@page { margin: 12mm } body { font: 10pt sans-serif } table { width: 100% } caption { font-size: 14pt; font-weight: bold; padding: 0 0 8px; text-align: left } thead { display: table-header-group } tr { break-inside: avoid }";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escapedHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
