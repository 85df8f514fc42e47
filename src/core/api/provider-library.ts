import { cacheDayOf } from "../values/time.ts";
import { defineCall, laterAnswer } from "./define-call.ts";

/**
 * GET /api/v1/provider-library (2 §7). `nowMs` gives the day in the call, so that an answer may be cached
 * for that long (decisions B7).
 */
export const loadProviderLibrary = defineCall({
  method: "GET",
  path: "/api/v1/provider-library",
  query: ["cid"],
  request: (nowMs: number) => ({ query: { cid: cacheDayOf(nowMs) } }),
  answer: laterAnswer(
    "json",
    async () => (await import("./provider-library-answer.ts")).providerLibraryAnswer,
  ),
  source: "2 §7",
});
