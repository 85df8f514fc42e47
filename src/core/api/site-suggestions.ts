import { defineCall } from "./define-call.ts";
import { jsonAnswer } from "./read-answer.ts";
import { siteSuggestionsSchema } from "./site-suggestions-schema.ts";

/** GET /callback/site-search/autocomplete (1 §7), the first ten. */
export const suggestSitePages = defineCall({
  method: "GET",
  path: "/callback/site-search/autocomplete",
  query: ["title"],
  request: (title: string) => ({ query: { title } }),
  answer: jsonAnswer(siteSuggestionsSchema, "The suggestions of the site search cannot be read."),
  source: "1 §7",
});
