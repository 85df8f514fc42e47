import { providerLibrarySchema } from "./provider-library-schema.ts";
import { jsonAnswer } from "./read-answer.ts";

export const providerLibraryAnswer = jsonAnswer(
  providerLibrarySchema,
  "The provider library cannot be read.",
);
