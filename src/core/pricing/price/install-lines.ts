import { addCents, type CentsOrError, subtractCents, zeroCents } from "../../money/cents.ts";
import { englishReader } from "../../texts/english-reader.ts";
import type { TextReader } from "../../texts/text-group.ts";
import type { Package } from "../filter-options.ts";
import { pricingTexts } from "../pricing-messages.ts";
import type { CartPrice } from "./price-cart.ts";
import { chargeOf, highestChargeOf, type PriceLine } from "./price-line.ts";

/** A part of the install total. */
export interface InstallLine {
  readonly label: string;
  /** The one-time amount, which is negative for a discount. */
  readonly cents: CentsOrError;
  /** The services or the package that cause the amount. */
  readonly sources: readonly InstallSource[];
}

/** The contribution of a service or the package to an install line. */
interface InstallSource {
  readonly kind: "charge" | "discount" | "stacking" | "secondary";
  /** The id of the service; null for the package. */
  readonly id: string | null;
  readonly cents: CentsOrError;
}

/**
 * The parts of the install total, in the order in which they are added: the highest charge, the package's discount, the
 * stacking charges per line and box, and each secondary charge. Their sum is `price.install`.
 */
export function installLinesOf(
  price: Pick<CartPrice, "lines" | "installWithoutStacking">,
  chosen: Package | null,
  format: TextReader = englishReader,
): readonly InstallLine[] {
  const { lines, installWithoutStacking } = price;
  const texts = format.texts(pricingTexts);
  const highest = highestChargeOf(lines, chosen);
  const highestSources = highestSourcesOf(highest, lines, chosen);
  const stacking = lines.map(
    ({ id, stacking: cents }) => ({ kind: "stacking", id, cents }) as const,
  );
  const secondary = lines.flatMap((line) =>
    line.secondary.map(({ label, price: cents }) => ({
      label: label || texts.secondary,
      cents,
      sources: [{ kind: "secondary", id: line.id, cents } as const],
    })),
  );
  return [
    {
      label: texts.highestCharge,
      cents: highest,
      sources: highestSources,
    },
    ...(chosen === null || chargeOf(chosen.installDiscount) === zeroCents
      ? []
      : [
          {
            label: texts.installDiscount,
            ...discountOf(chosen, subtractCents(installWithoutStacking, highest), highestSources),
          },
        ]
    ).filter(isCharged),
    {
      label: texts.stacking,
      cents: addCents(...stacking.map(({ cents }) => cents)),
      sources: stacking.filter(isCharged),
    },
    ...secondary.filter(isCharged),
  ];
}

/** The part of the install total that a service adds, or with null the package. The parts of all of them are `price.install`. */
export function installPartOf(lines: readonly InstallLine[], id: string | null): CentsOrError {
  return addCents(
    zeroCents,
    ...lines.flatMap(({ sources }) => sources.flatMap((one) => (one.id === id ? one.cents : []))),
  );
}

/** The discount of the package. If it is unknown, its sources include the unreadable charges. */
function discountOf(
  { installDiscount }: Package,
  cents: CentsOrError,
  highestSources: readonly InstallSource[],
): Omit<InstallLine, "label"> {
  const own = cents ?? subtractCents(zeroCents, chargeOf(installDiscount));
  const unread = cents === null ? highestSources.filter((source) => source.cents === null) : [];
  return {
    cents,
    sources: [{ kind: "discount", id: null, cents: own }, ...unread],
  };
}

/** The first source with the highest charge. If that charge is unknown, all sources with an unreadable charge. */
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
