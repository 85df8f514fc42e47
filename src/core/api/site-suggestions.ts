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
    "Address of the page that a click opens. Without one, a click searches for the value.",
  ),
  value: member(
    v.optional(plainText, ""),
    required(sent.filledText),
    "The search text if the user chooses the suggestion.",
  ),
};
/** Suggestions of the site search. Each has a title or a label. */
export const sentSiteSuggestions = sent.list(
  sent.limited(sentObject(suggestionMembers), {
    anyOf: [{ required: ["title"] }, { required: ["label"] }],
  }),
);

/** Labels become plain text, without entities and tags. */
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

/** The list is the answer itself, its `data`, or `data.rows`. */
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

export const suggestSitePages = defineCall({
  method: "GET",
  path: "/callback/site-search/autocomplete",
  query: ["title"],
  request: (title: string) => ({ query: { title } }),
  answer: jsonAnswer(siteSuggestionsSchema, "The suggestions of the site search cannot be read."),
  source: "1 §7",
});
