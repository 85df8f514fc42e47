import { addCents, type CentsOrError, subtractCents, zeroCents } from "../../money/cents.ts";
import { cartItemsOf, cartPriceOf } from "../cart/cart-items.ts";
import { type CartState, packageOf } from "../cart/cart-state.ts";
import type { PriceLine } from "../price/price-line.ts";
import type { Service } from "../service.ts";
import type { SiteOffer } from "./site-offers.ts";
import { lineCartOf, type SiteAnswer, type SiteQuote } from "./site-quote.ts";

/** A line of the proposal for a site. */
export interface SiteLine {
  /** The service; null for the discount of a package. */
  readonly priced: { readonly service: Service; readonly line: PriceLine } | null;
  /** The provider and the service as named on the screen. */
  readonly provider: string;
  readonly title: string;
  readonly quantity: number;
  /** The price per month, including equipment. The lines of a quote add up to its price. */
  readonly monthly: CentsOrError;
  readonly isBackup: boolean;
}

/** The lines of a quote: those of the main proposal in display order, then those of the backup. */
export function siteLinesOf({ catalogue }: SiteAnswer, quote: SiteQuote): readonly SiteLine[] {
  if (catalogue === null) return [];
  const { offer, backup } = quote;
  const main = quote.cart ?? lineCartOf(catalogue, offer);
  const second = backup && lineCartOf(catalogue, backup);
  return [
    ...(main ? linesOf(main, offer, false) : []),
    ...(second && backup ? linesOf(second, backup, true) : []),
  ];
}

function linesOf(
  cart: CartState,
  { providerLabel: provider }: SiteOffer,
  isBackup: boolean,
): readonly SiteLine[] {
  const price = cartPriceOf(cart);
  const lines = cartItemsOf(cart).flatMap(({ service }, at): readonly SiteLine[] => {
    const line = price.lines[at];
    if (line === undefined) return [];
    const { quantity } = line;
    const monthly = addCents(line.price, line.equipmentFee, line.boxPrice);
    const priced = { service, line };
    return [{ priced, provider, title: service.title, quantity, monthly, isBackup }];
  });
  if (price.discount === 0) return lines;
  const title = packageOf(cart)?.label ?? "";
  const monthly = subtractCents(zeroCents, price.discount);
  return [...lines, { priced: null, provider, title, quantity: 1, monthly, isBackup }];
}
