import { type CartState, withoutRemovals } from "../cart/cart-state.ts";
import { choiceOf } from "../cart/create-cart.ts";
import { reduceAct } from "../cart/reduce-cart.ts";
import { lineCartOf, offerFor } from "./line-offer.ts";
import { siteAnswerIn } from "./site-answer.ts";
import type { SiteCriterion } from "./site-criterion.ts";
import { proposalQuoteOf, quoteOf } from "./site-quote.ts";
import type { SiteChoice } from "./site-table.ts";

/** The proposal of a site. */
export interface OpenedSite {
  readonly cart: CartState;
  /** True if the proposal contains the choice for the site. A new search may not offer it any more. */
  readonly isThere: boolean;
}

/**
 * Creates the proposal of a site from a new search, by the events of an agent. It does not contain the backup line, which
 * is a proposal of its own.
 *
 * @param empty - the empty cart of the search
 */
export function openedSiteOf(
  empty: CartState,
  choice: SiteChoice,
  criterion: SiteCriterion,
): OpenedSite {
  const cart = chosenCartOf(empty, choice, criterion);
  if (cart !== null) return { cart: withoutRemovals(cart), isThere: true };
  const { provider, term } = choice;
  const { region } = choiceOf(empty.catalogue, provider);
  const placed = reduceAct(empty, [
    { kind: "chooseProvider", value: provider },
    { kind: "chooseRegion", value: region },
    { kind: "chooseTerm", value: term },
  ]);
  return { cart: withoutRemovals(placed), isThere: false };
}

function chosenCartOf(
  { catalogue }: CartState,
  choice: SiteChoice,
  criterion: SiteCriterion,
): CartState | null {
  const { own } = choice;
  const answer = { ...siteAnswerIn(catalogue, own ?? null), catalogue };
  if (own !== undefined) return proposalQuoteOf(answer, own, criterion)?.cart ?? null;
  const offer = offerFor(answer, choice);
  if (offer === null) return null;
  return quoteOf(answer, offer, criterion).cart ?? lineCartOf(catalogue, offer);
}
