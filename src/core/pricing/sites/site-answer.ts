import { createCart } from "../cart/create-cart.ts";
import type { Catalogue } from "../catalogue.ts";
import type { PricingAnswer } from "../wire/pricing-search.ts";
import { siteOffersOf } from "./site-offers.ts";
import type { SiteAnswer } from "./site-table.ts";

/** What the answer of a search says of its site (1 §7). */
export function siteAnswerOf({ search, message }: PricingAnswer): SiteAnswer {
  const { catalogue } = createCart(search);
  return catalogue.services.length === 0
    ? { offers: [], terms: [], message }
    : siteAnswerIn(catalogue);
}

/** The same, of an answer that was read. */
export function siteAnswerIn(catalogue: Catalogue): SiteAnswer {
  const terms = catalogue.options.term.map(({ value, label }) => ({ value, label }));
  return { offers: siteOffersOf(catalogue), terms, message: null };
}
