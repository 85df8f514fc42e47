import * as v from "valibot";
import type { LibraryProvider, ProviderLibrary } from "../libraries/library-provider.ts";
import { cacheDayOf } from "../values/time.ts";
import { member, required, sentObject, tolerated, unread } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { defineCall } from "./define-call.ts";
import { contentOf, options, sentOptions } from "./library-schemas.ts";
import { jsonAnswer } from "./read-answer.ts";
import { list, plainText, record, type Schema, text } from "./reading.ts";

const providerMembers = {
  name: member(v.optional(plainText, ""), required(sent.filledText), "Name of the provider."),
  category: member(
    v.optional(options, []),
    required(sentOptions),
    "Categories of the provider. The tab of each category lists it.",
  ),
  logo: member(
    v.optional(text, ""),
    required(sent.html),
    "The logo: an address, or HTML whose first picture is shown.",
  ),
  field_logo: tolerated(v.optional(text, ""), "`logo`."),
  uri: member(
    v.optional(text, ""),
    sent.orNull(sent.link),
    "Address of the provider's own page; without one, the logo is not a link.",
  ),
};

const provider: Schema<LibraryProvider> = v.pipe(
  record,
  v.object(providerMembers),
  v.transform(({ name, category, logo, field_logo, uri }) => ({
    name,
    categories: category,
    logo: field_logo || logo,
    uri,
  })),
  v.check(({ name, logo }) => name !== "" || logo !== ""),
);

const categoryMembers = {
  category: member(
    v.optional(options, []),
    required(sentOptions),
    "Categories of providers. Each has a tab.",
  ),
};
const categories = v.fallback(
  v.pipe(
    record,
    v.object(categoryMembers),
    v.transform(({ category }) => category),
  ),
  [],
);

const libraryMembers = {
  rows: member(
    v.optional(list(provider), []),
    required(sent.list(sentObject(providerMembers))),
    "All providers, in the order in which they are shown.",
  ),
  filter_options: member(
    v.optional(categories, []),
    required(sentObject(categoryMembers)),
    "Filters for the providers.",
  ),
  message: member(
    v.optional(text, ""),
    sent.textOrNull,
    "HTML to show if there are no rows; it is cleaned.",
  ),
};
/** The answer of the provider library. */
export const sentProviderLibrary = sent.data(
  sentObject(libraryMembers, { total: unread(required(sent.count), "Number of all rows.") }),
);

export const providerLibrarySchema: Schema<ProviderLibrary> = contentOf(
  v.pipe(
    record,
    v.object(libraryMembers),
    v.transform(({ rows, filter_options, message }) => ({
      rows,
      categories: filter_options,
      message,
    })),
  ),
);

/**
 * Loads all providers. The call contains the day of `nowMs`, so that an answer is cached for at most a day.
 */
export const loadProviderLibrary = defineCall({
  method: "GET",
  path: "/api/v1/provider-library",
  query: ["cid"],
  request: (nowMs: number) => ({ query: { cid: cacheDayOf(nowMs) } }),
  answer: jsonAnswer(providerLibrarySchema, "The provider library cannot be read."),
  source: "2 §7",
});
