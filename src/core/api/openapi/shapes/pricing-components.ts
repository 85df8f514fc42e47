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

/** Dollars, as a number or as a string. */
const amount = { anyOf: [looseNumber, { type: "null" }] };
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
      object({ id: looseId, stacking_nrc: amount }, { type: filledText, label: text }),
    ),
    condition_disabled: either(condition, list(condition), { type: "null" }),
    product_type: textOrNull,
    download_speed: amount,
    mrc_low: amount,
    mrc_high: amount,
    fiber_serviceability_type: textOrNull,
    pricing_details: textOrNull,
    phone_min: amount,
    phone_max: amount,
    addon_item_min: amount,
    addon_item_max: amount,
    addon_item_label: textOrNull,
    addon_item_label_plural: textOrNull,
    addon_item_cost_per_unit: amount,
    router_mrc: amount,
    error_msg: textOrNull,
    data: object({}, { phone_lines: amount, addon_items: amount, price: amount, mrc: amount }),
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
  { title: text, quantity: looseNumber, price: amount },
  {
    id: looseId,
    type: filledText,
    label: textOrNull,
    rate: amount,
    nrc: amount,
    data: record({}),
  },
);

const proposal = object(
  {
    date: { type: "string", pattern: "^\\d\\d/\\d\\d/\\d{4}$" },
    package: textOrNull,
    pricing: object({
      before_discount: amount,
      discount: amount,
      monthly: amount,
      install: amount,
      install_without_stacking: amount,
      stacking: amount,
      services_subtotal: amount,
      equipment_subtotal: amount,
      services: list(line),
      equipment: list(line),
    }),
    provider: object({ name: text, region: textOrNull, term: textOrNull, logoUrl: textOrNull }),
    agent: object({ firstName: text, lastName: text, email: text }),
    agency: object({ logoUrl: textOrNull, borderTop: text, borderBottom: text }),
    customer: object({ name: text, address: text }),
    disclaimer: text,
  },
  { details: { type: ["string", "array", "null"] }, location: { type: ["object", "null"] } },
);

export const pricingComponents: Components = {
  ServiceRow: service,
  PackageRow: servicePackage,
  PricingProvider: providerOption,
  Proposal: proposal,
};
