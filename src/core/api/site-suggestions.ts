import * as v from "valibot";
import { type SiteSuggestion, siteSuggestionLimit } from "../navigation/site-suggestion.ts";
import { defineCall } from "./define-call.ts";
import { jsonAnswer } from "./read-answer.ts";
import { list, plainText, record, text } from "./reading.ts";

/** Labels are text: entities decoded, tags gone (decisions D12). */
const suggestion = v.pipe(
  v.object({
    title: v.optional(plainText, ""),
    label: v.optional(plainText, ""),
    link: v.optional(text, ""),
    value: v.optional(plainText, ""),
  }),
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
const answered = v.pipe(
  v.unknown(),
  v.transform(rowsIn),
  list(suggestion),
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
  answer: jsonAnswer(answered, "The suggestions of the site search cannot be read."),
  source: "1 §7",
});
