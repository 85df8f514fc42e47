import * as v from "valibot";
import { toPlainText } from "../html/plain-text.ts";
import type { AddressSuggestion, AddressSuggestions } from "../lookup/address-suggestions.ts";
import { member, required, sentObject } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
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
/** The answer of the address suggestions. */
export const sentAddressSuggestions = sent.data(sentObject(answerMembers));

/** Reads the answer of the address suggestions call (1 §7; decisions F5, D12). */
export const addressSuggestionsSchema: Schema<AddressSuggestions> = v.pipe(
  record,
  v.object({
    data: v.fallback(v.object(answerMembers), { rows: [], lookup_token: "" }),
  }),
  v.transform(({ data }) => ({ rows: data.rows, lookupToken: data.lookup_token || null })),
);
