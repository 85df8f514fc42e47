import * as v from "valibot";
import { loadNamesIn } from "../html/character-references.ts";
import type { AnswerReader } from "./define-call.ts";
import { AnswerError } from "./errors.ts";
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
      return parse(schema, jsonIn(text, failure), failure);
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
      return parse(schema, text.trim() === "" ? null : text, failure);
    },
  };
}

function jsonIn(text: string, failure: string): unknown {
  if (text.trim() === "") return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AnswerError(failure, { cause });
  }
}

function parse<Answer>(schema: Schema<Answer>, raw: unknown, failure: string): Answer {
  const reading = v.safeParse(schema, raw);
  if (!reading.success) throw new AnswerError(failure);
  return reading.output;
}
