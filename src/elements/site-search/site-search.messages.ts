import { siteSearchMessages } from "../../core/navigation/site-search-messages.ts";

/** Texts of the site search. Texts of the specification come from the core. */
export const messages = {
  ...siteSearchMessages,
  heading: "Search Results",
  resultsFor: "Showing results for",
  results: "Results",
  loading: "Searching",
  tryAgain: "Try again",
  count: (results: number) => (results === 1 ? "1 result" : `${results} results`),
} as const;
