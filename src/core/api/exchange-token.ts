import { defineCall, laterAnswer } from "./define-call.ts";

/** The value in the specification (1 §9). */
const ttl = "2";

/** GET /api/{brand}-auth/v1/token/jwt (1 §7). `site` is the target's host, with dashes for its dots. */
export const exchangeToken = defineCall({
  method: "GET",
  path: "/api/{brand}-auth/v1/token/jwt",
  query: ["site", "ttl"],
  request: (site: string) => ({ query: { site, ttl } }),
  answer: laterAnswer(
    "json",
    async () => (await import("./exchanged-token-answer.ts")).exchangedTokenAnswer,
  ),
  source: "1 §7",
});
