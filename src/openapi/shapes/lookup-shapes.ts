import { sentLookupStart, sentPoll } from "../../core/api/lookup.ts";
import { sentLocation, sentPlace, sentProvider } from "../../core/api/place-schema.ts";
import { sentEntry, sentParts } from "../../core/api/serviceability-schema.ts";
import { sentLookupBody } from "../../core/lookup/lookup-request.ts";
import { oneOf } from "../../core/wire/sent.ts";
import type { Components, EndpointShape, Shapes } from "../endpoint-shape.ts";

export const lookupComponents: Components = {
  ServiceabilityEntry: sentEntry,
  ServiceabilityParts: sentParts,
  LookupProvider: sentProvider,
  LookupLocation: sentLocation,
  LookupPlace: sentPlace,
};

const batch: EndpointShape = {
  requiredQuery: ["id", "op"],
  query: { op: oneOf("do", "finished"), _format: oneOf("json"), id: { type: "integer" } },
  answer: sentPoll,
  failures: {
    400: "The operation is unknown",
    404: "No such batch, or it is finished",
    504: "The step took too long; ask again",
  },
};

/** The lookup of one address. */
export const lookupShapes: Shapes<"startLookup" | "advanceBatch" | "advanceSandboxBatch"> = {
  startLookup: {
    requiredQuery: ["address"],
    request: sentLookupBody,
    answer: sentLookupStart,
    failures: { 422: "The address cannot be validated", 429: "Too many requests" },
  },
  advanceBatch: batch,
  advanceSandboxBatch: { ...batch, requiredQuery: ["id", "op", "s", "token"] },
};
