import { siteSearchMessages } from "../../core/navigation/site-search-messages.ts";

/** Texts of the site search. Texts that the specification quotes come from the core. */
export const messages = {
  ...siteSearchMessages,
  heading: "Search Results",
  resultsFor: "Showing results for",
  results: "Results",
  loading: "Searching",
  /** Shown below the text of a search without results. */
  searchOther: "Check the spelling, or search for fewer or more general words.",
  /** Shown if the page was opened without search words. */
  noWords: "Enter what you are looking for in the search box of the site.",
  tryAgain: "Try again",
  count: (results: number) => (results === 1 ? "1 result" : `${results} results`),
  firstOf: (listed: string, total: string) =>
    `The first ${listed} of ${total} results are listed. More words find fewer.`,
} as const;
