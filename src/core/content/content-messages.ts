/** Texts of content pages that the specification gives (2 §2 Generic content pages, Error pages). */
export const contentMessages = {
  downloadStarted: "Your download has started...",
  /** "found" is lower-case in the specification. */
  fileNotFound: "File Not found",
  fileNotFoundText: "The requested file could not be found.",
  pageNotFound: "Page Not Found",
  pageNotFoundText: "The requested page could not be found.",
  copyContact: "Copy contact to clipboard",
  copied: "Copied!",
} as const;
