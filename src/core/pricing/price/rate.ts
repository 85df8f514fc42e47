import { type CentsOrError, zeroCents } from "../../money/cents.ts";
import { readMoney } from "../../money/read-money.ts";
import type { ServiceRow } from "../wire/service-row.ts";
import type { BundleLevel } from "./bundle-level.ts";
import { isRangePriced } from "./price-range.ts";

export type RateField =
  | "mrc"
  | "bundled_mrc"
  | "double_mrc"
  | "triple_mrc"
  | "quad_mrc"
  | "package_mrc";

/**
 * Why a rate is what it is: the package's own, the one of the bundle level, a lower one because
 * that is missing, the base rate of a row in no bundle, nothing because no rate is given, or ERR
 * because the one reached cannot be read.
 */
export type RateReason = "package" | "level" | "fallback" | "base" | "missing" | "invalid";

export interface Rate {
  /** Per month and unit. */
  readonly cents: CentsOrError;
  /** The field that gave it; null when none did. */
  readonly field: RateField | null;
  readonly reason: RateReason;
}

/** What each bundle level reads, in order (decisions L2, L3). */
export const rateChains: Readonly<Record<BundleLevel, readonly RateField[]>> = {
  3: ["quad_mrc", "triple_mrc", "double_mrc", "bundled_mrc", "mrc"],
  2: ["triple_mrc", "double_mrc", "bundled_mrc", "mrc"],
  1: ["double_mrc", "bundled_mrc", "mrc"],
  0: ["mrc"],
};

/**
 * The rate in force (decisions L2 to L4): the first present one. 0 is a price; missing is none. A row that is
 * priced as a range has none (decisions I14).
 */
export function rateOf(
  row: ServiceRow,
  level: BundleLevel,
  { usesPackageRate }: { readonly usesPackageRate: boolean },
): Rate {
  if (isRangePriced(row)) return noRate;
  const chain = rateChains[level];
  for (const field of usesPackageRate ? (["package_mrc", ...chain] as const) : chain) {
    const money = readMoney(row[field]);
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
