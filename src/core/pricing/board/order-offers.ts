import type { Formatting } from "../../formatting/formatting.ts";
import { type BoardOffer, dollarsPerMbpsOf, hasPrice, termTotalOf } from "./board-offer.ts";

/** By what offers are ordered: the lowest price or total, the highest speed, the provider's name. */
export type BoardOrder = "price" | "speed" | "pricePerMbps" | "install" | "total" | "provider";

/** Every order, as lists name them. */
export const boardOrders: readonly BoardOrder[] = [
  "price",
  "speed",
  "pricePerMbps",
  "install",
  "total",
  "provider",
];

/**
 * Offers in an order. Those that cannot be chosen come last, and of the others those without what is compared. Of equals
 * the lower price comes first, then the lower install charge, the higher speed, the earlier row and the earlier term.
 */
export function orderOffers(
  offers: readonly BoardOffer[],
  order: BoardOrder,
  format: Pick<Formatting, "compare">,
): readonly BoardOffer[] {
  const rank = order === "provider" ? nameRanksOf(offers, format) : ranks[order];
  return offers
    .map((offer) => ({ offer, last: offer.code === null ? 0 : 1, rank: rank(offer) }))
    .sort((a, b) => a.last - b.last || a.rank - b.rank || compareByPrice(a.offer, b.offer))
    .map(({ offer }) => offer);
}

/** By price, then install charge, then speed: the better offer first. */
export function compareByPrice(a: BoardOffer, b: BoardOffer): number {
  return (
    ranks.price(a) - ranks.price(b) ||
    ranks.install(a) - ranks.install(b) ||
    ranks.speed(a) - ranks.speed(b)
  );
}

const last = Number.MAX_VALUE;

/** The lowest value is the best. */
const ranks: Readonly<Record<Exclude<BoardOrder, "provider">, (offer: BoardOffer) => number>> = {
  price: (offer) => (hasPrice(offer) ? (offer.monthly ?? last) : last),
  speed: ({ service }) => -(service.mbps ?? -1),
  pricePerMbps: (offer) => dollarsPerMbpsOf(offer) ?? last,
  install: ({ install }) => install ?? last,
  total: (offer) => termTotalOf(offer) ?? last,
};

function nameRanksOf(offers: readonly BoardOffer[], { compare }: Pick<Formatting, "compare">) {
  const providers = [...new Set(offers.map(({ provider }) => provider))];
  const sorted = providers.sort((a, b) => compare(a.label, b.label));
  const ranked = new Map(sorted.map((provider, rank) => [provider, rank]));
  return ({ provider }: BoardOffer) => ranked.get(provider) ?? last;
}
