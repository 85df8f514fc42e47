import { defineCall } from "./define-call.ts";
import { exchangedTokenSchema } from "./exchanged-token-schema.ts";
import { jsonAnswer } from "./read-answer.ts";

/** The value in the specification (1 §9). */
const ttl = "2";

/** GET /api/{brand}-auth/v1/token/jwt (1 §7). `site` is the target's host, with dashes for its dots. */
export const exchangeToken = defineCall({
  method: "GET",
  path: "/api/{brand}-auth/v1/token/jwt",
  query: ["site", "ttl"],
  request: (site: string) => ({ query: { site, ttl } }),
  answer: jsonAnswer(exchangedTokenSchema, "The exchanged token cannot be read."),
  source: "1 §7",
});
