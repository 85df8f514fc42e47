import { type Catalogue, createCatalogue } from "../catalogue.ts";
import { type FilterOption, optionOf } from "../filter-options.ts";
import type { PricingInputs } from "../wire/pricing-query.ts";
import type { PricingSearch } from "../wire/pricing-search.ts";
import { readSearch } from "../wire/read-search.ts";
import { type CartState, noToggles, removalOf } from "./cart-state.ts";
import { normaliseCart } from "./normalise-cart.ts";

/**
 * Creates an empty cart for the answer of a search, and reads and indexes its services once (decisions J.0). The
 * provider that the answer names is chosen, or else the only one. A single term is chosen, too (decisions I4, I8).
 *
 * @param search - the answer as on the wire; its members may be nested in `data` (decisions B17)
 */
export function createCart(search: PricingSearch): CartState {
  return startCart(createCatalogue(readSearch(search)));
}

/**
 * Moves a cart to a newer search of the same address, and keeps every choice that is still legal (decisions I24). The
 * cart is empty if the provider or the term is not an option any more.
 */
export function continueCart(before: CartState, search: PricingSearch): CartState {
  return continueOver(before, createCart(search));
}

/** Moves a cart to a newer search whose empty cart is already created. */
export function continueOver(before: CartState, fresh: CartState): CartState {
  const { provider, term, region, package: chosen, toggles, cart, quantities } = before;
  const { options } = fresh.catalogue;
  if (!optionOf(options.provider, provider) || !optionOf(options.term, term)) return fresh;
  const after = normaliseCart({
    ...fresh,
    provider,
    term,
    region: optionOf(options.region, region) ? region : fresh.region,
    package: chosen,
    toggles,
    cart,
    quantities,
  });
  // Take the names from the older search, because the newer one may not contain the removed services.
  const removed = after.removed.map((removal) => removalOf(before, removal.id, removal.reason));
  return { ...after, removed };
}

/** Creates the state before any event. */
export function startCart(catalogue: Catalogue): CartState {
  const { options, query } = catalogue;
  const requested = optionOf(options.provider, query.provider);
  return {
    catalogue,
    ...choiceOf(catalogue, requested ? requested.value : onlyValueOf(options.provider)),
    package: null,
    toggles: noToggles,
    cart: [],
    quantities: new Map(),
    removed: [],
    packageRemoved: null,
  };
}

/** The choice of a provider, its region and, if there is only one, the term. */
export function choiceOf({ options }: Catalogue, provider: string | null) {
  const regionId = optionOf(options.provider, provider)?.regionId ?? "";
  return {
    provider,
    term: provider === null ? null : onlyValueOf(options.term),
    region: provider === null ? null : regionId === "" ? onlyValueOf(options.region) : regionId,
  };
}

function onlyValueOf(options: readonly FilterOption[]): string | null {
  const [only, ...others] = options;
  return (others.length === 0 && only?.value) || null;
}

const choiceNames = ["provider", "term", "package"] as const;
export type ChoiceName = (typeof choiceNames)[number];

/**
 * The choices of a link that the cart does not have, because they are not offered. A package may be offered, but not
 * with this provider and term, or not at this address.
 */
export function droppedChoicesOf(inputs: PricingInputs, cart: CartState): readonly ChoiceName[] {
  const { options, query } = cart.catalogue;
  // The link may use another name for the provider, which the server has resolved in its answer.
  const isProviderNamed = query.provider === cart.provider;
  const isOfferChosen = cart.provider !== null && cart.term !== null;
  return choiceNames.filter((name) => {
    if (inputs[name] === "" || inputs[name] === cart[name]) return false;
    if (name === "package" && isOfferChosen) return true;
    const isKnown = optionOf<FilterOption>(options[name], inputs[name]) !== null;
    return !isKnown && !(name === "provider" && isProviderNamed);
  });
}
