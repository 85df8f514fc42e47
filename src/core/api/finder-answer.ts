import { finderSchema } from "./finder-schema.ts";
import { jsonAnswer } from "./read-answer.ts";

export const finderAnswer = jsonAnswer(finderSchema, "The solutions finder cannot be read.");
