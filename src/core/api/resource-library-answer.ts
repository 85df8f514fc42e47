import { resourcePageSchema } from "./library-schemas.ts";
import { jsonAnswer } from "./read-answer.ts";

export const resourceLibraryAnswer = jsonAnswer(
  resourcePageSchema,
  "The resource library cannot be read.",
);
