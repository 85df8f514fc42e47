import type { PricingSearch } from "./pricing-search-wire.ts";

/** The answer of a pricing search: what the cart reads, and what the server has to say. */
export interface PricingAnswer {
  readonly search: PricingSearch;
  /** HTML, to be cleaned: `errorMessage`, else `message`; null when neither says anything. */
  readonly message: string | null;
}
