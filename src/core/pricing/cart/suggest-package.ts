import { type Cents, subtractCents } from "../../money/cents.ts";
import type { Package } from "../filter-options.ts";
import { cartPriceOf } from "./cart-items.ts";
import { type CartState, offerOf } from "./cart-state.ts";
import { isPackageDisabled } from "./disabled-services.ts";
import { normaliseCart } from "./normalise-cart.ts";
import { reduceCart } from "./reduce-cart.ts";

/** A package that suits a cart. */
export interface PackageSuggestion {
  readonly package: Package;
  /** Titles of what it adds; none where it makes the present cart cheaper. */
  readonly added: readonly string[];
  /** Per month: what it changes the total by, below zero where the cart becomes cheaper. */
  readonly monthly: Cents;
  /** Per month: what it saves against the same services without it; always above 0. */
  readonly saved: Cents;
}

/**
 * The package that saves most, keeps everything that is chosen, and costs no more once than the same services without
 * it: it makes the cart cheaper, or completes it for less than the sum.
 *
 * @returns null where none does.
 */
export function suggestPackage(state: CartState): PackageSuggestion | null {
  if (state.cart.length === 0) return null;
  const price = cartPriceOf(state);
  if (price.monthly === null) return null;
  let best: PackageSuggestion | null = null;
  for (const one of offerOf(state).packages.values()) {
    if (one.value === state.package) continue;
    const found = suggestionOf(state, one, price.monthly);
    if (found !== null && found.saved > (best?.saved ?? 0)) best = found;
  }
  return best;
}

function suggestionOf(state: CartState, one: Package, before: Cents): PackageSuggestion | null {
  // Most packages have nothing of a cart: they cannot save anything on it.
  if (!one.serviceIds.some((id) => state.cart.includes(id)) || isPackageDisabled(state, one)) {
    return null;
  }
  const withPackage = reduceCart(state, { kind: "choosePackage", value: one.value });
  if (!state.cart.every((id) => withPackage.cart.includes(id))) return null;
  const added = withPackage.cart.filter((id) => !state.cart.includes(id));
  const after = cartPriceOf(withPackage);
  const monthly = subtractCents(after.monthly, before);
  if (monthly === null) return null;
  // The package that is chosen already may save more, or cost more than none.
  let saved: Cents | null = null;
  for (const other of new Set([state.package, null])) {
    const apart = cartPriceOf(normaliseCart({ ...withPackage, package: other }));
    const less = subtractCents(apart.monthly, after.monthly);
    const once = subtractCents(apart.install, after.install);
    if (less === null || less <= 0 || once === null || once < 0) return null;
    if (saved === null || less < saved) saved = less;
  }
  if (saved === null) return null;
  const { services } = offerOf(state);
  return {
    package: one,
    added: added.map((id) => services.get(id)?.title ?? id),
    monthly,
    saved,
  };
}
