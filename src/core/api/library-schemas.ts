/**
 * Schemas of the library calls. Members are under `data` or at the top level; only an answer that is not
 * an object fails its schema.
 */
import * as v from "valibot";
import type { LibraryOption } from "../libraries/library-option.ts";
import { member, required, sentObject } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { firstOfEach, list, plainText, record, type Schema, scalar, text } from "./reading.ts";

/** The content of an answer: its `data` where that is an object, else the answer itself. */
export function contentOf<Content>(content: Schema<Content>): Schema<Content> {
  return v.pipe(
    v.union([
      v.pipe(
        v.pipe(record, v.object({ data: record })),
        v.transform((answer): unknown => answer.data),
      ),
      // `[]` is how PHP writes an empty object.
      v.pipe(
        v.pipe(record, v.object({ data: v.strictTuple([]) })),
        v.transform((): unknown => ({})),
      ),
      record,
    ]),
    content,
  );
}

const optionMembers = {
  value: member(
    v.optional(text, ""),
    required(sent.looseId),
    "The value that a filter is chosen by; the label where it is missing.",
  ),
  label: member(
    v.optional(plainText, ""),
    required(sent.filledText),
    "Words to show; the value where they are missing.",
  ),
};
/** An option to filter a library by. */
export const sentOptions = sent.list(sentObject(optionMembers));

/** Texts, and objects with a value or a label. */
const option: Schema<LibraryOption> = v.union([
  v.pipe(
    scalar,
    v.minLength(1),
    v.transform((value) => ({ value, label: value })),
  ),
  v.pipe(
    v.pipe(record, v.object(optionMembers)),
    v.transform(({ value, label }) => ({ value: value || label, label: label || value })),
    v.check(({ value }) => value !== ""),
  ),
]);

const optionList = list(option);

/** A list of options, or an object of labels by value; each value once. */
export const options: Schema<readonly LibraryOption[]> = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((raw) => {
      const isMap = v.is(record, raw) && !("value" in raw) && !("label" in raw);
      const listed = isMap
        ? Object.entries(raw).map(([value, label]) => optionOfEntry(value, label))
        : raw;
      return firstOfEach(v.parse(optionList, listed), ({ value }) => value);
    }),
  ),
  [],
);

function optionOfEntry(value: string, label: unknown): unknown {
  return typeof label === "string" ? { value, label } : label;
}
