import { siteSearchMessages } from "../../core/navigation/site-search-messages.ts";
import { textGroup } from "../../core/texts/text-group.ts";

/** Texts of the site search. Texts that the specification quotes come from the core. */
export const siteSearchTexts = textGroup("site-search", {
  ...siteSearchMessages,
  heading: "Search Results",
  resultsFor: "Showing results for",
  results: "Results",
  loading: "Searching",
  /** Shown below the text of a search without results. */
  searchOther: "Check the spelling, or try fewer or more general words.",
  /** Shown if the page was opened without search words. */
  noWords: "Enter a keyword or page title.",
  searchAgain: "Search again",
  keywords: "Keywords",
  search: "Search",
  tryAgain: "Try again",
  count: (results: number, text: string) => (results === 1 ? "1 result" : `${text} results`),
  firstOf: (listed: string, total: string) =>
    `Showing the first ${listed} of ${total} results. Add words to narrow the search.`,
});
