import * as v from "valibot";
import { member, required, sentObject, unread } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { sentCategoryValues, valueList } from "./finder-schema.ts";
import { plainText, record, text } from "./reading.ts";

/** An id is a number or a string. */
const id: sent.Sent<number | string> = sent.looseId;

/** An item of a taxonomy. `readProviderRow` reads it without this schema, for speed. */
const itemMembers = {
  facet_id: member(idOf, required(id), "Id or key of the facet; defaults to the key of the list."),
  value: member(idOf, required(id), "Value of the term."),
};
/** A group of items. A taxonomy may also be a list of items, or an object of lists. */
const groupMembers = {
  items: member(
    idOf,
    required(
      sent.list(
        sentObject(itemMembers, {
          parent: unread(
            sent.either(id, sent.constant(false), sent.constant(0)),
            "Value of the parent. A term does not imply its parent or its children.",
          ),
        }),
      ),
    ),
    "The terms that the provider has.",
  ),
};
export type TaxonomyName = keyof typeof itemMembers | keyof typeof groupMembers;

/** Returns an id as a string; `""` for a value that is no id. */
export function idOf(raw: unknown): string {
  if (typeof raw === "string") return raw.trim();
  return typeof raw === "number" ? String(raw) : "";
}

const rowMembers = {
  nid: member(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.minLength(1))]),
    required(id),
    "Id of the provider; reports send it back unchanged.",
  ),
  name: member(
    v.optional(plainText, ""),
    required(sent.filledText),
    "Name of the provider; defaults to the id.",
  ),
  uri: member(
    v.optional(text, ""),
    sent.orNull(sent.link),
    "Address of the provider's own page; without one, the name is not a link.",
  ),
  logo: member(
    v.optional(text, ""),
    sent.textOrNull,
    "The logo: an address, or HTML whose first picture is shown.",
  ),
  field_logo: member(
    v.optional(text, ""),
    sent.textOrNull,
    "The logo; it takes precedence over `logo`.",
  ),
  categories: member(
    v.optional(valueList, []),
    required(sentCategoryValues),
    "Categories of the provider, including their parents. Each of them lists the provider.",
  ),
  taxonomy: member(
    v.optional(v.unknown()),
    required(
      sent.list(
        sentObject(groupMembers, {
          key: unread(sent.filledText, "Key of the facet."),
          title: unread(sent.text, "Title of the facet."),
        }),
      ),
    ),
    "Terms of the provider. Filters and answers are compared with them.",
  ),
};
/** A provider of the finder. */
export const sentProviderRow = sentObject(rowMembers, {
  selected: unread(sent.flag, "True if the provider is selected; the page has its own selection."),
  weight: unread(
    { type: "integer" },
    "Position among the selected providers; the lowest is first.",
  ),
  match: unread(
    sent.flag,
    "True if the provider matches the filters; the page computes this itself.",
  ),
  match_count: unread(sent.count, "Number of filters that the provider matches."),
});

export const rowSchema = v.pipe(record, v.object(rowMembers));
