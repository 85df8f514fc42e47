/**
 * Schemas of the library calls. Members are under `data` or at the top level; only an answer that is not
 * an object fails its schema.
 */
import * as v from "valibot";
import type { LibraryOption } from "../libraries/library-option.ts";
import { defaultLimit, type Resource, type ResourcePage } from "../libraries/resource.ts";
import { updatedTextOf } from "../libraries/updated-text.ts";
import { list, numeric, plainText, record, type Schema, scalar, text } from "./reading.ts";

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

/** Texts, and objects with a value or a label. */
const option: Schema<LibraryOption> = v.union([
  v.pipe(
    scalar,
    v.minLength(1),
    v.transform((value) => ({ value, label: value })),
  ),
  v.pipe(
    v.pipe(record, v.object({ value: v.optional(text, ""), label: v.optional(plainText, "") })),
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
      return uniqueByValue(v.parse(optionList, listed));
    }),
  ),
  [],
);

function optionOfEntry(value: string, label: unknown): unknown {
  return typeof label === "string" ? { value, label } : label;
}

function uniqueByValue(all: readonly LibraryOption[]): readonly LibraryOption[] {
  return [...new Map(all.toReversed().map((one) => [one.value, one])).values()].toReversed();
}

/** The first of a list of texts or options, as its label. */
const label: Schema<string> = v.pipe(
  options,
  v.transform(([first]) => v.parse(plainText, first?.label ?? "")),
);

/** A file's address: a text, or in `uri` or `url`. */
const fileAddress: Schema<string> = v.union([
  v.pipe(scalar, v.minLength(1)),
  v.pipe(
    v.pipe(record, v.object({ uri: v.optional(text, ""), url: v.optional(text, "") })),
    v.transform(({ uri, url }) => uri || url),
    v.minLength(1),
  ),
]);

const resource: Schema<Resource> = v.pipe(
  record,
  v.object({
    name: v.optional(plainText, ""),
    collateral_type: v.optional(label, ""),
    attachment: v.optional(list(fileAddress), []),
    updated_at: v.optional(plainText, ""),
  }),
  v.transform((wire) => ({
    name: wire.name,
    collateralType: wire.collateral_type,
    attachments: wire.attachment,
    updatedText: updatedTextOf(wire.updated_at),
  })),
);

const collateralTypes = v.fallback(
  v.pipe(
    record,
    v.object({ collateral_type: v.optional(options, []) }),
    v.transform(({ collateral_type }) => collateral_type),
  ),
  [],
);

export const resourcePageSchema: Schema<ResourcePage> = contentOf(
  v.pipe(
    record,
    v.object({
      rows: v.optional(list(resource), []),
      total: v.optional(numeric, null),
      limit: v.optional(numeric, null),
      filter_options: v.optional(collateralTypes, []),
      message: v.optional(text, ""),
    }),
    v.transform(({ rows, total, limit, filter_options, message }) => ({
      rows,
      total: Math.max(0, Math.floor(total ?? rows.length)),
      limit: limit !== null && limit >= 1 ? Math.floor(limit) : defaultLimit,
      collateralTypes: filter_options,
      message,
    })),
  ),
);
