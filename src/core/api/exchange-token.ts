import * as v from "valibot";
import type { ExchangedToken } from "../navigation/sibling-site.ts";
import { member, required, sentObject } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { defineCall } from "./define-call.ts";
import { jsonAnswer } from "./read-answer.ts";
import { text } from "./reading.ts";

const tokenMembers = {
  site: member(
    text,
    required(sent.filledText),
    "The target host, with dashes in place of dots. It must be the requested one.",
  ),
  token: member(text, required(sent.filledText), "The token for the other site."),
};
/** The answer with a token for a sibling site. */
export const sentExchangedToken = sent.data(sentObject(tokenMembers));

export const exchangedTokenSchema = v.pipe(
  v.object({ data: v.object(tokenMembers) }),
  v.transform(({ data }): ExchangedToken => data),
);

/** The specification fixes this value. */
const ttl = "2";

/** Exchanges the token for one of another site. `site` is the target host, with dashes in place of dots. */
export const exchangeToken = defineCall({
  method: "GET",
  path: "/api/{brand}-auth/v1/token/jwt",
  query: ["site", "ttl"],
  request: (site: string) => ({ query: { site, ttl } }),
  answer: jsonAnswer(exchangedTokenSchema, "The exchanged token cannot be read."),
  source: "1 §7",
});
