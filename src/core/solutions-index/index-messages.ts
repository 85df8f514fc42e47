/** Texts of the solutions index that the specification gives, byte for byte (decisions M3). */
export const indexMessages = {
  /** The title (2 §2). */
  heading: "Solutions Index",
  selectProvider: "- Select Provider -",
  expandAll: "Expand All",
  collapseAll: "Collapse All",
  makeEdits: "Make Edits",
  submitEdits: "Submit Edits",
  cancel: "Cancel",
  inModeration:
    "Edits have been recently submitted for this provider and are reflected below. Edits will be saved in a draft version until reviewed and published for all users.",
  /** After saving (2 §6). */
  updated: (provider: string) => `${provider} has been updated.`,
  submitted: "Your edits have been submitted for review and publishing.",
  /** For a submission without a choice (2 §8). */
  nothingSelected: "Please make a selection before submitting changes.",
  failed: "An error has occurred. Please try again later.",
  /** 2 §2 Error pages. */
  loadFailed: "An error has occurred.",
} as const;
