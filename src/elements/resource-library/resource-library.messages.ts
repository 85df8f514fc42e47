import type { Formatting } from "../../core/formatting/formatting.ts";
import { libraryMessages } from "../../core/libraries/library-messages.ts";

/** Texts of the resource library. Texts that the specification quotes come from the core. */
export const messages = {
  ...libraryMessages,
  heading: libraryMessages.resourceHeading,
  introduction: "Find and download battle cards, brochures and price sheets.",
  search: "Search",
  clearSearch: "Clear search",
  collateralType: "Collateral Type",
  /** Shown beside the arrow. The accessible name says the same in words. */
  sortBy: "Name",
  /** Used for a resource without a name. */
  unnamed: "Untitled resource",
  /**
   * The unique accessible name of the button. Its visible text is quoted from the specification.
   */
  viewFilesOf: (name: string) => `${libraryMessages.viewFiles} of ${name}`,
  /** Shown beside the button if there are several files. */
  files: (count: number, format: Formatting) =>
    format.count(count, { one: "file", other: "files" }),
  noFiles: "No files",
  /** Used if a resource has a single file. */
  download: "Download",
  downloadOf: (name: string) => `Download ${name}`,
  open: "Open",
  openOf: (name: string) => `Open ${name}`,
  pages: "Pages of results",
  previousPage: "Previous",
  nextPage: "Next",
  pageNumber: (number: number) => `Page ${number}`,
  nothingFound: "No resources found.",
  searchOther: "Try other words or another collateral type.",
  showAll: "Show all resources",
  loading: "Loading resources",
  tryAgain: "Try again",
  page: (page: number, pageCount: number) => `page ${page + 1} of ${pageCount}`,
  downloading: (name: string) => `Downloading ${name}`,
  inProgress: " (downloading)",
} as const;
