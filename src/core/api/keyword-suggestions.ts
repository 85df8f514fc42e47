/** Suggestions for keywords and names: one answer format for three calls (1 §7, 2 §7). */
import { defineCall, laterAnswer } from "./define-call.ts";

const answer = laterAnswer(
  "json",
  async () => (await import("./keyword-suggestions-answer.ts")).keywordSuggestionsAnswer,
);

/** GET /api/v1/solutions-finder/autocomplete (1 §7). */
export const suggestSolutions = defineCall({
  method: "GET",
  path: "/api/v1/solutions-finder/autocomplete",
  query: ["query"],
  token: "JWT-Authorization",
  request: (query: string) => ({ query: { query } }),
  answer,
  source: "1 §7",
});

/** GET /api/v1/provider-library/autocomplete (1 §7). */
export const suggestProviders = defineCall({
  method: "GET",
  path: "/api/v1/provider-library/autocomplete",
  query: ["provider"],
  token: "JWT-Authorization",
  request: (provider: string) => ({ query: { provider } }),
  answer,
  source: "1 §7",
});

/** GET /api/v1/resource-library/autocomplete (2 §7). */
export const suggestResources = defineCall({
  method: "GET",
  path: "/api/v1/resource-library/autocomplete",
  query: ["keyword"],
  request: (keyword: string) => ({ query: { keyword } }),
  answer,
  source: "2 §7",
});
