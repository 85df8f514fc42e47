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
    "Categories of the provider: it is in the tab of each.",
  ),
  logo: member(
    v.optional(text, ""),
    required(sent.html),
    "The logo: HTML, of which the first picture is shown, or an address.",
  ),
  field_logo: tolerated(v.optional(text, ""), "`logo`."),
  uri: member(
    v.optional(text, ""),
    sent.orNull(sent.link),
    "Address of the provider's own page; without one the logo is no link.",
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
    "Categories of providers: each is a tab.",
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
    "What the providers can be filtered by.",
  ),
  message: member(
    v.optional(text, ""),
    sent.textOrNull,
    "HTML to show where there are no rows; it is cleaned.",
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
 * GET /api/v1/provider-library (2 §7). `nowMs` gives the day in the call, so that an answer may be cached
 * for that long (decisions B7).
 */
export const loadProviderLibrary = defineCall({
  method: "GET",
  path: "/api/v1/provider-library",
  query: ["cid"],
  request: (nowMs: number) => ({ query: { cid: cacheDayOf(nowMs) } }),
  answer: jsonAnswer(providerLibrarySchema, "The provider library cannot be read."),
  source: "2 §7",
});
