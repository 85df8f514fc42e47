import { listsArabic } from "./lists.ts";
import { pricingBuilderArabic } from "./pricing-builder.ts";
import { pricingOutputsArabic } from "./pricing-outputs.ts";
import { pricingSitesArabic } from "./pricing-sites.ts";

/** The proposal builder, with several addresses and what it prints. */
export const pricingArabic = {
  ...listsArabic,
  ...pricingBuilderArabic,
  ...pricingOutputsArabic,
  ...pricingSitesArabic,
};
