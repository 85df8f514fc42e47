import type { sentPricingAnswer } from "../../../src/core/api/pricing.ts";
import type { ValueOf } from "../../../src/core/wire/sent.ts";

/** The answer of a pricing search in its wire form. */
export type SearchAnswer = ValueOf<typeof sentPricingAnswer>;
export type PricedProvider = SearchAnswer["filter_options"]["provider"][number];
