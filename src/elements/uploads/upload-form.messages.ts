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
  template: "Download the CSV template",
  refused: {
    "not-csv": "This is not a CSV file.",
    "one-at-a-time": "One file at a time: choose one of them.",
  } satisfies Readonly<Record<RefusedFile["reason"], string>>,
} as const;
