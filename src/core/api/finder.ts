import { cacheDayOf } from "../values/time.ts";
import { defineCall, laterAnswer } from "./define-call.ts";

/**
 * GET /api/v1/solutions-finder (2 §7). Answers to questions are not sent: they are applied in the browser
 * (decisions P11). `nowMs` gives the day in the call, so that an answer may be cached for that long.
 */
export const loadFinder = defineCall({
  method: "GET",
  path: "/api/v1/solutions-finder",
  query: ["answers", "cid"],
  request: (nowMs: number) => ({ query: { cid: cacheDayOf(nowMs) } }),
  answer: laterAnswer("json", async () => (await import("./finder-answer.ts")).finderAnswer),
  source: "2 §7",
});
