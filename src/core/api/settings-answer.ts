import { jsonAnswer } from "./read-answer.ts";
import { settingsSchema } from "./settings-schema.ts";

export const settingsAnswer = jsonAnswer(settingsSchema, "The settings cannot be read.");
