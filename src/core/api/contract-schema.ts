import * as v from "valibot";
import type { Contract } from "../contracts/contract.ts";
import { timeFromWire } from "../time.ts";
import { anything, list, plainText, record, text } from "./reading.ts";

const contract = v.pipe(
  record,
  v.object({
    created_at: v.optional(v.pipe(anything, v.transform(timeFromWire)), null),
    primary_contact_name: v.optional(plainText, ""),
    service_provider_name: v.optional(plainText, ""),
    service_provider_url: v.optional(text, ""),
    state: v.optional(plainText, ""),
    guid: v.optional(text, ""),
    uri: v.optional(text, ""),
  }),
  v.transform(
    (wire): Contract => ({
      createdAtMs: wire.created_at,
      customerName: wire.primary_contact_name,
      providerName: wire.service_provider_name,
      providerUrl: wire.service_provider_url,
      state: wire.state,
      guid: wire.guid,
      uri: wire.uri,
    }),
  ),
);

/** `data.results`; `[]` is how PHP writes an empty object. */
export const contractListSchema = v.pipe(
  v.object({
    data: v.union([
      v.pipe(record, v.object({ results: v.optional(list(contract), []) })),
      v.pipe(
        v.union([v.null(), v.strictTuple([])]),
        v.transform(() => ({ results: [] })),
      ),
    ]),
  }),
  v.transform(({ data }): readonly Contract[] => data.results),
);
