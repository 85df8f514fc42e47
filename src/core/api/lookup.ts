import type { BatchQuery, SandboxBatchQuery } from "../lookup/batch-request.ts";
import type { LookupRequest } from "../lookup/lookup-request.ts";
import { defineCall } from "./define-call.ts";
import { batchSchema, lookupStartSchema } from "./lookup-schemas.ts";
import { jsonAnswer } from "./read-answer.ts";

const failure = "The answer of the lookup cannot be read.";

/** POST /api/v1/scout (1 §7): null when the answer has no data. */
export const startLookup = defineCall({
  method: "POST",
  path: "/api/v1/scout",
  needsScout: true,
  query: ["address"],
  token: "JWT-Authorization",
  request: ({ address, body }: LookupRequest) => ({ query: { address }, body }),
  answer: jsonAnswer(lookupStartSchema, failure),
  source: "1 §7",
});

const batch = {
  method: "POST",
  needsScout: true,
  body: "empty",
  // The server goes on with the batch, or says again that it has ended.
  repeatable: true,
  token: "JWT-Authorization",
  answer: jsonAnswer(batchSchema, failure),
  source: "1 §7",
} as const;

/** Advances a running lookup (`op=do`), or ends it (`op=finished`; 1 §7). */
export const advanceBatch = defineCall({
  ...batch,
  path: "/batch",
  query: ["id", "op", "_format"],
  request: (query: BatchQuery) => ({ query }),
});

/** {@link advanceBatch} through the API path, for sandbox hosts (decisions G13, G12). */
export const advanceSandboxBatch = defineCall({
  ...batch,
  path: "/api/v1/{brand}-batch",
  query: ["id", "op", "s", "token", "_format"],
  request: (query: SandboxBatchQuery) => ({ query }),
});
