import { type Catalogue, createCatalogue } from "../catalogue.ts";
import { type FilterOption, optionOf } from "../filter-options.ts";
import type { PricingInputs } from "../wire/pricing-query.ts";
import type { PricingSearch } from "../wire/pricing-search.ts";
import { readSearch } from "../wire/read-search.ts";
import { type CartState, noToggles, removalOf } from "./cart-state.ts";
import { normaliseCart } from "./normalise-cart.ts";

/**
 * An empty cart over the services of a search, which are read and indexed here, once (decisions J.0).
 * The provider that the search itself names is chosen, else the only one; so is the only term
 * (decisions I4, I8).
 *
 * @param search - the answer as on the wire; its members may be nested in `data` (decisions B17).
 */
export function createCart(search: PricingSearch): CartState {
  return startCart(createCatalogue(readSearch(search)));
}

/**
 * The cart over a newer search of the same address: what is still legal stays (decisions I24). Without
 * the provider or the term among the options the cart is empty.
 */
export function continueCart(before: CartState, search: PricingSearch): CartState {
  return continueOver(before, createCart(search));
}

/** The same over the empty cart of the newer search. */
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
  // The fresh search may not know the names of what it no longer offers.
  const removed = after.removed.map((removal) => removalOf(before, removal.id, removal.reason));
  return { ...after, removed };
}

/** The state before any event. */
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

/** A provider with its region and, when there is only one, the term (decisions I7, I8). */
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
 * The choices that a link names and the cart does not have, because they are not offered (decisions I4).
 * A package may be offered, but not with this provider and term, or not at this address (decisions J8).
 */
export function droppedChoicesOf(inputs: PricingInputs, cart: CartState): readonly ChoiceName[] {
  const { options, query } = cart.catalogue;
  // The answer may name the provider that the link means.
  const isProviderNamed = query.provider === cart.provider;
  const isOfferChosen = cart.provider !== null && cart.term !== null;
  return choiceNames.filter((name) => {
    if (inputs[name] === "" || inputs[name] === cart[name]) return false;
    if (name === "package" && isOfferChosen) return true;
    const isKnown = optionOf<FilterOption>(options[name], inputs[name]) !== null;
    return !isKnown && !(name === "provider" && isProviderNamed);
  });
}
