import * as v from "valibot";

const nullable = v.nullable(v.string());

export const userSchema = v.object({
  id: v.string(),
  name: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.optional(v.string()),
  roles: v.array(v.string()),
  capabilities: v.array(v.string()),
  mayBrand: v.boolean(),
});
/** A user who may sign in. */
export type User = v.InferOutput<typeof userSchema>;

export const sessionSchema = v.object({
  id: v.string(),
  /** Null after sign-out. */
  userId: nullable,
  createdAt: v.number(),
});
/** A cookie session. */
export type Session = v.InferOutput<typeof sessionSchema>;

export const secretSchema = v.object({ id: v.string(), value: v.string() });
/** A secret that the backend created once. */
export type Secret = v.InferOutput<typeof secretSchema>;

export const brandingSchema = v.object({
  id: v.string(),
  siteColor: v.string(),
  buttonTextColor: v.string(),
  primaryLogo: nullable,
  navigationLogo: nullable,
});
/** The branding of the site. */
export type Branding = v.InferOutput<typeof brandingSchema>;

export const pageViewSchema = v.object({
  id: v.string(),
  path: v.string(),
  open: v.number(),
  close: v.nullable(v.number()),
  userId: nullable,
});
export type PageView = v.InferOutput<typeof pageViewSchema>;

export const eventSchema = v.object({
  id: v.string(),
  event: v.string(),
  at: v.number(),
  userId: nullable,
});
/** A tracked event, such as a sign-in. */
export type TrackedEvent = v.InferOutput<typeof eventSchema>;

export const buildingSchema = v.object({
  /** The address in normal form. */
  id: v.string(),
  street: v.string(),
  city: v.string(),
  state: v.string(),
  postalCode: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  lata: v.string(),
  npaNxx: v.string(),
  clli: v.string(),
  lecKey: v.string(),
  cableKey: v.string(),
});
/** A street address with its data in the network. */
export type Building = v.InferOutput<typeof buildingSchema>;

export const carrierSchema = v.object({
  id: v.string(),
  name: v.string(),
  kind: v.picklist(["lec", "cable", "fiber", "fixed-wireless", "satellite", "reseller"]),
  /** Two-letter states, or `US` for all of them. */
  footprint: v.array(v.string()),
  /** True if the carrier answers in real time. */
  hasApi: v.boolean(),
  uri: v.string(),
  /** The probability, from 0 to 1, that it serves a building of its footprint. */
  reach: v.number(),
});
/** A company that may serve a building. */
export type Carrier = v.InferOutput<typeof carrierSchema>;

export const lookupSchema = v.object({
  /** The batch number. */
  id: v.string(),
  token: v.string(),
  seed: v.string(),
  userId: v.string(),
  building: buildingSchema,
  scenario: nullable,
  createdAt: v.number(),
  /** The number of completed steps. */
  step: v.number(),
  /** When the current step started. */
  stepStartedAt: v.number(),
  polls: v.number(),
  finishes: v.number(),
});
/** A running lookup. */
export type Lookup = v.InferOutput<typeof lookupSchema>;
