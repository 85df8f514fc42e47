import { defineCall, laterAnswer } from "./define-call.ts";

/** GET /callback/site-search/autocomplete (1 §7), the first ten. */
export const suggestSitePages = defineCall({
  method: "GET",
  path: "/callback/site-search/autocomplete",
  query: ["title"],
  request: (title: string) => ({ query: { title } }),
  answer: laterAnswer(
    "json",
    async () => (await import("./site-suggestions-answer.ts")).siteSuggestionsAnswer,
  ),
  source: "1 §7",
});
