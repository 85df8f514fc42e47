import * as v from "valibot";
import { type SiteSuggestion, siteSuggestionLimit } from "../navigation/site-suggestion.ts";
import type { HttpClient } from "./http-client.ts";
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
const answered = v.pipe(v.unknown(), v.transform(rowsIn), list(suggestion));

function rowsIn(raw: unknown): unknown {
  const inner = v.is(record, raw) && "data" in raw ? raw.data : raw;
  return v.is(record, inner) && "rows" in inner ? inner.rows : inner;
}

/** GET /callback/site-search/autocomplete (1 §7), the first ten. Rejects as the http client does. */
export async function suggestSitePages(
  client: HttpClient,
  title: string,
  signal: AbortSignal,
): Promise<readonly SiteSuggestion[]> {
  const answer = await client.read("suggestSitePages", { query: { title }, signal });
  return v.parse(answered, answer).slice(0, siteSuggestionLimit);
}
