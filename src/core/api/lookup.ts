import * as v from "valibot";
import type { AddressSuggestions } from "../lookup/address-suggestions.ts";
import type { BatchRequest } from "../lookup/batch-request.ts";
import type { PollAnswer, StartAnswer } from "../lookup/lookup-answers.ts";
import type { LookupRequest } from "../lookup/lookup-request.ts";
import type { Place } from "../lookup/place.ts";
import { cacheDayOf } from "../time.ts";
import { AnswerError } from "./errors.ts";
import type { HttpClient } from "./http-client.ts";
import {
  addressSuggestionsSchema,
  lookupFinishSchema,
  lookupPollSchema,
  lookupStartSchema,
} from "./lookup-schemas.ts";

export interface SuggestAddressesRequest {
  readonly query: string;
  /** Of the answer before; left out when there was none (decisions G34). */
  readonly lookupToken: string | null;
  /** Names the day in the call, so that an answer may be cached for that long (decisions B7). */
  readonly nowMs: number;
}

/** GET /api/v1/address-lookup (1 §7). Rejects as the http client does. */
export async function suggestAddresses(
  client: HttpClient,
  { query, lookupToken, nowMs }: SuggestAddressesRequest,
  signal: AbortSignal,
): Promise<AddressSuggestions> {
  const answer = await client.read("suggestAddresses", {
    query: { query, lookup_token: lookupToken, cid: cacheDayOf(nowMs) },
    signal,
  });
  return parse(addressSuggestionsSchema, answer);
}

/** POST /api/v1/scout (1 §7): null when the answer has no data. Rejects as the http client does. */
export async function startLookup(
  client: HttpClient,
  { address, body }: LookupRequest,
  signal: AbortSignal,
): Promise<StartAnswer | null> {
  const answer = await client.read("startLookup", {
    query: { address },
    body: { ...body },
    signal,
  });
  return parse(lookupStartSchema, answer);
}

/** The `op=do` call (1 §7). Rejects as the http client does. */
export async function advanceLookup(
  client: HttpClient,
  { endpoint, query }: BatchRequest,
  signal: AbortSignal,
): Promise<PollAnswer> {
  return parse(lookupPollSchema, await client.read(endpoint, { query: { ...query }, signal }));
}

/** The `op=finished` call (1 §7): null when the answer has no place. */
export async function finishLookup(
  client: HttpClient,
  { endpoint, query }: BatchRequest,
  signal: AbortSignal,
): Promise<Place | null> {
  return parse(lookupFinishSchema, await client.read(endpoint, { query: { ...query }, signal }));
}

function parse<Output>(schema: v.GenericSchema<unknown, Output>, answer: unknown): Output {
  const reading = v.safeParse(schema, answer);
  if (!reading.success) throw new AnswerError("The answer of the lookup cannot be read.");
  return reading.output;
}
