import { idsOf, textOf } from "./read-wire.ts";
import type { ServiceRow } from "./service-row.ts";

/** 1 is double, 2 triple, 3 quad (1 §9). */
export type BundleLevel = 0 | 1 | 2 | 3;

/**
 * How many of the other types that a row bundles with are in the cart, up to 3: each type once,
 * its own never (rulings L1).
 */
export function bundleLevelOf(row: ServiceRow, typesInCart: ReadonlySet<string>): BundleLevel {
  const own = textOf(row.type);
  const present = idsOf(row.bundled_service_types).filter(
    (type) => type !== own && typesInCart.has(type),
  );
  if (present.length >= 3) return 3;
  return present.length === 2 ? 2 : present.length === 1 ? 1 : 0;
}
