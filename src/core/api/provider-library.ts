import { cacheDayOf } from "../time.ts";
import { defineCall } from "./define-call.ts";
import { providerLibrarySchema } from "./provider-library-schema.ts";
import { jsonAnswer } from "./read-answer.ts";

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
