/** Texts of the doctor. Its readers are page owners. */
export const doctorMessages = {
  title: "Scout Elements in this page",
  checking: "Checking the page",
  columns: ["Result", "Finding", "Action"],
  severities: { error: "Error", warning: "Warning", ok: "OK" },
  summary: (errors: number, warnings: number) => `Errors: ${errors}. Warnings: ${warnings}.`,
  copy: "Copy",
  copied: "Copied",
  again: "Check again",
  close: "Close",
} as const;
