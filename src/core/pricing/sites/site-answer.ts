import { createCart } from "../cart/create-cart.ts";
import type { Catalogue } from "../catalogue.ts";
import type { ProposalDraft } from "../drafts/proposal-draft.ts";
import type { PricingAnswer } from "../wire/pricing-search.ts";
import { siteCatalogueOf } from "./site-catalogue.ts";
import { siteOffersOf } from "./site-offers.ts";
import type { SiteAnswer } from "./site-quote.ts";

/**
 * Extracts from the answer of a search what the proposals of a site can contain.
 *
 * @param own - the user's own proposal for the site; null without one
 */
export function siteAnswerOf(
  { search, message }: PricingAnswer,
  own: ProposalDraft | null,
): SiteAnswer {
  const { catalogue } = createCart(search);
  const answer = siteAnswerIn(catalogue, own);
  return catalogue.services.length > 0 ? answer : { ...answer, message };
}

/** Extracts from a parsed answer what the proposals of a site can contain. */
export function siteAnswerIn(catalogue: Catalogue, own: ProposalDraft | null): SiteAnswer {
  const terms = catalogue.options.term.map(({ value, label }) => ({ value, label }));
  const { address, services } = catalogue;
  const offers = siteOffersOf(catalogue);
  return {
    address,
    isFound: services.length > 0 || address !== "",
    offers,
    catalogue: siteCatalogueOf(catalogue, offers, own),
    terms,
    message: null,
  };
}
