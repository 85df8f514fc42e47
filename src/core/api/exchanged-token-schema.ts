import * as v from "valibot";
import type { ExchangedToken } from "../navigation/sibling-site.ts";
import { member, required, sentObject } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { text } from "./reading.ts";

const tokenMembers = {
  site: member(
    text,
    required(sent.filledText),
    "The target host, with dashes for its dots: it has to be the one that was asked for.",
  ),
  token: member(text, required(sent.filledText), "The token for the other site."),
};
/** The answer with a token for a sibling site. */
export const sentExchangedToken = sent.data(sentObject(tokenMembers));

export const exchangedTokenSchema = v.pipe(
  v.object({ data: v.object(tokenMembers) }),
  v.transform(({ data }): ExchangedToken => data),
);
