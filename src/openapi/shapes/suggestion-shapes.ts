import { sentAddressSuggestions } from "../../core/api/address-suggestions.ts";
import { sentKeywordSuggestions } from "../../core/api/keyword-suggestions.ts";
import { sentSiteResults } from "../../core/api/site-results.ts";
import { sentSiteSuggestions } from "../../core/api/site-suggestions.ts";
import type { Shapes } from "../endpoint-shape.ts";

/** Suggestions below the search boxes, and site search. */
export const suggestionShapes: Shapes<
  | "suggestAddresses"
  | "suggestSolutions"
  | "suggestProviders"
  | "suggestResources"
  | "searchSite"
  | "suggestSitePages"
> = {
  suggestAddresses: {
    requiredQuery: ["query"],
    answer: sentAddressSuggestions,
  },
  suggestSolutions: {
    requiredQuery: ["query"],
    answer: sentKeywordSuggestions,
  },
  suggestProviders: {
    requiredQuery: ["provider"],
    answer: sentKeywordSuggestions,
  },
  suggestResources: {
    requiredQuery: ["keyword"],
    answer: sentKeywordSuggestions,
  },
  searchSite: { requiredQuery: ["title"], answer: sentSiteResults },
  suggestSitePages: { requiredQuery: ["title"], answer: sentSiteSuggestions },
};
