import { type Cents, subtractCents } from "../../money/cents.ts";
import type { Package } from "../filter-options.ts";
import { cartPriceOf } from "./cart-items.ts";
import { type CartState, offerOf } from "./cart-state.ts";
import { isPackageDisabled } from "./disabled-services.ts";
import { normaliseCart } from "./normalise-cart.ts";
import { reduceCart } from "./reduce-cart.ts";

/** A package that saves money on a cart. */
export interface PackageSuggestion {
  readonly package: Package;
  /** Titles of the services that it adds; empty if it only makes the current cart cheaper. */
  readonly added: readonly string[];
  /** The change of the monthly total, which is negative if the cart becomes cheaper. */
  readonly monthly: Cents;
  /**
   * The monthly saving compared with the same services without the package. It is always above 0.
   */
  readonly saved: Cents;
}

/**
 * Finds the package that saves the most, keeps all chosen services, and has no higher one-time cost than the same
 * services without it.
 *
 * @returns null if no package qualifies
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
  // A package without any service of the cart cannot save money on it. This check excludes most packages cheaply.
  if (!one.serviceIds.some((id) => state.cart.includes(id)) || isPackageDisabled(state, one)) {
    return null;
  }
  const withPackage = reduceCart(state, { kind: "choosePackage", value: one.value });
  if (!state.cart.every((id) => withPackage.cart.includes(id))) return null;
  const added = withPackage.cart.filter((id) => !state.cart.includes(id));
  const after = cartPriceOf(withPackage);
  const monthly = subtractCents(after.monthly, before);
  if (monthly === null) return null;
  // Compare with both the current package and no package, because either may be cheaper.
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
