import { bulkMessages } from "../../core/bulk/bulk-messages.ts";
import type { RefusedFile } from "../../core/bulk/choose-file.ts";

/** Every sentence about files that are sent; those of the specification come from the core. */
export const messages = {
  progressHeading: bulkMessages.progressHeading,
  retry: "Send again",
  retryOf: (name: string) => `Send ${name} again`,
  dismiss: "Dismiss",
  dismissOf: (name: string) => `Dismiss ${name}`,
  cancel: "Cancel",
  cancelOf: (name: string) => `Cancel ${name}`,
  sent: (percent: number) => `${percent} % sent`,
  unnamed: "Upload",
  heading: "Bulk upload",
  introduction: "Look up many addresses at once from a CSV file.",
  label: "CSV file",
  hint: "Drop a CSV file here, or choose one. Each row is one address.",
  start: "Start Upload",
  noFile: "Choose a CSV file first.",
  sending: "An upload is under way.",
  noRows: "The file has no rows with addresses.",
  checking: "Looking into the file…",
  cannotCheck: "This page cannot look into the file. You can send it all the same.",
  unreadable: "The file cannot be read. Choose it once more.",
  rows: (count: number) => (count === 1 ? "1 row" : `${count.toLocaleString("en-US")} rows`),
  fine: "The file looks fine.",
  preview: "First rows",
  row: "Row",
  binary: "This does not look like a text file.",
  encodings: {
    "utf-8": "UTF-8",
    "utf-8-bom": "UTF-8 with a byte order mark",
    "utf-16le": "UTF-16",
    "utf-16be": "UTF-16",
    "latin-1": "Latin-1",
    binary: "",
  },
  delimiters: { ",": "commas", ";": "semicolons", "\t": "tabs", "|": "bars" } as Readonly<
    Record<string, string>
  >,
  wrongEncoding: (name: string) => `The file is written in ${name}. UTF-8 is what is expected.`,
  wrongDelimiter: (name: string) => `Its columns are parted by ${name}. Commas are expected.`,
  renamed: (found: string, name: string) => `“${found}” stands for “${name}”.`,
  missingColumns: (names: string) => `Columns of the template are missing: ${names}.`,
  noHeader: "The first row does not have the names of the template.",
  extraColumns: (names: string) => `Columns that the template does not have: ${names}.`,
  duplicates: (count: number, rows: string) => `${addresses(count)} stand there before: ${rows}.`,
  emptyAddresses: (count: number, rows: string) => `${rowsWith(count)} no address: ${rows}.`,
  raggedRows: (count: number, rows: string) =>
    `${rowsWith(count)} more or fewer cells than the header: ${rows}.`,
  formulas: (count: number, rows: string) =>
    `${count === 1 ? "1 cell is" : `${count} cells are`} formulas to a spreadsheet: ${rows}.`,
  unclosed: (row: number) => `A quote that opens in row ${row} is never closed.`,
  inRows: (rows: readonly number[], isAll: boolean) =>
    `${rows.length === 1 ? "row" : "rows"} ${rows.join(", ")}${isAll ? "" : ", …"}`,
  correct: "Use a corrected file",
  correctHint: "Writes the names of the template, UTF-8 and commas. Your own file stays as it is.",
  template: "Download the CSV template",
  refused: {
    "not-csv": "This is not a CSV file.",
    "one-at-a-time": "One file at a time: choose one of them.",
  } satisfies Readonly<Record<RefusedFile["reason"], string>>,
} as const;

function addresses(count: number): string {
  return count === 1 ? "1 address" : `${count} addresses`;
}

function rowsWith(count: number): string {
  return count === 1 ? "1 row has" : `${count} rows have`;
}
