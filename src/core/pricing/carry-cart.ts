import { optionOf } from "./cart-scene.ts";
import type { CartState } from "./cart-state.ts";
import { createCart } from "./create-cart.ts";
import { normaliseCart } from "./normalise-cart.ts";
import type { PricingSearch } from "./pricing-search.ts";

/**
 * The cart of a new search of the same address: what was chosen stays as far as it is still legal
 * (rulings I24). `removed` says what is not.
 */
export function carryCart(before: CartState, search: PricingSearch): CartState {
  const fresh = createCart(search);
  const options = fresh.catalogue.search.filter_options;
  const isOffered = optionOf(options?.provider, before.provider) !== null;
  if (!isOffered) return fresh;
  const { provider, term, region, toggles, cart, quantities } = before;
  return normaliseCart({
    ...fresh,
    provider,
    term: optionOf(options?.term, term) ? term : fresh.term,
    region: optionOf(options?.region, region) ? region : fresh.region,
    package: before.package,
    toggles,
    cart,
    quantities,
  });
}
