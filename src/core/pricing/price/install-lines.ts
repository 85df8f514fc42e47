import {
  addCents,
  type CentsOrError,
  maxCents,
  subtractCents,
  zeroCents,
} from "../../money/cents.ts";
import { pricingMessages } from "../pricing-messages.ts";
import type { PackageRow } from "../wire/package-row.ts";
import { amountOf } from "./price-line.ts";
import type { CartPrice, PriceLine } from "./price-result.ts";

/** A part of the install total. */
export interface InstallLine {
  readonly label: string;
  /** Once; below zero where it is taken off. */
  readonly cents: CentsOrError;
}

/**
 * What the install total is made of, in the order in which it is added up (decisions ZA4): the highest
 * charge, what the package takes off it, what stacks up per line and box, and each secondary charge. They
 * add up to `price.install`.
 */
export function installLinesOf(
  price: Pick<CartPrice, "lines" | "installWithoutStacking">,
  chosen: PackageRow | null,
): readonly InstallLine[] {
  const { lines, installWithoutStacking } = price;
  const highest = highestChargeOf(lines, chosen);
  const discount = subtractCents(installWithoutStacking, highest);
  const secondary = lines.flatMap((line) => line.secondary);
  return [
    { label: pricingMessages.highestCharge, cents: highest },
    ...[{ label: pricingMessages.installDiscount, cents: discount }].filter(isCharged),
    {
      label: pricingMessages.stacking,
      cents: addCents(...lines.map(({ stacking }) => stacking)),
    },
    ...secondary
      .map(({ label, price: cents }) => ({ label: label || pricingMessages.secondary, cents }))
      .filter(isCharged),
  ];
}

/** The highest one-time charge of a cart; the package's own competes (decisions L9). */
export function highestChargeOf(
  lines: readonly PriceLine[],
  chosen: PackageRow | null,
): CentsOrError {
  return maxCents(
    zeroCents,
    amountOf(chosen?.non_recurring_charge),
    ...lines.map(({ nrc }) => nrc),
  );
}

function isCharged({ cents }: InstallLine): boolean {
  return cents !== zeroCents;
}
