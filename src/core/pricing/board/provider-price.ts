import type { Cents } from "../../money/cents.ts";
import type { Catalogue } from "../catalogue.ts";
import { hasPrice } from "./board-offer.ts";
import { cheapestInternetOf } from "./internet-from.ts";

/** The monthly price next to a provider in the picker. */
export interface ProviderPrice {
  /** The headline price of the answer, or the price of the cheapest internet that can be chosen. */
  readonly of: "headline" | "internet";
  readonly monthly: Cents;
}

/**
 * The prices in the picker, by value of the provider: the headline price of the answer, or else the price of the
 * cheapest internet on the price board. A provider with neither is missing.
 */
export function providerPricesOf(catalogue: Catalogue): ReadonlyMap<string, ProviderPrice> {
  const prices = new Map<string, ProviderPrice>();
  for (const { provider, price } of catalogue.headlinePrices) {
    if (price.kind !== "amount" || prices.has(provider)) continue;
    prices.set(provider, { of: "headline", monthly: price.cents });
  }
  for (const [provider, offer] of cheapestInternetOf(catalogue)) {
    if (prices.has(provider) || offer.code !== null || !hasPrice(offer)) continue;
    if (offer.monthly !== null) prices.set(provider, { of: "internet", monthly: offer.monthly });
  }
  return prices;
}
