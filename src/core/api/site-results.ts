import { defineCall, laterAnswer } from "./define-call.ts";

/** GET /callback/site-search (1 §7). */
export const searchSite = defineCall({
  method: "GET",
  path: "/callback/site-search",
  query: ["title"],
  request: (keys: string) => ({ query: { title: keys } }),
  answer: laterAnswer(
    "json",
    async () => (await import("./site-results-answer.ts")).siteResultsAnswer,
  ),
  source: "1 §7",
});
