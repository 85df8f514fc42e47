/** Address suggestions. The calls of a lookup are in another file, because the form does not need them. */

import * as v from "valibot";
import { toPlainText } from "../html/plain-text.ts";
import type { AddressSuggestion, AddressSuggestions } from "../lookup/address-suggestions.ts";
import { cacheDayOf } from "../values/time.ts";
import { member, required, sentObject } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { defineCall } from "./define-call.ts";
import { jsonAnswer } from "./read-answer.ts";
import { distinctList, plainText, record, type Schema, scalar, text } from "./reading.ts";

const suggestionMembers = {
  value: member(text, required(sent.filledText), "The address that is looked up."),
  label: member(plainText, required(sent.filledText), "The address as it is shown."),
};

const suggestion: Schema<AddressSuggestion> = v.pipe(
  v.union([
    v.pipe(
      scalar,
      v.transform((value) => ({ value: toPlainText(value), label: value })),
    ),
    record,
  ]),
  v.object(suggestionMembers),
  v.transform(({ value, label }) => ({
    value: value || label,
    label: label || toPlainText(value),
  })),
  v.check(({ label }) => label !== ""),
);

const answerMembers = {
  rows: member(
    distinctList(suggestion),
    required(
      sent.list(sent.either(sent.filledText, sentObject(suggestionMembers)), { maxItems: 10 }),
    ),
    "Addresses to choose from.",
  ),
  lookup_token: member(
    text,
    required(sent.filledText),
    "Sent with the next suggestions, and with the lookup and the pricing of the chosen address.",
  ),
};
/** The answer to a request for address suggestions. */
export const sentAddressSuggestions = sent.data(sentObject(answerMembers));

export const addressSuggestionsSchema: Schema<AddressSuggestions> = v.pipe(
  record,
  v.object({
    data: v.fallback(v.object(answerMembers), { rows: [], lookup_token: "" }),
  }),
  v.transform(({ data }) => ({ rows: data.rows, lookupToken: data.lookup_token || null })),
);

export interface SuggestAddressesRequest {
  readonly query: string;
  /** The token of the previous answer; null for the first request. */
  readonly lookupToken: string | null;
  /** The call contains the day of this time, so that an answer is cached for at most a day. */
  readonly nowMs: number;
}

export const suggestAddresses = defineCall({
  method: "GET",
  path: "/api/v1/address-lookup",
  needsScout: true,
  query: ["query", "lookup_token", "cid"],
  token: "JWT-Authorization",
  request: ({ query, lookupToken, nowMs }: SuggestAddressesRequest) => ({
    query: { query, lookup_token: lookupToken, cid: cacheDayOf(nowMs) },
  }),
  answer: jsonAnswer(addressSuggestionsSchema, "The suggestions cannot be read."),
  source: "1 §7",
});
