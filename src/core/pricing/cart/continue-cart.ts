import { optionOf } from "../rules/rule-context.ts";
import type { PricingSearch } from "../wire/pricing-search-wire.ts";
import type { CartState } from "./cart-state.ts";
import { createCart } from "./create-cart.ts";
import { normaliseCart } from "./normalise-cart.ts";

/**
 * The cart over a newer search of the same address: what is still legal stays (decisions I24). Where
 * the provider or the term is no longer an option it is an empty one.
 */
export function continueCart(before: CartState, search: PricingSearch): CartState {
  const fresh = createCart(search);
  const { provider, term, region, package: chosen, toggles, cart, quantities } = before;
  const options = fresh.catalogue.search.filter_options;
  if (!optionOf(options?.provider, provider) || !optionOf(options?.term, term)) return fresh;
  return normaliseCart({
    ...fresh,
    provider,
    term,
    region: optionOf(options?.region, region) ? region : fresh.region,
    package: chosen,
    toggles,
    cart,
    quantities,
  });
}
