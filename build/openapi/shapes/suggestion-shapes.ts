import { data, either, filledText, link, list, object } from "../../../src/core/wire/sent.ts";
import type { Shapes } from "../endpoint-shape.ts";

const suggestion = either(filledText, object({ value: filledText, label: filledText }));

const siteSuggestion = {
  ...object({ value: filledText }, { title: filledText, label: filledText, link }),
  anyOf: [{ required: ["title"] }, { required: ["label"] }],
};

const siteResult = object({ title: filledText, link }, { description: filledText });

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
    answer: data(object({ rows: list(suggestion, { maxItems: 10 }), lookup_token: filledText })),
  },
  suggestSolutions: {
    requiredQuery: ["query"],
    answer: data(object({ rows: list(suggestion, { maxItems: 10 }) })),
  },
  suggestProviders: {
    requiredQuery: ["provider"],
    answer: data(object({ rows: list(suggestion, { maxItems: 10 }) })),
  },
  suggestResources: {
    requiredQuery: ["keyword"],
    answer: data(object({ rows: list(suggestion, { maxItems: 10 }) })),
  },
  searchSite: { requiredQuery: ["title"], answer: list(siteResult) },
  suggestSitePages: { requiredQuery: ["title"], answer: list(siteSuggestion) },
};
