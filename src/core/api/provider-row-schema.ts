import * as v from "valibot";
import { member, required, sentObject, unread } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { sentCategoryValues, valueList } from "./finder-schema.ts";
import { plainText, record, text } from "./reading.ts";

/** A number or a text. */
const id: sent.Sent<number | string> = sent.looseId;

/** An item of a taxonomy; `readProviderRow` reads it by hand. */
const itemMembers = {
  facet_id: member(
    idOf,
    required(id),
    "Id or key of the facet; the key of its list where it is missing.",
  ),
  value: member(idOf, required(id), "Value of the term."),
};
/** A group of items; a taxonomy may as well be a list of items, or an object of lists. */
const groupMembers = {
  items: member(
    idOf,
    required(
      sent.list(
        sentObject(itemMembers, {
          parent: unread(
            sent.either(id, sent.constant(false), sent.constant(0)),
            "Value of the term above: a term does not stand for those above or below it.",
          ),
        }),
      ),
    ),
    "The terms that the provider has.",
  ),
};
export type TaxonomyName = keyof typeof itemMembers | keyof typeof groupMembers;

/** The text of an id; `""` where it is none. */
export function idOf(raw: unknown): string {
  if (typeof raw === "string") return raw.trim();
  return typeof raw === "number" ? String(raw) : "";
}

const rowMembers = {
  nid: member(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.minLength(1))]),
    required(id),
    "Id of the provider: reports send it back as it is.",
  ),
  name: member(
    v.optional(plainText, ""),
    required(sent.filledText),
    "Name of the provider; the id where it is missing.",
  ),
  uri: member(
    v.optional(text, ""),
    sent.orNull(sent.link),
    "Address of the provider's own page; without one the name is no link.",
  ),
  logo: member(
    v.optional(text, ""),
    sent.textOrNull,
    "The logo: an address, or HTML of which the first picture is shown.",
  ),
  field_logo: member(v.optional(text, ""), sent.textOrNull, "The logo; it goes before `logo`."),
  categories: member(
    v.optional(valueList, []),
    required(sentCategoryValues),
    "Categories of the provider, those above included: it is listed in each.",
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
    "The terms that the provider has: filters and answers are compared with them.",
  ),
};
/** A provider of the finder. */
export const sentProviderRow = sentObject(rowMembers, {
  selected: unread(sent.flag, "Whether the provider is selected: the page knows itself."),
  weight: unread({ type: "integer" }, "Place among the selected; the lowest is first."),
  match: unread(sent.flag, "Whether the provider fits the filters: the page finds out itself."),
  match_count: unread(sent.count, "Number of filters that the provider fits."),
});

export const rowSchema = v.pipe(record, v.object(rowMembers));
