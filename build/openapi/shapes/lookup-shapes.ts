import {
  component,
  count,
  data,
  either,
  filledText,
  flag,
  link,
  list,
  looseNumber,
  number,
  object,
  oneOf,
  text,
  textOrNull,
} from "../../../src/core/wire/sent.ts";
import type { Components, EndpointShape, Shapes } from "../endpoint-shape.ts";

const metadata = list(
  object(
    { label: filledText, value: either(text, number) },
    {
      key: filledText,
      format: oneOf("currency", "number", "date", "speed"),
      suffix: text,
      color: text,
    },
  ),
);

const entry = object(
  { label: filledText },
  {
    value: either(textOrNull, number),
    prefix: text,
    suffix: text,
    color: text,
    description: text,
    footnote: text,
    footnote_color: text,
    metadata,
    visible: flag,
    type: oneOf("loader", "error"),
  },
);

const part = object({ name: filledText, color: filledText }, { description: text, metadata });

const provider = object(
  { name: filledText },
  {
    key: filledText,
    logo_uri: { anyOf: [link, { type: "null" }] },
    uri: { anyOf: [link, { type: "null" }] },
    serviceability: either(
      list(component("ServiceabilityEntry")),
      component("ServiceabilityParts"),
      { type: "null" },
    ),
    pricing_link: { anyOf: [object({ uri: link, label: text }), { type: "null" }] },
    has_api: flag,
    access_type: list(object({ name: filledText })),
    distance: {
      description: "Feet",
      anyOf: [looseNumber, { type: "null" }],
    },
    coverage: textOrNull,
    type: oneOf("standard", "dynamic"),
  },
);

const location = object(
  {
    address: object(
      { pretty: filledText, street: filledText },
      { city: text, state_prov: text, postal_code: text },
    ),
  },
  {
    latitude: looseNumber,
    longitude: looseNumber,
    city: text,
    state_prov: text,
    postal_code: text,
  },
);

const place = object(
  { providers: list(component("LookupProvider")), location: component("LookupLocation") },
  {
    lec_provider_name: textOrNull,
    cable_provider_name: textOrNull,
    npa_nxx: {
      anyOf: [{ type: "string", pattern: "^[2-9]\\d\\d-[2-9]\\d\\d$" }, { type: "null" }],
    },
    lata: { anyOf: [{ type: "string", pattern: "^\\d{3}\\b" }, { type: "null" }] },
    clli_code: { anyOf: [{ type: "string", pattern: "^[A-Z0-9]{11}$" }, { type: "null" }] },
  },
);

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
  ServiceabilityEntry: entry,
  ServiceabilityParts: {
    ...object({ version: either(number, filledText) }, { coax: part, fiber: part }),
    anyOf: [
      { required: ["coax"], properties: { coax: part } },
      { required: ["fiber"], properties: { fiber: part } },
    ],
  },
  LookupProvider: provider,
  LookupLocation: location,
  LookupPlace: place,
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
