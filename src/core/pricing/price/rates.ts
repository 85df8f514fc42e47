import { type CentsOrError, zeroCents } from "../../money/cents.ts";
import { isPricedAsRange, type RateField, type Service } from "../service.ts";

/** The number of bundled types: 1 is a double, 2 a triple, 3 a quad bundle. */
export type BundleLevel = 0 | 1 | 2 | 3;

/** The number of types in the cart with which a service is bundled, up to 3. */
export function bundleLevelOf(service: Service, typesInCart: ReadonlySet<string>): BundleLevel {
  const { length } = bundledTypesInCart(service, typesInCart);
  if (length >= 3) return 3;
  return length === 2 ? 2 : length === 1 ? 1 : 0;
}

export function bundledTypesInCart(
  { bundledTypes }: Service,
  typesInCart: ReadonlySet<string>,
): readonly string[] {
  return bundledTypes.filter((type) => typesInCart.has(type));
}

/**
 * Why a rate applies. `package`: it is the package rate. `level`: it is the rate of the bundle level. `fallback`: that
 * rate is missing, so a lower one applies. `base`: the service is not bundled. `missing`: there is no rate. `invalid`:
 * the first rate found is invalid.
 */
export type RateReason = "package" | "level" | "fallback" | "base" | "missing" | "invalid";

export interface Rate {
  /** The rate per month and unit, in cents. */
  readonly cents: CentsOrError;
  /** The wire field of the rate; null without a rate. */
  readonly field: RateField | null;
  readonly reason: RateReason;
}

/** The fields that may have the rate of each bundle level. The first one that is given applies. */
export const rateChains: Readonly<Record<BundleLevel, readonly RateField[]>> = {
  3: ["quad_mrc", "triple_mrc", "double_mrc", "bundled_mrc", "mrc"],
  2: ["triple_mrc", "double_mrc", "bundled_mrc", "mrc"],
  1: ["double_mrc", "bundled_mrc", "mrc"],
  0: ["mrc"],
};

/**
 * Finds the rate that applies: the first one given, including 0. A service with a price range instead of a price has no
 * rate.
 */
export function rateOf(
  service: Service,
  level: BundleLevel,
  { usesPackageRate }: { readonly usesPackageRate: boolean },
): Rate {
  if (isPricedAsRange(service)) return noRate;
  const chain = rateChains[level];
  for (const field of usesPackageRate ? (["package_mrc", ...chain] as const) : chain) {
    const money = service.rates[field];
    if (money.kind === "invalid") return { cents: null, field, reason: "invalid" };
    if (money.kind === "amount")
      return { cents: money.cents, field, reason: reasonOf(field, chain) };
  }
  return noRate;
}

const noRate: Rate = { cents: zeroCents, field: null, reason: "missing" };

function reasonOf(field: RateField, chain: readonly RateField[]): RateReason {
  if (field === "package_mrc") return "package";
  if (chain.length === 1) return "base";
  return field === chain[0] ? "level" : "fallback";
}
