/** How the answers of the solutions index are read. */
import { jsonAnswer } from "./read-answer.ts";
import { savedIndexSchema, solutionsIndexSchema } from "./solutions-index-schema.ts";

export const solutionsIndexAnswer = jsonAnswer(
  solutionsIndexSchema,
  "The solutions index cannot be read.",
);

export const savedIndexAnswer = jsonAnswer(savedIndexSchema, "The solutions index was not saved.");
