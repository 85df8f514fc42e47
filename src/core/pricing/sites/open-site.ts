import { firstChoiceEvents } from "../board/first-choice.ts";
import { type CartState, withoutRemovals } from "../cart/cart-state.ts";
import { choiceOf } from "../cart/create-cart.ts";
import { reduceAct } from "../cart/reduce-cart.ts";
import { serviceFor } from "../catalogue.ts";
import type { SiteChoice } from "./site-table.ts";

/** The proposal of a site. */
export interface OpenedSite {
  readonly cart: CartState;
  /** Whether what was chosen for the site is in it: a fresh search may not offer it any more. */
  readonly isThere: boolean;
}

/**
 * Makes the proposal of a site over a fresh search, by the events of an agent (decisions S5).
 *
 * @param empty - the empty cart of the search.
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
