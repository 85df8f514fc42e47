import { type Catalogue, createCatalogue } from "../catalogue.ts";
import { optionOf } from "../rules/rule-context.ts";
import type { FilterOption, PricingSearch } from "../wire/pricing-search-wire.ts";
import { memberOf, textOf } from "../wire/read-wire.ts";
import { readableSearch } from "../wire/readable-search.ts";
import { type CartState, noToggles } from "./cart-state.ts";

/**
 * An empty cart over the rows of a search, which are indexed here, once (decisions J.0). The provider
 * that the search itself names is chosen, or the only one; so is the only term (decisions I4, I8).
 *
 * @param search - the answer as on the wire; its members may also stand under `data` (decisions Z5).
 */
export function createCart(search: PricingSearch): CartState {
  return startCart(createCatalogue(readableSearch(search)));
}

/** The state before any event. */
export function startCart(catalogue: Catalogue): CartState {
  const { search } = catalogue;
  const options = search.filter_options?.provider;
  const asked = optionOf(options, textOf(memberOf(search.query, "provider")));
  return {
    catalogue,
    ...choiceOf(catalogue, asked ? textOf(asked.value) : onlyValueOf(options)),
    package: null,
    toggles: noToggles,
    cart: [],
    quantities: new Map(),
    removed: [],
    packageRemoved: null,
  };
}

/** A provider with its region and, when there is but one, the term (decisions I7, I8). */
export function choiceOf({ search }: Catalogue, provider: string | null) {
  const options = search.filter_options;
  const own = textOf(optionOf(options?.provider, provider)?.region_id);
  return {
    provider,
    term: provider === null ? null : onlyValueOf(options?.term),
    region: provider === null ? null : own === "" ? onlyValueOf(options?.region) : own,
  };
}

function onlyValueOf(options: readonly FilterOption[] | undefined): string | null {
  const [only, ...others] = options ?? [];
  return (others.length === 0 && textOf(only?.value)) || null;
}
