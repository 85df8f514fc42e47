import { bulkMessages } from "../../core/bulk/bulk-messages.ts";

/** Every sentence of the bulk screen; those of the specification come from the core. */
export const messages = {
  ...bulkMessages,
  heading: "SCOUT Bulk",
  introduction: "Look up thousands of addresses from a CSV file and follow them to the end.",
  loading: "Loading",
  tryAgain: "Try again",
  unnamed: "Upload",
  resultsOf: (name: string) => `results of ${name}`,
  resultsIn: (name: string) => `Results in ${name}`,
  closeResults: "Close",
  cannotShow: "The file was saved. This page cannot show it.",
  cannotRead: "The file was saved. What is in it cannot be shown.",
  totals: (rows: number, failed: number) =>
    `${rows.toLocaleString("en-US")} rows, ${failed.toLocaleString("en-US")} failed`,
  onlyFailed: "Only failed rows",
  noneFailed: "No row failed.",
  saveFailed: "Download failed rows as CSV",
  showing: (shown: number, total: number) => `Showing ${shown} of ${total}`,
  downloading: "Downloading…",
  downloaded: (name: string) => `${name} was downloaded.`,
} as const;
