import type { Formatting } from "../../formatting/formatting.ts";
import { unbuiltTextOf } from "../board/unbuilt-line.ts";
import type { CartState } from "../cart/cart-state.ts";
import { hostsInCart } from "../cart/linked-services.ts";
import { optionOf } from "../filter-options.ts";
import type { PriceLine } from "../price/price-line.ts";
import { pricingMessages } from "../pricing-messages.ts";
import { hasCountedRange, isPricedAsRange, rangeTextOf, type Service } from "../service.ts";

/**
 * The notes below a line of a proposal on paper: that the line is not built, the details of its price, the services
 * that require it, and its range.
 */
export function lineNotesOf(
  cart: CartState,
  service: Service,
  { price }: Pick<PriceLine, "price">,
  format: Formatting,
): readonly string[] {
  const { priceRange, priceDetailsText } = service;
  const provider = optionOf(cart.catalogue.options.provider, cart.provider);
  const hosts = hostsInCart(cart, service.id).map(({ title }) => title);
  return [
    provider === null ? "" : unbuiltTextOf(provider, service, format),
    priceDetailsText,
    hosts.length === 0 ? "" : pricingMessages.comesWith(hosts),
    isPricedAsRange(service) ? pricingMessages.rangePriced : "",
    priceRange !== null && hasCountedRange(service)
      ? `${rangeTextOf(priceRange, format)}, ${pricingMessages.countedAs(format.money(price))}`
      : "",
  ].filter((note) => note !== "");
}
