import { idsOf, textOf } from "../wire/read-wire.ts";
import type { ServiceRow } from "../wire/service-row.ts";

/** 1 is double, 2 triple, 3 quad (1 §9). */
export type BundleLevel = 0 | 1 | 2 | 3;

/** The other types that a row bundles with and that are in the cart: each once, its own never. */
export function bundledTypesOf(row: ServiceRow, typesInCart: ReadonlySet<string>) {
  const own = textOf(row.type);
  return idsOf(row.bundled_service_types).filter((type) => type !== own && typesInCart.has(type));
}

/** How many they are, up to 3 (decisions L1). */
export function bundleLevelOf(row: ServiceRow, typesInCart: ReadonlySet<string>): BundleLevel {
  const { length } = bundledTypesOf(row, typesInCart);
  if (length >= 3) return 3;
  return length === 2 ? 2 : length === 1 ? 1 : 0;
}
