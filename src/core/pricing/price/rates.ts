import { type CentsOrError, zeroCents } from "../../money/cents.ts";
import { isPricedAsRange, type RateField, type Service } from "../service.ts";

/** 1 is double, 2 triple, 3 quad (1 §9). */
export type BundleLevel = 0 | 1 | 2 | 3;

/** The number of types in the cart that a service bundles with, up to 3 (decisions L1). */
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
 * Why a rate applies: it is the package's, the one of the bundle level, a lower one because that is
 * missing, or the base rate of a service in no bundle. Or no rate applies: none is given, or the first
 * one found is invalid.
 */
export type RateReason = "package" | "level" | "fallback" | "base" | "missing" | "invalid";

export interface Rate {
  /** Per month and unit. */
  readonly cents: CentsOrError;
  /** The field that has it; null when none does. */
  readonly field: RateField | null;
  readonly reason: RateReason;
}

/** The rates that each bundle level tries, in order (decisions L2, L3). */
export const rateChains: Readonly<Record<BundleLevel, readonly RateField[]>> = {
  3: ["quad_mrc", "triple_mrc", "double_mrc", "bundled_mrc", "mrc"],
  2: ["triple_mrc", "double_mrc", "bundled_mrc", "mrc"],
  1: ["double_mrc", "bundled_mrc", "mrc"],
  0: ["mrc"],
};

/**
 * The rate that applies: the first one given (decisions L2 to L4). 0 is a price. A service priced as a
 * range has no rate (decisions I14).
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
