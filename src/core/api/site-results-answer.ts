import { jsonAnswer } from "./read-answer.ts";
import { siteResultsSchema } from "./site-results-schema.ts";

export const siteResultsAnswer = jsonAnswer(
  siteResultsSchema,
  "The results of the search cannot be read.",
);
