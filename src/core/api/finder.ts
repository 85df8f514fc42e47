import { cacheDayOf } from "../values/time.ts";
import { defineCall } from "./define-call.ts";
import { finderSchema } from "./finder-schema.ts";
import { jsonAnswer } from "./read-answer.ts";

/**
 * Loads the whole finder. Answers to questions are not sent, because the browser applies them. The call contains the
 * day of `nowMs`, so that an answer is cached for at most a day.
 */
export const loadFinder = defineCall({
  method: "GET",
  path: "/api/v1/solutions-finder",
  query: ["answers", "cid"],
  request: (nowMs: number) => ({ query: { cid: cacheDayOf(nowMs) } }),
  answer: jsonAnswer(finderSchema, "The solutions finder cannot be read."),
  source: "2 §7",
});
