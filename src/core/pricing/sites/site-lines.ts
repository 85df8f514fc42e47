import { addCents, type CentsOrError, subtractCents, zeroCents } from "../../money/cents.ts";
import { cartItemsOf, cartPriceOf } from "../cart/cart-items.ts";
import { type CartState, packageOf } from "../cart/cart-state.ts";
import { installLinesOf, installPartOf } from "../price/install-lines.ts";
import type { PriceLine } from "../price/price-line.ts";
import type { Service } from "../service.ts";
import { lineCartOf } from "./line-offer.ts";
import type { SiteOffer } from "./site-offers.ts";
import type { SiteAnswer, SiteQuote } from "./site-quote.ts";

/** A line of the proposal for a site. */
export interface SiteLine {
  /** The service; null for what a package takes off or adds. */
  readonly priced: { readonly service: Service; readonly line: PriceLine } | null;
  /** The provider and the service as named on the screen. */
  readonly provider: string;
  readonly title: string;
  /** The offer of a line to the internet; null for other lines. */
  readonly offer: SiteOffer | null;
  readonly quantity: number;
  /** The price per month, including equipment. The lines of a quote add up to its price. */
  readonly monthly: CentsOrError;
  /** Its part of the install total. The lines of a quote add up to that total. */
  readonly install: CentsOrError;
  readonly isBackup: boolean;
}

/** A proposal of a site: the main one, or that of the backup. */
export interface SiteCart {
  readonly cart: CartState;
  readonly offer: SiteOffer;
  readonly isBackup: boolean;
}

/** The proposals of a quote, the main one first. */
export function siteCartsOf({ catalogue }: SiteAnswer, quote: SiteQuote): readonly SiteCart[] {
  if (catalogue === null) return [];
  const { offer, backup } = quote;
  const main = quote.cart ?? lineCartOf(catalogue, offer);
  const second = backup && lineCartOf(catalogue, backup);
  return [
    ...(main ? [{ cart: main, offer, isBackup: false }] : []),
    ...(second && backup ? [{ cart: second, offer: backup, isBackup: true }] : []),
  ];
}

/** The lines of a quote: those of the main proposal in display order, then those of the backup. */
export function siteLinesOf(answer: SiteAnswer, quote: SiteQuote): readonly SiteLine[] {
  return siteCartsOf(answer, quote).flatMap(linesOf);
}

function linesOf({ cart, offer, isBackup }: SiteCart): readonly SiteLine[] {
  const { providerLabel: provider, serviceId } = offer;
  const price = cartPriceOf(cart);
  const chosen = packageOf(cart);
  const installLines = installLinesOf(price, chosen);
  const lines = cartItemsOf(cart).flatMap(({ service }, at): readonly SiteLine[] => {
    const line = price.lines[at];
    if (line === undefined) return [];
    const { quantity } = line;
    const monthly = addCents(line.price, line.equipmentFee, line.boxPrice);
    const priced = { service, line };
    const ofMain = service.id === serviceId ? offer : null;
    const install = installPartOf(installLines, service.id);
    const { title } = service;
    return [{ priced, provider, title, offer: ofMain, quantity, monthly, install, isBackup }];
  });
  const install = installPartOf(installLines, null);
  if (price.discount === 0 && install === 0) return lines;
  const title = chosen?.label ?? "";
  const monthly = subtractCents(zeroCents, price.discount);
  const discount = { priced: null, provider, title, offer: null, quantity: 1 };
  return [...lines, { ...discount, monthly, install, isBackup }];
}
