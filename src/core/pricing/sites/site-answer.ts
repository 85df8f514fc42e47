import { createCart } from "../cart/create-cart.ts";
import type { Catalogue } from "../catalogue.ts";
import type { PricingAnswer } from "../wire/pricing-search.ts";
import { siteOffersOf } from "./site-offers.ts";
import type { SiteAnswer } from "./site-table.ts";

/** Extracts the offers of a site from the answer of a search. */
export function siteAnswerOf({ search, message }: PricingAnswer): SiteAnswer {
  const { catalogue } = createCart(search);
  const answer = siteAnswerIn(catalogue);
  return catalogue.services.length > 0 ? answer : { ...answer, message };
}

/** Extracts the offers of a site from a parsed answer. */
export function siteAnswerIn(catalogue: Catalogue): SiteAnswer {
  const terms = catalogue.options.term.map(({ value, label }) => ({ value, label }));
  const { address, services } = catalogue;
  const isFound = services.length > 0 || address !== "";
  return { address, isFound, offers: siteOffersOf(catalogue), terms, message: null };
}
