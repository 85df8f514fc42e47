import type { Formatting } from "../../formatting/formatting.ts";
import { zeroCents } from "../../money/cents.ts";
import { unbuiltTextOf } from "../board/unbuilt-line.ts";
import type { CartState } from "../cart/cart-state.ts";
import { hostsInCart } from "../cart/linked-services.ts";
import { optionOf } from "../filter-options.ts";
import type { PriceLine } from "../price/price-line.ts";
import { pricingTexts } from "../pricing-messages.ts";
import { hasCountedRange, isPricedAsRange, rangeTextOf, type Service } from "../service.ts";

/**
 * The notes below a line of a proposal on paper: that the line is not built, the details of its price, the services
 * that require it, and its range. A last one has the part of its install that a service charges which comes with it.
 */
export function lineNotesOf(
  cart: CartState,
  service: Service,
  { price, secondary }: Pick<PriceLine, "price" | "secondary">,
  format: Formatting,
  { hidesInstall = false }: { readonly hidesInstall?: boolean } = {},
): readonly string[] {
  const { priceRange, priceDetailsText } = service;
  const provider = optionOf(cart.catalogue.options.provider, cart.provider);
  const texts = format.texts(pricingTexts);
  const hosts = hostsInCart(cart, service.id).map(({ title }) => title);
  return [
    provider === null ? "" : unbuiltTextOf(provider, service, format),
    priceDetailsText,
    hosts.length === 0 ? "" : texts.comesWith(hosts),
    isPricedAsRange(service) ? texts.rangePriced : "",
    priceRange !== null && hasCountedRange(service)
      ? `${rangeTextOf(priceRange, format)}, ${texts.countedAs(format.money(price))}`
      : "",
    ...(hidesInstall ? [] : secondary.filter((charge) => charge.price !== zeroCents)).map(
      (charge) => texts.installWith(charge.label || texts.secondary, format.money(charge.price)),
    ),
  ].filter((note) => note !== "");
}
