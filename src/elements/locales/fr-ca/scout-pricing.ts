import { listsFrench } from "./lists.ts";
import { pricingBuilderFrench } from "./pricing-builder.ts";
import { pricingOutputsFrench } from "./pricing-outputs.ts";
import { pricingSitesFrench } from "./pricing-sites.ts";

/** The proposal builder, with several addresses and what it prints. */
export const pricingFrench = {
  ...listsFrench,
  ...pricingBuilderFrench,
  ...pricingOutputsFrench,
  ...pricingSitesFrench,
};
