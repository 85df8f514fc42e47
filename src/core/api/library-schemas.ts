/**
 * Schemas of the library calls. Members are under `data` or at the top level; only an answer that is not
 * an object fails its schema.
 */
import * as v from "valibot";
import type { LibraryOption } from "../libraries/library-option.ts";
import { defaultLimit, type Resource, type ResourcePage } from "../libraries/resource.ts";
import { member, required, sentObject, tolerated, unread } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import {
  firstOfEach,
  list,
  numeric,
  plainText,
  record,
  type Schema,
  scalar,
  text,
} from "./reading.ts";

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

/** The first of a list of texts or options, as its label. */
const label: Schema<string> = v.pipe(
  options,
  v.transform(([first]) => v.parse(plainText, first?.label ?? "")),
);

const fileMembers = {
  uri: tolerated(v.optional(text, ""), "The address alone."),
  url: tolerated(v.optional(text, ""), "The address alone."),
};

/** A file's address: a text, or in `uri` or `url`. */
const fileAddress: Schema<string> = v.union([
  v.pipe(scalar, v.minLength(1)),
  v.pipe(
    v.pipe(record, v.object(fileMembers)),
    v.transform(({ uri, url }) => uri || url),
    v.minLength(1),
  ),
]);

const resourceMembers = {
  name: member(v.optional(plainText, ""), required(sent.filledText), "Name of the resource."),
  collateral_type: member(
    v.optional(label, ""),
    required(sent.text),
    "Kind of resource, such as a battle card, as it is shown.",
  ),
  attachment: member(
    v.optional(list(fileAddress), []),
    required(sent.list(sent.link)),
    "Addresses of its files; each is a link to download.",
  ),
  updated_at: member(
    v.optional(plainText, ""),
    required(sent.text),
    "When it was changed last; a date that can be read is shown as MM/DD/YYYY, any other text as it is.",
  ),
};

const resource: Schema<Resource> = v.pipe(
  record,
  v.object(resourceMembers),
  v.transform((wire) => ({
    name: wire.name,
    collateralType: wire.collateral_type,
    attachments: wire.attachment,
    updatedAt: wire.updated_at,
  })),
);

const filterMembers = {
  collateral_type: member(
    v.optional(options, []),
    required(sentOptions),
    "Kinds of resources to choose from.",
  ),
};
const collateralTypes = v.fallback(
  v.pipe(
    record,
    v.object(filterMembers),
    v.transform(({ collateral_type }) => collateral_type),
  ),
  [],
);

const pageMembers = {
  rows: member(
    v.optional(list(resource), []),
    required(sent.list(sentObject(resourceMembers))),
    "Resources of the page.",
  ),
  total: member(
    v.optional(numeric, null),
    required(sent.count),
    "Resources on all pages; the number of rows where it is missing.",
  ),
  limit: member(
    v.optional(numeric, null),
    required(sent.limited(sent.count, { minimum: 1 })),
    "Resources on a page: the number of pages follows from it; 25 where it is missing.",
  ),
  filter_options: member(
    v.optional(collateralTypes, []),
    required(sentObject(filterMembers)),
    "What the resources can be filtered by.",
  ),
  message: member(
    v.optional(text, ""),
    sent.textOrNull,
    "HTML to show in place of the words for an empty list; it is cleaned.",
  ),
};
/** A page of the resource library. */
export const sentResourcePage = sentObject(pageMembers, {
  page: unread(required(sent.count), "Zero-based number of the page."),
});

export const resourcePageSchema: Schema<ResourcePage> = contentOf(
  v.pipe(
    record,
    v.object(pageMembers),
    v.transform(({ rows, total, limit, filter_options, message }) => ({
      rows,
      total: Math.max(0, Math.floor(total ?? rows.length)),
      limit: limit !== null && limit >= 1 ? Math.floor(limit) : defaultLimit,
      collateralTypes: filter_options,
      message,
    })),
  ),
);
