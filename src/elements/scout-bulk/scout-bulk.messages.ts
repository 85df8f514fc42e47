import { bulkMessages } from "../../core/bulk/bulk-messages.ts";
import type { ResultStatus } from "../../core/bulk/csv/result-counts.ts";
import type { Formatting } from "../../core/formatting/formatting.ts";

/** Texts of the bulk screen. Texts that the specification quotes come from the core. */
export const messages = {
  ...bulkMessages,
  heading: "SCOUT Bulk",
  introduction: "Look up thousands of addresses from a CSV file and track their progress.",
  loading: "Loading",
  tryAgain: "Try again",
  unnamed: "Upload",
  resultsOf: (name: string) => `results of ${name}`,
  showResults: "Show results",
  ofUpload: (name: string) => `of ${name}`,
  resultsIn: (name: string) => `Results in ${name}`,
  closeResults: "Close",
  closeOf: (name: string) => `Close the results in ${name}`,
  cannotShow: "The file was saved. This page cannot show it.",
  cannotRead: "The file was saved. Its contents cannot be shown.",
  reading: "Reading the results",
  /** Without an outcome column the number of failed rows is unknown. */
  totals(rowCount: number, failedCount: number, hasOutcome: boolean, format: Formatting): string {
    const rows = format.count(rowCount, { one: "row", other: "rows" });
    if (!hasOutcome) return rows;
    return failedCount === 0
      ? `${rows}, none failed`
      : `${rows}, ${format.number(failedCount)} failed`;
  },
  outcome: "Outcome",
  outcomes: {
    served: "With providers",
    unserved: "No providers",
    done: "Not failed",
    failed: "Failed",
  } satisfies Record<ResultStatus, string>,
  provider: "Provider",
  allProviders: (count: string) => `All ${count} providers`,
  /** The accessible name of a count, for example "Spectrum, 120 addresses". */
  addresses: (name: string, count: number, format: Formatting) =>
    `${name}, ${format.count(count, { one: "address", other: "addresses" })}`,
  searchResults: "Search these results",
  matching: (count: number, total: number, format: Formatting) =>
    count === total
      ? `All ${format.count(total, { one: "row", other: "rows" })}`
      : `${format.number(count)} of ${format.count(total, { one: "row", other: "rows" })}`,
  showAll: "Show all rows",
  noMatch: "No row has all of this.",
  searchOther: "Choose less or search for other words, or show all rows.",
  /** Shown below the text of an empty history. */
  noneYet: "Uploads are listed here once they are completed.",
  saveMatching: "Download these rows as CSV",
  saveFailed: "Download failed rows as CSV",
  row: "Row",
  rowNumber: (number: number) => `Row ${number}`,
  moreColumns: (count: number, format: Formatting) =>
    `${format.count(count, { one: "more column stands", other: "more columns are" })} in the file.`,
  showingRows: (shown: number, total: number, format: Formatting) =>
    `Showing ${format.number(shown)} of ${format.number(total)} rows. The file contains all of them.`,
  /** Shown below a partial history. */
  showing: (shown: number, total: number) => `Showing ${shown} of ${total}`,
  sending: (name: string) => `${name} is being sent.`,
  sent: (name: string) => `${name} was sent.`,
  finished: (name: string) => `All addresses of ${name} are completed.`,
  /** Shown in the history for a failed upload that was dismissed. */
  uploadFailed: "Failed",
  dismissed: (name: string) => `${name} is in the history now.`,
  downloading: "Downloading…",
} as const;
