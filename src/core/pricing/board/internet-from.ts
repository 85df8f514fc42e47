import type { Catalogue } from "../catalogue.ts";
import type { BoardOffer } from "./board-offer.ts";
import { priceBoard } from "./price-board.ts";

/**
 * The cheapest line to the internet of each provider, by value of the provider and ranked as on the price board. Lines
 * that can be chosen come first, and of these, lines that are built. A provider without lines is missing.
 */
export function cheapestInternetOf(catalogue: Catalogue): ReadonlyMap<string, BoardOffer> {
  const { offers } = priceBoard(catalogue, { kind: "internet", isOnePerProvider: true });
  return new Map(offers.map((offer) => [offer.provider.value, offer]));
}
