import { jsonAnswer } from "./read-answer.ts";
import { ignored } from "./reading.ts";

export const brandingAnswer = jsonAnswer(
  ignored,
  "The answer to the saved settings cannot be read.",
);
