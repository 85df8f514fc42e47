import * as v from "valibot";
import { type SiteSuggestion, siteSuggestionLimit } from "../navigation/site-suggestion.ts";
import { member, required, sentObject } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { defineCall } from "./define-call.ts";
import { jsonAnswer } from "./read-answer.ts";
import { distinctList, plainText, record, text } from "./reading.ts";

const suggestionMembers = {
  title: member(v.optional(plainText, ""), sent.filledText, "Words to show."),
  label: member(
    v.optional(plainText, ""),
    sent.filledText,
    "Words to show where there is no title.",
  ),
  link: member(
    v.optional(text, ""),
    sent.link,
    "Address of the page, opened when it is chosen; without one the words are searched for.",
  ),
  value: member(
    v.optional(plainText, ""),
    required(sent.filledText),
    "What is searched for when it is chosen.",
  ),
};
/** Suggestions of the site search: each has a title or a label. */
export const sentSiteSuggestions = sent.list(
  sent.limited(sentObject(suggestionMembers), {
    anyOf: [{ required: ["title"] }, { required: ["label"] }],
  }),
);

/** Labels are text: entities decoded, tags gone (decisions D12). */
const suggestion = v.pipe(
  v.object(suggestionMembers),
  v.transform(
    ({ title, label, link, value }): SiteSuggestion => ({
      label: title || label || value,
      link,
      value: value || title || label,
    }),
  ),
  v.check(({ label }) => label !== ""),
);

/** A list, or one under `data` or its `rows`. */
export const siteSuggestionsSchema = v.pipe(
  v.unknown(),
  v.transform(rowsIn),
  distinctList(suggestion),
  v.transform((suggestions) => suggestions.slice(0, siteSuggestionLimit)),
);

function rowsIn(raw: unknown): unknown {
  const inner = v.is(record, raw) && "data" in raw ? raw.data : raw;
  return v.is(record, inner) && "rows" in inner ? inner.rows : inner;
}

/** GET /callback/site-search/autocomplete (1 §7), the first ten. */
export const suggestSitePages = defineCall({
  method: "GET",
  path: "/callback/site-search/autocomplete",
  query: ["title"],
  request: (title: string) => ({ query: { title } }),
  answer: jsonAnswer(siteSuggestionsSchema, "The suggestions of the site search cannot be read."),
  source: "1 §7",
});
