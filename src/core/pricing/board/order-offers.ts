import type { Formatting } from "../../formatting/formatting.ts";
import { keysOf } from "../../values/keys-of.ts";
import { type BoardOffer, dollarsPerMbpsOf, hasPrice, termTotalOf } from "./board-offer.ts";

/** A number by which offers are compared: the lowest is the best. */
type Rank = (offer: BoardOffer) => number;

interface Order {
  /** Only lines to the internet have a speed. */
  readonly needsSpeed: boolean;
  readonly rankIn: (offers: readonly BoardOffer[], format: Pick<Formatting, "compare">) => Rank;
}

const last = Number.MAX_VALUE;
const byPrice: Rank = (offer) => (hasPrice(offer) ? (offer.monthly ?? last) : last);
const bySpeed: Rank = ({ service }) => -(service.mbps ?? -1);
const byPricePerMbps: Rank = (offer) => dollarsPerMbpsOf(offer) ?? last;
const byInstall: Rank = ({ install }) => install ?? last;
const byTotal: Rank = (offer) => termTotalOf(offer) ?? last;

/** The orders of a list: the lowest price or total, the highest speed, the name of the provider. */
const orders = {
  price: { needsSpeed: false, rankIn: () => byPrice },
  speed: { needsSpeed: true, rankIn: () => bySpeed },
  pricePerMbps: { needsSpeed: true, rankIn: () => byPricePerMbps },
  install: { needsSpeed: false, rankIn: () => byInstall },
  total: { needsSpeed: false, rankIn: () => byTotal },
  provider: { needsSpeed: false, rankIn: nameRankIn },
} satisfies Readonly<Record<string, Order>>;

/** How offers are ordered. */
export type BoardOrder = keyof typeof orders;

/** The orders for offers with a speed, or for those without. */
export function boardOrdersFor({
  hasSpeed,
}: {
  readonly hasSpeed: boolean;
}): readonly BoardOrder[] {
  return keysOf(orders).filter((order) => hasSpeed || !orders[order].needsSpeed);
}

/**
 * Offers in an order. Those that cannot be chosen come last, and of the others those without what is compared. Of equals
 * the lower price comes first, then the lower install charge, the higher speed, the earlier row and the earlier term.
 */
export function orderOffers(
  offers: readonly BoardOffer[],
  order: BoardOrder,
  format: Pick<Formatting, "compare">,
): readonly BoardOffer[] {
  const rank = orders[order].rankIn(offers, format);
  return offers
    .map((offer) => ({ offer, last: offer.code === null ? 0 : 1, rank: rank(offer) }))
    .sort((a, b) => a.last - b.last || a.rank - b.rank || compareByPrice(a.offer, b.offer))
    .map(({ offer }) => offer);
}

/** By price, then install charge, then speed: the better offer first. */
export function compareByPrice(a: BoardOffer, b: BoardOffer): number {
  return byPrice(a) - byPrice(b) || byInstall(a) - byInstall(b) || bySpeed(a) - bySpeed(b);
}

function nameRankIn(offers: readonly BoardOffer[], { compare }: Pick<Formatting, "compare">): Rank {
  const providers = [...new Set(offers.map(({ provider }) => provider))];
  const sorted = providers.sort((a, b) => compare(a.label, b.label));
  const ranked = new Map(sorted.map((provider, rank) => [provider, rank]));
  return ({ provider }) => ranked.get(provider) ?? last;
}
