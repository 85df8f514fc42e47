import type { RefusedFile } from "../../core/bulk/choose-file.ts";
import type { CsvCorrection } from "../../core/bulk/csv/csv-check-state.ts";
import type { Formatting } from "../../core/formatting/formatting.ts";
import type { PluralForms } from "../../core/texts/plural-forms.ts";
import { textGroup } from "../../core/texts/text-group.ts";

const addresses: PluralForms = { one: "address", other: "addresses" };
const rows: PluralForms = { one: "row", other: "rows" };
const rowsHave: PluralForms = { one: "row has", other: "rows have" };

/** Texts about file uploads. Texts that the specification quotes come from the core. */
export const uploadTexts = textGroup("uploads", {
  retry: "Upload again",
  retryOf: (name: string) => `Upload again: ${name}`,
  replace: "Choose file again",
  replaceOf: (name: string) => `Choose file again: ${name}`,
  /** In place of a file that the server could not read. */
  corrected: "Choose corrected file",
  correctedOf: (name: string) => `Choose corrected file: ${name}`,
  dismiss: "Dismiss",
  dismissOf: (name: string) => `Dismiss ${name}`,
  cancel: "Cancel",
  cancelOf: (name: string) => `Cancel ${name}`,
  sent: (percent: number) => `${percent}% sent`,
  started: (time: string) => `Started ${time}`,
  unnamed: "Upload",
  heading: "Bulk upload",
  introduction: "Look up many addresses at once from a CSV file.",
  label: "CSV file",
  hint: "Include a header row, then one address per row.",
  start: "Start Upload",
  waiting: "Bulk uploads open here after the file uploads.",
  openBulk: "Bulk uploads",
  noFile: "Choose a CSV file first.",
  sending: "An upload is in progress.",
  noRows: "The file has no rows with addresses.",
  checking: "Checking the file…",
  cannotCheck: "The file can't be checked here. You can upload it anyway.",
  locked: "This workbook is old or has a password. Save it as .xlsx without one.",
  onlyCsv: "This page can only send CSV files. Save the list as CSV first.",
  rows: (count: number, format: Formatting) => `${format.count(count, addresses)} found`,
  fine: "The file looks good.",
  preview: "First rows",
  moreColumns: (count: number, format: Formatting) =>
    `${format.count(count, { one: "more column", other: "more columns" })} not shown.`,
  binary: "This doesn't look like a list of addresses.",
  delimiters: { ",": "commas", ";": "semicolons", "\t": "tabs", "|": "bars" } as Readonly<
    Record<string, string>
  >,
  wrongEncoding: (name: string) => `The file is encoded in ${name}. UTF-8 is expected.`,
  wrongDelimiter: (name: string) => `The columns are separated by ${name}. Commas are expected.`,
  /** A list of names that is cut off. */
  andMore: (names: string, count: number) => `${names} and ${count} more`,
  /** The name of a column in the file and in the template. */
  rename: (found: string, name: string) => `“${found}” for “${name}”`,
  renamed: (renames: string) => `Columns named differently from the template: ${renames}.`,
  missingColumns: (count: number, names: string) =>
    `${count === 1 ? "Missing column" : "Missing columns"}: ${names}.`,
  noHeader: "The column names don't match the template.",
  extraColumns: (count: number, names: string) =>
    `${count === 1 ? "Extra column" : "Extra columns"}, kept as is: ${names}.`,
  duplicates: (count: number, where: string, format: Formatting) =>
    `${format.count(count, { one: "row repeats", other: "rows repeat" })} an address: ${where}.`,
  emptyAddresses: (count: number, where: string, format: Formatting) =>
    `${format.count(count, rowsHave)} no address: ${where}.`,
  raggedRows: (count: number, where: string, format: Formatting) =>
    `${format.count(count, rowsHave)} more cells than column names: ${where}.`,
  formulas: (count: number, where: string, format: Formatting) =>
    `A spreadsheet would read ${format.count(count, { one: "cell as a formula", other: "cells as formulas" })}: ${where}.`,
  unclosed: (row: number) => `A quote that opens in row ${row} is never closed.`,
  chooseRows: "Choose which rows to upload.",
  badRows: (bad: number, all: number, format: Formatting) =>
    `${format.number(all - bad)} of ${format.count(all, rows)} are valid. The rest have no address or too many cells.`,
  sendGood: "Upload valid rows only",
  sendAll: "Upload all rows",
  correct: (corrections: readonly CsvCorrection[]) =>
    corrections.includes("header") ? "Apply column mapping" : "Convert the file",
  /** The differences between the corrected file and the chosen one. */
  correctHint: (corrections: readonly CsvCorrection[], format: Formatting) =>
    `Uses ${format.list(corrections.map((correction) => corrected[correction]))}. Your original file doesn't change.`,
  template: "Download the CSV template",
  refused: {
    "not-csv": "This isn't a CSV file or workbook.",
    "one-at-a-time": "Choose one file at a time.",
  } satisfies Readonly<Record<RefusedFile["reason"], string>>,
});

const corrected: Readonly<Record<CsvCorrection, string>> = {
  header: "the template's columns in order",
  encoding: "plain UTF-8",
  delimiter: "commas",
  rows: "only rows with addresses",
  cells: "your fixes",
  format: "CSV",
};
