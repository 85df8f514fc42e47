import { pageViewSchema } from "./page-view-schema.ts";
import { jsonAnswer } from "./read-answer.ts";

export const pageViewAnswer = jsonAnswer(pageViewSchema, "The answer to a page view has no id.");
