import type { Components } from "../endpoint-shape.ts";
import {
  component,
  either,
  filledText,
  flag,
  link,
  list,
  looseId,
  looseNumber,
  object,
  oneOf,
  record,
  text,
  textOrNull,
} from "../json-schema.ts";

/** Dollars as carriers send them: a number, digits, `$1,299.50`, null, or a word such as `TBD`. */
const amount = {
  description: "Dollars; a text that is no amount, such as TBD, is a price not known",
  type: ["number", "string", "null"],
};
/** Dollars of at most two decimals. */
const dollars = {
  anyOf: [{ type: "number" }, { type: "string", pattern: "^-?\\d+(\\.\\d{1,2})?$" }],
};
const dollarsOrNull = { anyOf: [dollars, { type: "null" }] };
/** A speed: a number of Mbps, or a text with its unit. */
const speed = {
  description: "Mbps, unless a unit says otherwise: 1 Gbps",
  type: ["number", "string", "null"],
};
const wholeOrNull = { anyOf: [looseNumber, { type: "null" }] };
const ids = list(looseId);

const condition = object({
  entity: oneOf(
    "provider",
    "package",
    "term",
    "region",
    "location",
    "pricing",
    "query",
    "cart",
    "serviceability",
  ),
  key: filledText,
  value: either(text, looseNumber, flag, list(either(text, looseNumber, flag))),
});

const service = object(
  {
    id: looseId,
    title: text,
    type: oneOf(
      "broadband",
      "broadband_router",
      "broadband_addon",
      "static_ip",
      "broadband_static_ip",
      "dedicated",
      "dedicated_router",
      "dedicated_addon",
      "dedicated_static_ip",
      "phone",
      "phone_addon",
      "tv",
      "tv_addon",
      "fee",
    ),
    widget: oneOf("radio", "checkbox"),
    provider: filledText,
    terms: list(looseId),
  },
  {
    description: textOrNull,
    label: textOrNull,
    region: list(looseId),
    mrc: amount,
    bundled_mrc: amount,
    double_mrc: amount,
    triple_mrc: amount,
    quad_mrc: amount,
    package_mrc: amount,
    nrc: amount,
    nrc_stacking: amount,
    equipment_fee: amount,
    equipment_fee_label: textOrNull,
    dependencies: ids,
    linked_services: ids,
    bundled_service_types: list(filledText),
    secondary_services: list(
      object({ stacking_nrc: amount }, { id: looseId, type: filledText, label: text }),
    ),
    condition_disabled: either(condition, list(condition), { type: "null" }),
    product_type: textOrNull,
    download_speed: speed,
    mrc_low: amount,
    mrc_high: amount,
    fiber_serviceability_type: textOrNull,
    pricing_details: textOrNull,
    phone_min: wholeOrNull,
    phone_max: wholeOrNull,
    addon_item_min: wholeOrNull,
    addon_item_max: wholeOrNull,
    addon_item_label: textOrNull,
    addon_item_label_plural: textOrNull,
    addon_item_cost_per_unit: amount,
    router_mrc: amount,
    error_msg: textOrNull,
    data: object(
      {},
      { phone_lines: wholeOrNull, addon_items: wholeOrNull, price: amount, mrc: amount },
    ),
  },
);

const servicePackage = object(
  { value: looseId, title: text, price: amount, provider: filledText, terms: list(looseId) },
  {
    code: text,
    name: text,
    description: textOrNull,
    non_recurring_charge: amount,
    dependencies: ids,
    use_package_mrc: flag,
    include_fee: flag,
    install_discount: amount,
    region: list(looseId),
  },
);

const providerOption = object(
  { value: looseId, label: filledText },
  {
    key: filledText,
    name: filledText,
    logoUri: { anyOf: [link, { type: "null" }] },
    region_id: { anyOf: [looseId, { type: "null" }] },
    serviceability: either(
      list(component("ServiceabilityEntry")),
      component("ServiceabilityParts"),
      { type: "null" },
    ),
  },
);

const line = object(
  { title: text, quantity: looseNumber, price: dollarsOrNull },
  {
    id: looseId,
    type: filledText,
    label: textOrNull,
    rate: dollarsOrNull,
    nrc: dollarsOrNull,
    data: record({}),
  },
);

const proposalMembers = {
  date: { type: "string", pattern: "^\\d\\d/\\d\\d/\\d{4}$" },
  package: textOrNull,
  pricing: object({
    before_discount: dollars,
    discount: dollars,
    monthly: dollars,
    install: dollars,
    install_without_stacking: dollars,
    stacking: dollars,
    services_subtotal: dollars,
    equipment_subtotal: dollars,
    services: list(line),
    equipment: list(line),
  }),
  provider: object({ name: text, region: textOrNull, term: textOrNull, logoUrl: textOrNull }),
  agent: object({ firstName: text, lastName: text, email: text }),
  agency: object({ logoUrl: textOrNull, borderTop: text, borderBottom: text }),
  customer: object({ name: text, address: text }),
  disclaimer: text,
};
const notes = either(text, list(text), { type: "null" });
const numberOrNull = { type: ["number", "null"] };
const comparedCart = object({
  name: text,
  monthly: numberOrNull,
  install: numberOrNull,
  months: numberOrNull,
  total: numberOrNull,
  total_difference: numberOrNull,
  total_difference_percent: numberOrNull,
  speed_per_dollar: numberOrNull,
  best_value: flag,
});
const proposalOptional = {
  /** Notes alone, or with what the install is made of (decisions ZA4) and the carts to compare. */
  details: either(
    notes,
    object(
      { notes, install_lines: list(object({ label: text, amount: { type: "number" } })) },
      { comparison: list(comparedCart) },
    ),
  ),
  location: { type: ["object", "null"] },
};

const proposal = object(proposalMembers, proposalOptional);

/** A proposal with the query and the cart behind it. */
const contractData = object(
  {
    ...proposalMembers,
    cart: list(
      object({ id: looseId, type: filledText, quantity: looseNumber }, { boxes: looseNumber }),
      { minItems: 1 },
    ),
  },
  { ...proposalOptional, query: { type: ["object", "null"] } },
);

export const pricingComponents: Components = {
  ServiceRow: service,
  PackageRow: servicePackage,
  PricingProvider: providerOption,
  Proposal: proposal,
  ContractData: contractData,
};
