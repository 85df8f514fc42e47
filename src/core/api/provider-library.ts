import * as v from "valibot";
import type { LibraryProvider, ProviderLibrary } from "../libraries/library-provider.ts";
import { cacheDayOf } from "../time.ts";
import { defineCall } from "./define-call.ts";
import { contentOf, options } from "./library-schemas.ts";
import { jsonAnswer } from "./read-answer.ts";
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
 * GET /api/v1/provider-library (2 §7). `nowMs` gives the day in the call, so that an answer may be cached
 * for that long (decisions B7).
 */
export const loadProviderLibrary = defineCall({
  method: "GET",
  path: "/api/v1/provider-library",
  query: ["cid"],
  request: (nowMs: number) => ({ query: { cid: cacheDayOf(nowMs) } }),
  answer: jsonAnswer(librarySchema, "The provider library cannot be read."),
  source: "2 §7",
});
