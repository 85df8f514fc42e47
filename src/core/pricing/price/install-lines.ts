import { addCents, type CentsOrError, subtractCents, zeroCents } from "../../money/cents.ts";
import type { Package } from "../filter-options.ts";
import { pricingMessages } from "../pricing-messages.ts";
import type { CartPrice } from "./price-cart.ts";
import { highestChargeOf } from "./price-line.ts";

/** A part of the install total. */
export interface InstallLine {
  readonly label: string;
  /** Once; below zero where it is taken off. */
  readonly cents: CentsOrError;
}

/**
 * The parts of the install total, in the order in which they are added (decisions ZA4): the highest charge,
 * the package's discount, what stacks per line and box, and each secondary charge. Their sum is
 * `price.install`.
 */
export function installLinesOf(
  price: Pick<CartPrice, "lines" | "installWithoutStacking">,
  chosen: Package | null,
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

function isCharged({ cents }: InstallLine): boolean {
  return cents !== zeroCents;
}
