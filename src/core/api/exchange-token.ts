import * as v from "valibot";
import type { ExchangedToken } from "../navigation/sibling-site.ts";
import { defineCall } from "./define-call.ts";
import { jsonAnswer } from "./read-answer.ts";
import { text } from "./reading.ts";

/** The value in the specification (1 §9). */
const ttl = "2";

const exchanged = v.pipe(
  v.object({ data: v.object({ site: text, token: text }) }),
  v.transform(({ data }): ExchangedToken => data),
);

/** GET /api/{brand}-auth/v1/token/jwt (1 §7). `site` is the target's host, with dashes for its dots. */
export const exchangeToken = defineCall({
  method: "GET",
  path: "/api/{brand}-auth/v1/token/jwt",
  query: ["site", "ttl"],
  request: (site: string) => ({ query: { site, ttl } }),
  answer: jsonAnswer(exchanged, "The exchanged token cannot be read."),
  source: "1 §7",
});
