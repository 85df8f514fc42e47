import type { Cents } from "../../money/cents.ts";
import type { Catalogue } from "../catalogue.ts";
import { hasPrice } from "./board-offer.ts";
import { cheapestInternetOf } from "./internet-from.ts";

/** The price beside a provider in its picker, per month. */
export interface ProviderPrice {
  /** The headline price of the answer, or the cheapest internet that can be chosen. */
  readonly of: "headline" | "internet";
  readonly monthly: Cents;
}

/**
 * The prices of the picker by value of the provider (decisions L19): the one that the answer names, else that of the
 * cheapest internet, as the price board ranks it. A provider with neither is missing.
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
