import { jsonAnswer } from "./read-answer.ts";
import { siteSuggestionsSchema } from "./site-suggestions-schema.ts";

export const siteSuggestionsAnswer = jsonAnswer(
  siteSuggestionsSchema,
  "The suggestions of the site search cannot be read.",
);
