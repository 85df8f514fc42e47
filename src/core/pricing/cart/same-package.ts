import { foldLabel } from "../../texts/fold-text.ts";
import type { Package } from "../filter-options.ts";
import { type CartState, offerOf } from "./cart-state.ts";
import { isPackageDisabled } from "./disabled-services.ts";

/**
 * Finds a package again after a change of provider, term or region, where its id may be another one.
 *
 * @param after - the cart after the change
 * @param counterparts - the ids of the services that take the place of those in the cart before
 * @returns the same package, or else the largest one of the same name that contains only counterparts; null without one
 */
export function samePackageOf(
  was: Package,
  after: CartState,
  counterparts: ReadonlySet<string>,
): Package | null {
  const { packages } = offerOf(after);
  const own = packages.get(was.value);
  if (own) return own;
  const alike = [...packages.values()].filter(
    (one) =>
      nameWithoutTerm(one) === nameWithoutTerm(was) &&
      one.serviceIds.length > 0 &&
      one.serviceIds.every((id) => counterparts.has(id)) &&
      !isPackageDisabled(after, one),
  );
  return alike.sort((a, b) => b.serviceIds.length - a.serviceIds.length)[0] ?? null;
}

function nameWithoutTerm({ label }: Package): string {
  return foldLabel(label.replace(/\b\d{1,3}[ -]?(?:mo|months?|yrs?|years?)\b/gi, ""));
}
