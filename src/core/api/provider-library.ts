import * as v from "valibot";
import type { LibraryOption } from "../libraries/library-option.ts";
import type { LibraryProvider, ProviderLibrary } from "../libraries/library-provider.ts";
import { cacheDayOf } from "../time.ts";
import { AnswerError } from "./errors.ts";
import type { HttpClient } from "./http-client.ts";
import { contentOf, options, suggestionListSchema } from "./library-schemas.ts";
import { list, plainText, record, type Schema, text } from "./reading.ts";

const provider: Schema<LibraryProvider> = v.pipe(
  record,
  v.object({
    name: v.optional(plainText, ""),
    category: v.optional(options, []),
    logo: v.optional(text, ""),
    field_logo: v.optional(text, ""),
    uri: v.optional(text, ""),
  }),
  v.transform(({ name, category, logo, field_logo, uri }) => ({
    name,
    categories: category,
    logo: field_logo || logo,
    uri,
  })),
  v.check(({ name, logo }) => name !== "" || logo !== ""),
);

const categories = v.fallback(
  v.pipe(
    record,
    v.object({ category: v.optional(options, []) }),
    v.transform(({ category }) => category),
  ),
  [],
);

const librarySchema: Schema<ProviderLibrary> = contentOf(
  v.pipe(
    record,
    v.object({
      rows: v.optional(list(provider), []),
      filter_options: v.optional(categories, []),
      message: v.optional(text, ""),
    }),
    v.transform(({ rows, filter_options, message }) => ({
      rows,
      categories: filter_options,
      message,
    })),
  ),
);

/**
 * GET /api/v1/provider-library (2 §7). Rejects as the http client does.
 *
 * @param nowMs - names the day in the call, so that an answer may be cached for that long (decisions B7).
 */
export async function loadProviderLibrary(
  client: HttpClient,
  nowMs: number,
  signal: AbortSignal,
): Promise<ProviderLibrary> {
  const request = { query: { cid: cacheDayOf(nowMs) }, signal };
  const reading = v.safeParse(librarySchema, await client.read("loadProviderLibrary", request));
  if (!reading.success) throw new AnswerError("The provider library cannot be read.");
  return reading.output;
}

/** GET /api/v1/provider-library/autocomplete (1 §7). Rejects as the http client does. */
export async function suggestProviders(
  client: HttpClient,
  provider: string,
  signal: AbortSignal,
): Promise<readonly LibraryOption[]> {
  const answer = await client.read("suggestProviders", { query: { provider }, signal });
  const reading = v.safeParse(suggestionListSchema, answer);
  if (!reading.success) throw new AnswerError("The suggestions cannot be read.");
  return reading.output;
}
