import { firstChoiceEvents } from "../board/first-choice.ts";
import { type CartState, withoutRemovals } from "../cart/cart-state.ts";
import { choiceOf } from "../cart/create-cart.ts";
import { reduceAct } from "../cart/reduce-cart.ts";
import { serviceFor } from "../catalogue.ts";
import type { SiteChoice } from "./site-table.ts";

/** The proposal of a site. */
export interface OpenedSite {
  readonly cart: CartState;
  /** True if the proposal contains the choice for the site. A new search may not offer it any more. */
  readonly isThere: boolean;
}

/**
 * Creates the proposal of a site from a new search, by the events of an agent.
 *
 * @param empty - the empty cart of the search
 */
export function openedSiteOf(
  empty: CartState,
  { provider, term, serviceId }: SiteChoice,
): OpenedSite {
  const { region } = choiceOf(empty.catalogue, provider);
  const choice = { provider, term, region };
  const service = serviceFor(empty.catalogue, serviceId, choice);
  const cart = reduceAct(
    empty,
    service === undefined
      ? [
          { kind: "chooseProvider", value: provider },
          { kind: "chooseTerm", value: term },
        ]
      : firstChoiceEvents(service, choice),
  );
  return { cart: withoutRemovals(cart), isThere: cart.cart.includes(serviceId) };
}
