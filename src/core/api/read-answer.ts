import * as v from "valibot";
import { loadNamesIn } from "../html/named-references.ts";
import type { AnswerReader } from "./define-call.ts";
import { AnswerError } from "./errors.ts";
import { readText } from "./read-text.ts";
import type { Schema } from "./reading.ts";

/**
 * Reads JSON, whatever type the response declares; an empty body is null.
 *
 * @param failure - the sentence of the `AnswerError` when the body is not JSON or does not fit
 */
/* @__NO_SIDE_EFFECTS__ */
export function jsonAnswer<Answer>(schema: Schema<Answer>, failure: string): AnswerReader<Answer> {
  return {
    kind: "json",
    async read(response) {
      const text = await readText(response);
      // Schemas read HTML as text at once.
      await loadNamesIn(text);
      return parse(schema, jsonIn(text, failure), failure);
    },
  };
}

/** Reads text or HTML; an empty body is null. */
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
