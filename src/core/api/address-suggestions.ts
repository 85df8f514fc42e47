/** Suggestions for addresses (1 §7). The lookup's own calls stand apart, because its form does without them. */
import { cacheDayOf } from "../values/time.ts";
import { defineCall, laterAnswer } from "./define-call.ts";

export interface SuggestAddressesRequest {
  readonly query: string;
  /** From the previous answer; null when there was none (decisions G34). */
  readonly lookupToken: string | null;
  /** Gives the day in the call, so that an answer may be cached for that long (decisions B7). */
  readonly nowMs: number;
}

/** GET /api/v1/address-lookup (1 §7). */
export const suggestAddresses = defineCall({
  method: "GET",
  path: "/api/v1/address-lookup",
  needsScout: true,
  query: ["query", "lookup_token", "cid"],
  token: "JWT-Authorization",
  request: ({ query, lookupToken, nowMs }: SuggestAddressesRequest) => ({
    query: { query, lookup_token: lookupToken, cid: cacheDayOf(nowMs) },
  }),
  answer: laterAnswer(
    "json",
    async () => (await import("./address-suggestions-answer.ts")).addressSuggestionsAnswer,
  ),
  source: "1 §7",
});
