import { keywordSuggestionsSchema } from "./keyword-suggestions-schema.ts";
import { jsonAnswer } from "./read-answer.ts";

export const keywordSuggestionsAnswer = jsonAnswer(
  keywordSuggestionsSchema,
  "The suggestions cannot be read.",
);
