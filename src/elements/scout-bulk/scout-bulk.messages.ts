import type { ResultStatus } from "../../core/bulk/csv/result-counts.ts";
import type { Formatting } from "../../core/formatting/formatting.ts";
import { maxSites } from "../../core/pricing/sites/max-sites.ts";
import { textGroup } from "../../core/texts/text-group.ts";

/** Texts of the bulk screen. Texts that the specification quotes come from the core. */
export const bulkScreenTexts = textGroup("scout-bulk", {
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
  cannotShow: "The file was saved. It can't be displayed here.",
  cannotRead: "The file was saved. Its contents can't be displayed.",
  reading: "Loading results",
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
    served: "Serviceable",
    unserved: "No providers",
    done: "Completed",
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
  noMatch: "No matching rows.",
  searchOther: "Remove a filter, try other words, or show all rows.",
  /** Shown below the text of an empty history. */
  noneYet: "Completed uploads appear here.",
  saveMatching: "Download these rows as CSV",
  saveFailed: "Download failed rows as CSV",
  selectRow: (number: number, address: string) => `Select row ${number}: ${address}`,
  selectAll: "Select all rows",
  selectThese: "Select these rows",
  selectServed: "Select all serviceable",
  priceThese: "Price these",
  /** For more rows than a list takes. */
  priceFirst: `Price the first ${maxSites}`,
  clearSelection: "Clear selection",
  selectFirst: "Select rows to price.",
  selected: (count: number, format: Formatting) =>
    `${format.count(count, { one: "row", other: "rows" })} selected`,
  tooMany: (count: number, format: Formatting) =>
    `You can price up to ${maxSites} addresses at a time. ${format.count(count - maxSites, { one: "row stays", other: "rows stay" })} selected for the next list.`,
  withoutAddress: (count: number, format: Formatting) =>
    count === 1
      ? "1 row has no address and can't be priced."
      : `${format.number(count)} rows have no address and can't be priced.`,
  cannotPass: "These addresses can't be opened in pricing here. Download them as CSV instead.",
  /** The result of a row: `Serviceable: AT&T, Comcast and 2 more`. */
  found: (outcome: string, details: readonly string[], moreCount: number) => {
    const more = moreCount > 0 ? ` and ${moreCount} more` : "";
    return details.length === 0 ? outcome : `${outcome}: ${details.join(", ")}${more}`;
  },
  row: "Row",
  rowNumber: (number: number) => `Row ${number}`,
  moreColumns: (count: number, format: Formatting) =>
    `${format.count(count, { one: "more column is", other: "more columns are" })} in the file.`,
  showingRows: (shown: number, total: number, format: Formatting) =>
    `Showing ${format.number(shown)} of ${format.number(total)} rows. The file contains all of them.`,
  /** Shown below a partial history. */
  showing: (shown: string, total: string) => `Showing ${shown} of ${total}`,
  sending: (name: string) => `Uploading ${name}.`,
  sent: (name: string) => `${name} was uploaded.`,
  finished: (name: string) => `${name} is complete.`,
  /** Shown in the history for a failed upload that was dismissed. */
  uploadFailed: "Failed",
  dismissed: (name: string) => `${name} moved to the history.`,
  downloading: "Downloading…",
});
