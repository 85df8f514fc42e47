import type { Formatting } from "../../core/formatting/formatting.ts";
import { libraryMessages } from "../../core/libraries/library-messages.ts";
import { textGroup } from "../../core/texts/text-group.ts";

const { resourceHeading, searchKeywords, clear, results, fileNotFound, failed } = libraryMessages;
const { ascending, descending, sortedAscending, sortedDescending } = libraryMessages;
const { collateralTypeOf, viewFiles, lastUpdated } = libraryMessages;

/** Texts of the resource library. Texts that the specification quotes come from the core. */
export const resourceLibraryTexts = textGroup("resource-library", {
  ...{ searchKeywords, clear, results, fileNotFound, failed },
  ...{ ascending, descending, sortedAscending, sortedDescending },
  ...{ collateralTypeOf, viewFiles, lastUpdated },
  heading: resourceHeading,
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
  viewFilesOf: (name: string) => `${viewFiles} of ${name}`,
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
  /** Announces the results of one of several pages. */
  resultsOnPage: (found: string, page: number, pageCount: number) =>
    `${found}, page ${page} of ${pageCount}`,
  downloading: (name: string) => `Downloading ${name}`,
  inProgress: " (downloading)",
});
