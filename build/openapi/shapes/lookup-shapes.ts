import { sentLocation, sentPlace, sentProvider } from "../../../src/core/api/place-schema.ts";
import { sentEntry, sentParts } from "../../../src/core/api/serviceability-schema.ts";
import {
  component,
  count,
  data,
  either,
  filledText,
  list,
  object,
  oneOf,
  text,
} from "../../../src/core/wire/sent.ts";
import type { Components, EndpointShape, Shapes } from "../endpoint-shape.ts";

const setting = object(
  { loading_message: list(filledText) },
  {
    map_options: object(
      {},
      { zoom: count, mapTypeId: filledText, height: filledText, width: filledText },
    ),
    map_api_key: text,
  },
);

export const lookupComponents: Components = {
  ServiceabilityEntry: sentEntry,
  ServiceabilityParts: sentParts,
  LookupProvider: sentProvider,
  LookupLocation: sentLocation,
  LookupPlace: sentPlace,
};

const started = object({
  batch_id: { type: "integer", minimum: 1 },
  batch_token: filledText,
  batch_seed: filledText,
  setting,
});

const progress = object(
  {
    status: { const: true },
    percentage: {
      type: "string",
      description: "Never rounds up to 100 before the end",
      pattern: "^(100|\\d{1,2}(\\.\\d+)?)$",
    },
    message: text,
    label: text,
  },
  { data: object({ place: component("LookupPlace") }) },
);

const failed = object({ status: { const: 0 }, data: text });

const batch: EndpointShape = {
  requiredQuery: ["id", "op", "s", "token"],
  query: { op: oneOf("do", "finished"), _format: oneOf("json"), id: { type: "integer" } },
  answer: either(progress, failed, data(object({ place: component("LookupPlace") }))),
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
    request: object(
      { scope: filledText, task: { const: "scout_lookup" } },
      { lookup_token: filledText },
    ),
    answer: data(either(started, object({ place: component("LookupPlace") }, { setting }))),
    failures: { 422: "The address cannot be validated", 429: "Too many requests" },
  },
  advanceBatch: batch,
  advanceSandboxBatch: batch,
};
