import { text, type ValuesOf } from "../host/element/element-attributes.ts";

export const attributes = {
  /** Address to price; a parameter `address` of the page's URL wins. */
  address: text(""),
  /** Name of the customer; the URL's `prepared_for` wins. */
  "prepared-for": text(""),
  /** Value of the provider to choose; the URL's `provider` wins. */
  provider: text(""),
  /** Value of the term to choose; the URL's `term` wins. */
  term: text(""),
  /** Value of the package to choose; the URL's `package` wins. */
  package: text(""),
} as const;

export type ScoutPricingAttributes = ValuesOf<typeof attributes>;
