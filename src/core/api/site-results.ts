import { defineCall } from "./define-call.ts";
import { jsonAnswer } from "./read-answer.ts";
import { siteResultsSchema } from "./site-results-schema.ts";

/** GET /callback/site-search (1 §7). */
export const searchSite = defineCall({
  method: "GET",
  path: "/callback/site-search",
  query: ["title"],
  request: (keys: string) => ({ query: { title: keys } }),
  answer: jsonAnswer(siteResultsSchema, "The results of the search cannot be read."),
  source: "1 §7",
});
