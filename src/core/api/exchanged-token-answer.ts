import { exchangedTokenSchema } from "./exchanged-token-schema.ts";
import { jsonAnswer } from "./read-answer.ts";

export const exchangedTokenAnswer = jsonAnswer(
  exchangedTokenSchema,
  "The exchanged token cannot be read.",
);
