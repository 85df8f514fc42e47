import { cacheDayOf } from "../values/time.ts";
import { defineCall } from "./define-call.ts";
import { finderSchema } from "./finder-schema.ts";
import { jsonAnswer } from "./read-answer.ts";

/**
 * GET /api/v1/solutions-finder (2 §7). Answers to questions are not sent: they are applied in the browser
 * (decisions P11). `nowMs` gives the day in the call, so that an answer may be cached for that long.
 */
export const loadFinder = defineCall({
  method: "GET",
  path: "/api/v1/solutions-finder",
  query: ["answers", "cid"],
  request: (nowMs: number) => ({ query: { cid: cacheDayOf(nowMs) } }),
  answer: jsonAnswer(finderSchema, "The solutions finder cannot be read."),
  source: "2 §7",
});
