import { listsGerman } from "./lists.ts";
import { pricingBuilderGerman } from "./pricing-builder.ts";
import { pricingOutputsGerman } from "./pricing-outputs.ts";
import { pricingSitesGerman } from "./pricing-sites.ts";

/** The proposal builder, with several addresses and what it prints. */
export const pricingGerman = {
  ...listsGerman,
  ...pricingBuilderGerman,
  ...pricingOutputsGerman,
  ...pricingSitesGerman,
};
