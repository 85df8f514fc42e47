import { addCents, type CentsOrError, subtractCents, zeroCents } from "../../money/cents.ts";
import type { Package } from "../filter-options.ts";
import { pricingMessages } from "../pricing-messages.ts";
import type { CartPrice } from "./price-cart.ts";
import { chargeOf, highestChargeOf, type PriceLine } from "./price-line.ts";

/** A part of the install total. */
export interface InstallLine {
  readonly label: string;
  /** Once; below zero where it is taken off. */
  readonly cents: CentsOrError;
  /** Where it comes from (decisions L23). */
  readonly sources: readonly InstallSource[];
}

/** What a service or the package contributes to an install line. */
interface InstallSource {
  readonly kind: "charge" | "discount" | "stacking" | "secondary";
  /** Id of the service; null for the package. */
  readonly id: string | null;
  readonly cents: CentsOrError;
}

/**
 * The parts of the install total, in the order in which they are added (decisions L23): the highest charge,
 * the package's discount, what stacks per line and box, and each secondary charge. Their sum is
 * `price.install`.
 */
export function installLinesOf(
  price: Pick<CartPrice, "lines" | "installWithoutStacking">,
  chosen: Package | null,
): readonly InstallLine[] {
  const { lines, installWithoutStacking } = price;
  const highest = highestChargeOf(lines, chosen);
  const highestSources = highestSourcesOf(highest, lines, chosen);
  const stacking = lines.map(
    ({ id, stacking: cents }) => ({ kind: "stacking", id, cents }) as const,
  );
  const secondary = lines.flatMap((line) =>
    line.secondary.map(({ label, price: cents }) => ({
      label: label || pricingMessages.secondary,
      cents,
      sources: [{ kind: "secondary", id: line.id, cents } as const],
    })),
  );
  return [
    {
      label: pricingMessages.highestCharge,
      cents: highest,
      sources: highestSources,
    },
    ...(chosen === null || chargeOf(chosen.installDiscount) === zeroCents
      ? []
      : [discountLineOf(chosen, subtractCents(installWithoutStacking, highest), highestSources)]
    ).filter(isCharged),
    {
      label: pricingMessages.stacking,
      cents: addCents(...stacking.map(({ cents }) => cents)),
      sources: stacking.filter(isCharged),
    },
    ...secondary.filter(isCharged),
  ];
}

/** The discount of the package. An unknown one also names the charges that cannot be read (decisions L16). */
function discountLineOf(
  { installDiscount }: Package,
  cents: CentsOrError,
  highestSources: readonly InstallSource[],
): InstallLine {
  const own = cents ?? subtractCents(zeroCents, chargeOf(installDiscount));
  const unread = cents === null ? highestSources.filter((source) => source.cents === null) : [];
  return {
    label: pricingMessages.installDiscount,
    cents,
    sources: [{ kind: "discount", id: null, cents: own }, ...unread],
  };
}

/** The first with the highest charge; of an unknown one all that cannot be read. */
function highestSourcesOf(
  highest: CentsOrError,
  lines: readonly PriceLine[],
  chosen: Package | null,
): readonly InstallSource[] {
  const charges = [
    ...lines.map(({ id, nrc: cents }) => ({ kind: "charge", id, cents }) as const),
    ...(chosen ? [{ kind: "charge", id: null, cents: chargeOf(chosen.nrc) } as const] : []),
  ];
  const own = charges.filter(({ cents }) => cents === highest).filter(isCharged);
  return highest === null ? own : own.slice(0, 1);
}

function isCharged({ cents }: { readonly cents: CentsOrError }): boolean {
  return cents !== zeroCents;
}
