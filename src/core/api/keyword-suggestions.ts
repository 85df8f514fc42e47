import * as v from "valibot";
import type { KeywordSuggestion } from "../navigation/keyword-suggestion.ts";
import type { HttpClient } from "./http-client.ts";
import { list, plainText, record, text } from "./reading.ts";

/** Texts, or objects; a key of its own makes a value `key:value` (decisions F1, F5, P9). */
const suggestion = v.union([
  v.pipe(
    v.object({
      label: v.optional(plainText, ""),
      value: v.optional(text, ""),
      key: v.optional(text, ""),
    }),
    v.transform(({ label, value, key }): KeywordSuggestion => {
      const isWhole = key === "" || value.startsWith(`${key}:`);
      return { label: label || value, value: isWhole ? value || label : `${key}:${value}` };
    }),
    v.check(({ label }) => label !== ""),
  ),
  v.pipe(
    plainText,
    v.minLength(1),
    v.transform((label): KeywordSuggestion => ({ label, value: label })),
  ),
]);

/** A list, or one under `data` or its `rows`. */
const answered = v.pipe(
  v.unknown(),
  v.transform((raw) => {
    const data = v.is(record, raw) && "data" in raw ? raw.data : raw;
    return v.is(record, data) && "rows" in data ? data.rows : data;
  }),
  list(suggestion),
);

/** GET /api/v1/solutions-finder/autocomplete (1 §7). Rejects as the http client does. */
export async function suggestSolutions(
  client: HttpClient,
  query: string,
  signal: AbortSignal,
): Promise<readonly KeywordSuggestion[]> {
  return v.parse(answered, await client.read("suggestSolutions", { query: { query }, signal }));
}

/** GET /api/v1/provider-library/autocomplete (1 §7). Rejects as the http client does. */
export async function suggestProviders(
  client: HttpClient,
  provider: string,
  signal: AbortSignal,
): Promise<readonly KeywordSuggestion[]> {
  return v.parse(answered, await client.read("suggestProviders", { query: { provider }, signal }));
}
