import * as v from "valibot";
import type { SentPackageRow } from "../../../src/core/pricing/wire/pricing-search.ts";
import type { SentServiceRow } from "../../../src/core/pricing/wire/service-row.ts";

/** A service row and a package, as in the API document. */
export type Service = SentServiceRow;
export type ServicePackage = SentPackageRow;

const document = <Content>() =>
  v.custom<Content>((raw) => typeof raw === "object" && raw !== null && !Array.isArray(raw));

export const rateCardSchema = v.object({
  /** Key of the carrier. */
  id: v.string(),
  services: v.array(document<Service>()),
  packages: v.array(document<ServicePackage>()),
  /** Regions with different prices; empty if one price applies everywhere. */
  regions: v.array(v.string()),
  /** True if the carrier accepts contracts made from proposals. */
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
