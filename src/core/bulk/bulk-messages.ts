import { textGroup } from "../texts/text-group.ts";

/** Texts of bulk lookups that the specification gives, byte for byte (decisions M3). */
export const bulkTexts = textGroup("bulk", {
  /** Headings (1 §2). */
  progressHeading: "Current Bulk Upload Progress",
  historyHeading: "Bulk Upload History",
  uploadStarted: "Upload Started",
  uploadCompleted: "Upload Completed",
  totalAddresses: "Total Addresses",
  downloadResults: "Download Results",
  noHistory: "There is no history at this time.",
  /** The phases of an upload (1 §4). */
  pending: "Pending",
  inQueue: "In Queue",
  uploading: "Uploading",
  download: "Download",
  completed: (count: string, total: string) => `${count} out of ${total} Addresses Completed`,
  /** 1 §8: Bulk item default error. */
  defaultError:
    "Your upload could not be processed. SCOUT is experiencing an internal error. Please wait a few minutes and check your internet connection, then reupload your file.",
  /** A file that can no longer be read (decisions H9). */
  lostFile: "This file was changed, renamed or deleted. Choose it again.",
  /** For a failed first load and a failed upload (decisions H5, H12). */
  failed: "An error has occurred.",
});

/** 1 §8: these words in a server message link to the template. */
export const templateWords = "downloadable template";

/** The names of downloaded files, which no language changes (decisions H12). */
export const bulkFileNames = {
  template: "scout-bulk-template.csv",
  results: (id: string) => `scout-bulk-${id}.csv`,
} as const;
