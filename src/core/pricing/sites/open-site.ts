import { type CartEvent, type CartState, offerOf, withoutRemovals } from "../cart/cart-state.ts";
import { reduceCart } from "../cart/reduce-cart.ts";
import { sectionNames } from "../service-type.ts";
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
export function openedSiteOf(empty: CartState, choice: SiteChoice): OpenedSite {
  const { serviceId: id } = choice;
  const at = after(empty, [
    { kind: "chooseProvider", value: choice.provider },
    { kind: "chooseTerm", value: choice.term },
  ]);
  const family = offerOf(at).services.get(id)?.family;
  const cart = after(at, [
    ...sectionNames
      .filter((section) => section === family)
      .map((section) => ({ kind: "toggleSection", section, isOn: true }) as const),
    { kind: "selectItem", id },
  ]);
  return { cart: withoutRemovals(cart), isThere: cart.cart.includes(id) };
}

function after(state: CartState, events: readonly CartEvent[]): CartState {
  return events.reduce(reduceCart, state);
}
