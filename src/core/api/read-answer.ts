import { loadNamesIn } from "../html/character-references.ts";
import type { AnswerReader } from "./define-call.ts";
import { fitting, readJson } from "./read-data.ts";
import { readText } from "./read-text.ts";
import type { Schema } from "./reading.ts";

/**
 * Reads JSON, whatever content type the response declares. An empty body is null.
 *
 * @param failure - message of the `AnswerError` if the body is not JSON or does not fit the schema
 */
/* @__NO_SIDE_EFFECTS__ */
export function jsonAnswer<Answer>(schema: Schema<Answer>, failure: string): AnswerReader<Answer> {
  return {
    kind: "json",
    async read(response) {
      const text = await readText(response);
      // Schemas convert HTML to text synchronously, so the names of its character references are loaded first.
      await loadNamesIn(text);
      return readJson(schema, text, failure);
    },
  };
}

/** Reads text or HTML. An empty body is null. */
/* @__NO_SIDE_EFFECTS__ */
export function textAnswer<Answer>(
  kind: "text" | "html",
  schema: Schema<Answer>,
  failure: string,
): AnswerReader<Answer> {
  return {
    kind,
    async read(response) {
      const text = await readText(response);
      return fitting(schema, text.trim() === "" ? null : text, failure);
    },
  };
}
