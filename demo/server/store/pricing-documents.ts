import * as v from "valibot";

/** Dollars: usually a number; carriers also send strings, and null if there is no price. */
const amount = v.exactOptional(v.nullable(v.union([v.number(), v.string()])));
const text = v.exactOptional(v.string());
const texts = v.exactOptional(v.array(v.string()));
const whole = v.exactOptional(v.number());

const conditionSchema = v.object({
  entity: v.string(),
  key: v.string(),
  value: v.union([v.string(), v.array(v.string())]),
});

export const serviceTypes = [
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
] as const;

/** A service row in its wire form (1 §3). */
export const serviceSchema = v.object({
  id: v.string(),
  title: v.string(),
  type: v.picklist(serviceTypes),
  widget: v.picklist(["radio", "checkbox"]),
  provider: v.string(),
  /** Empty means every term. */
  terms: v.array(v.string()),
  region: texts,
  description: text,
  label: text,
  mrc: amount,
  bundled_mrc: amount,
  double_mrc: amount,
  triple_mrc: amount,
  quad_mrc: amount,
  package_mrc: amount,
  nrc: amount,
  nrc_stacking: amount,
  equipment_fee: amount,
  equipment_fee_label: text,
  dependencies: texts,
  linked_services: texts,
  bundled_service_types: texts,
  secondary_services: v.exactOptional(
    v.array(v.object({ id: text, type: text, label: v.string(), stacking_nrc: v.number() })),
  ),
  condition_disabled: v.exactOptional(v.union([conditionSchema, v.array(conditionSchema)])),
  product_type: text,
  download_speed: v.exactOptional(v.union([v.number(), v.string()])),
  mrc_low: amount,
  mrc_high: amount,
  fiber_serviceability_type: text,
  pricing_details: text,
  phone_min: whole,
  phone_max: whole,
  addon_item_min: whole,
  addon_item_max: whole,
  addon_item_label: text,
  addon_item_label_plural: text,
  addon_item_cost_per_unit: amount,
  router_mrc: amount,
  error_msg: text,
  data: v.exactOptional(v.object({ phone_lines: whole, addon_items: whole })),
});
export type Service = v.InferOutput<typeof serviceSchema>;

/** A package in its wire form (1 §3). */
export const packageSchema = v.object({
  value: v.string(),
  code: v.string(),
  title: v.string(),
  description: v.string(),
  price: v.nullable(v.union([v.number(), v.string()])),
  non_recurring_charge: amount,
  dependencies: v.array(v.string()),
  use_package_mrc: v.boolean(),
  include_fee: v.boolean(),
  install_discount: amount,
  region: texts,
  provider: v.string(),
  terms: v.array(v.string()),
});
export type ServicePackage = v.InferOutput<typeof packageSchema>;

export const rateCardSchema = v.object({
  /** Key of the carrier. */
  id: v.string(),
  services: v.array(serviceSchema),
  packages: v.array(packageSchema),
  /** Regions with different prices; empty if one price applies everywhere. */
  regions: v.array(v.string()),
  /** Whether the carrier accepts contracts made from proposals. */
  takesContracts: v.boolean(),
});
/** Everything that a carrier sells, with prices. */
export type RateCard = v.InferOutput<typeof rateCardSchema>;

export const attemptSchema = v.object({ id: v.string(), count: v.number() });
/** How often a user has requested an address that fails a number of times. */
export type Attempt = v.InferOutput<typeof attemptSchema>;

export const contractSchema = v.object({
  /** The guid. */
  id: v.string(),
  userId: v.string(),
  providerKey: v.string(),
  customerName: v.string(),
  /** Empty for a draft. */
  state: v.string(),
  createdAt: v.number(),
  /** `contract_data` as it was sent. */
  payload: v.record(v.string(), v.unknown()),
  /** The filled-in form, by field name. */
  form: v.optional(v.record(v.string(), v.string()), {}),
});
/** A contract made from a proposal. */
export type Contract = v.InferOutput<typeof contractSchema>;
