/** Texts of the libraries that the specification gives, byte for byte (decisions M3). */
export const libraryMessages = {
  /** 2 §2 Provider library. */
  providerHeading: "Provider Library",
  findProvider: "Find a Provider",
  allCategories: "All",
  clear: "Clear",
  /** Singular for one (decisions Q6). */
  providersFound: (count: number, text: string) =>
    `${text} ${count === 1 ? "Provider" : "Providers"} Found`,
  /** 2 §2 Resource library. */
  resourceHeading: "Resource Library",
  searchKeywords: "Search Keywords",
  /** The total of all pages (decisions Q15). */
  results: (total: string) => `Results (${total})`,
  ascending: "AZ",
  descending: "ZA",
  /** The accessible name of the order (decisions Q13). */
  sortedAscending: "Sort by name, A to Z",
  sortedDescending: "Sort by name, Z to A",
  collateralTypeOf: (type: string) => `[${type}]`,
  viewFiles: "View Files",
  lastUpdated: (text: string) => `Last Updated: ${text}`,
  /** 2 §2 Error pages: pdf and download cases. */
  fileNotFound: "The requested file could not be found.",
  failed: "An error has occurred.",
} as const;
