/** How the answers of bulk lookups are read. */
import * as v from "valibot";
import { bulkListSchema } from "./bulk-schema.ts";
import { jsonAnswer } from "./read-answer.ts";
import { ignored, text } from "./reading.ts";

export const uploadBulkAnswer = jsonAnswer(ignored, "The answer to the upload cannot be read.");

export const listBulkAnswer = jsonAnswer(
  bulkListSchema,
  "The list of bulk uploads cannot be read.",
);

/** The server's own words, as text. */
export function readMessage(raw: unknown): string {
  return v.parse(text, raw);
}
