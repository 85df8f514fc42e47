import { listsSpanish } from "./lists.ts";
import { pricingBuilderSpanish } from "./pricing-builder.ts";
import { pricingOutputsSpanish } from "./pricing-outputs.ts";
import { pricingSitesSpanish } from "./pricing-sites.ts";

/** The proposal builder, with several addresses and what it prints. */
export const pricingSpanish = {
  ...listsSpanish,
  ...pricingBuilderSpanish,
  ...pricingOutputsSpanish,
  ...pricingSitesSpanish,
};
