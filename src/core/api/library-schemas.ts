/**
 * Schemas of the library calls. Members are under `data` or at the top level. Only an answer that is not an object is
 * invalid.
 */
import * as v from "valibot";
import type { LibraryOption } from "../libraries/library-option.ts";
import { member, required, sentObject } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { firstOfEach, list, plainText, record, type Schema, scalar, text } from "./reading.ts";

/** Reads the `data` of an answer, or the answer itself if `data` is not an object. */
export function contentOf<Content>(content: Schema<Content>): Schema<Content> {
  return v.pipe(
    v.union([
      v.pipe(
        v.pipe(record, v.object({ data: record })),
        v.transform((answer): unknown => answer.data),
      ),
      // PHP writes an empty object as `[]`.
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
    "Value of the option in a filter; defaults to the label.",
  ),
  label: member(
    v.optional(plainText, ""),
    required(sent.filledText),
    "Words to show; defaults to the value.",
  ),
};
/** Options of the filters of a library. */
export const sentOptions = sent.list(sentObject(optionMembers));

/** An option is a string, or an object with a value or a label. */
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

/** Reads a list of options, or an object with the labels by value. Repeated values are dropped. */
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
