import { createCart } from "../cart/create-cart.ts";
import type { Catalogue } from "../catalogue.ts";
import type { PricingAnswer } from "../wire/pricing-search.ts";
import { siteOffersOf } from "./site-offers.ts";
import type { SiteAnswer } from "./site-table.ts";

/** Extracts the offers of a site from the answer of a search. */
export function siteAnswerOf({ search, message }: PricingAnswer): SiteAnswer {
  const { catalogue } = createCart(search);
  return catalogue.services.length === 0
    ? { offers: [], terms: [], message }
    : siteAnswerIn(catalogue);
}

/** Extracts the offers of a site from a parsed answer. */
export function siteAnswerIn(catalogue: Catalogue): SiteAnswer {
  const terms = catalogue.options.term.map(({ value, label }) => ({ value, label }));
  return { offers: siteOffersOf(catalogue), terms, message: null };
}
