import { addressSuggestionsSchema } from "./address-suggestions-schema.ts";
import { jsonAnswer } from "./read-answer.ts";

export const addressSuggestionsAnswer = jsonAnswer(
  addressSuggestionsSchema,
  "The suggestions cannot be read.",
);
