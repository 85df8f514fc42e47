import * as v from "valibot";
import type { AnswerReader } from "./define-call.ts";
import { AnswerError } from "./errors.ts";
import { readText } from "./read-text.ts";
import type { Schema } from "./reading.ts";

/**
 * Reads JSON whose texts are shown as they are, so the code for HTML is not needed. The settings are read this way: a screen
 * that needs them is shown without that code.
 *
 * @param failure - message of the `AnswerError` if the body is not JSON or does not fit the schema
 */
/* @__NO_SIDE_EFFECTS__ */
export function dataAnswer<Answer>(schema: Schema<Answer>, failure: string): AnswerReader<Answer> {
  return {
    kind: "json",
    read: async (response) => readJson(schema, await readText(response), failure),
  };
}

/** Reads JSON, whatever content type the response declares. An empty text is null. */
export function readJson<Answer>(schema: Schema<Answer>, text: string, failure: string): Answer {
  return fitting(schema, jsonIn(text, failure), failure);
}

/** Reads a value with a schema. */
export function fitting<Answer>(schema: Schema<Answer>, raw: unknown, failure: string): Answer {
  const reading = v.safeParse(schema, raw);
  if (!reading.success) throw new AnswerError(failure);
  return reading.output;
}

function jsonIn(text: string, failure: string): unknown {
  if (text.trim() === "") return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AnswerError(failure, { cause });
  }
}
