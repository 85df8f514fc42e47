import type { Catalogue } from "../catalogue.ts";
import type { BoardOffer } from "./board-offer.ts";
import { priceBoard } from "./price-board.ts";

/**
 * The cheapest line to the internet of each provider, as the price board ranks it, by the value of the provider: one that can
 * be chosen if there is any. A provider that sells none is missing.
 */
export function cheapestInternetOf(catalogue: Catalogue): ReadonlyMap<string, BoardOffer> {
  const { offers } = priceBoard(catalogue, { kind: "internet", isOnePerProvider: true });
  return new Map(offers.map((offer) => [offer.provider.value, offer]));
}
