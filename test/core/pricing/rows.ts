import type { CartEvent, CartState } from "../../../src/core/pricing/cart/cart-state.ts";
import { reduceCart } from "../../../src/core/pricing/cart/reduce-cart.ts";
import type {
  PackageRow,
  PricingSearch,
  ProviderOptionRow,
} from "../../../src/core/pricing/wire/pricing-search.ts";
import type { ServiceRow } from "../../../src/core/pricing/wire/service-row.ts";

/** Creates a broadband row without prices. */
export function aRow(given: Partial<ServiceRow> = {}): ServiceRow {
  return { id: "A", type: "broadband", title: "Row", widget: "radio", ...given };
}

export function aPackage(given: Partial<PackageRow> = {}): PackageRow {
  return { value: "pk", title: "Package", ...given };
}

/** Makes any later write fail, at any depth. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) deepFreeze(member);
  }
  return value;
}

/** Creates a search with one provider and one term, so that both are chosen. */
export function aSearch(
  rows: readonly ServiceRow[],
  packages: readonly PackageRow[] = [],
  provider: Partial<ProviderOptionRow> = {},
): PricingSearch {
  return deepFreeze({
    rows,
    filter_options: {
      provider: [{ value: "cox", label: "Cox", ...provider }],
      term: [{ value: "36", label: "36 Months" }],
      package: packages,
      region: [],
    },
  });
}

/** Returns the cart after some events. */
export function cartAfter(state: CartState, ...events: readonly CartEvent[]): CartState {
  return events.reduce(reduceCart, state);
}

/** Returns the removals of the last event, with their reasons. */
export function removalsOf({ removed }: CartState) {
  return removed.map(({ id, reason }) => ({ id, reason }));
}

export const select = (id: string): CartEvent => ({ kind: "selectItem", id });
export const deselect = (id: string): CartEvent => ({ kind: "deselectItem", id });
export const choose = (value: string | null): CartEvent => ({ kind: "choosePackage", value });
