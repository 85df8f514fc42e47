import type { Formatting } from "../../formatting/formatting.ts";
import { keysOf } from "../../values/keys-of.ts";
import { type BoardOffer, dollarsPerMbpsOf, hasPrice, termTotalOf } from "./board-offer.ts";
import { usualMbps } from "./offer-speed.ts";
import { isUnbuilt } from "./unbuilt-line.ts";

/** A number by which offers are compared. The lowest is the best. */
type Rank = (offer: BoardOffer) => number;

interface Order {
  /** True for orders that are possible for lines to the internet only. */
  readonly needsSpeed: boolean;
  readonly rankIn: (offers: readonly BoardOffer[], format: Pick<Formatting, "compare">) => Rank;
}

const lastRank = Number.MAX_VALUE;
const byPrice: Rank = (offer) => (hasPrice(offer) ? (offer.monthly ?? lastRank) : lastRank);
const bySpeed: Rank = ({ service }) => -(service.mbps ?? -1);
const byPricePerMbps: Rank = (offer) => dollarsPerMbpsOf(offer) ?? lastRank;
const byInstall: Rank = ({ install }) => install ?? lastRank;
const byTotal: Rank = (offer) => termTotalOf(offer) ?? lastRank;

/** Returns true for a line to the internet that is slower than usual, or whose speed is not known. */
function isSlowLine({ service: { type, mbps } }: BoardOffer): boolean {
  return (type === "broadband" || type === "dedicated") && (mbps === null || mbps < usualMbps);
}

/** Slow lines follow the others. A price in cents is far below the added amount. */
const byUsualPrice: Rank = (offer) => byPrice(offer) + (isSlowLine(offer) ? 1e12 : 0);

/**
 * The order that the summary of offers names: without slow lines, or of them alone, `usualPrice` is the order by price.
 */
export function namedOrderOf(offers: readonly BoardOffer[], order: BoardOrder): BoardOrder {
  if (order !== "usualPrice") return order;
  return offers.some(isSlowLine) && !offers.every(isSlowLine) ? order : "price";
}

/** The orders, each with the rank that it compares. */
const orders = {
  usualPrice: { needsSpeed: true, rankIn: () => byUsualPrice },
  price: { needsSpeed: false, rankIn: () => byPrice },
  speed: { needsSpeed: true, rankIn: () => bySpeed },
  pricePerMbps: { needsSpeed: true, rankIn: () => byPricePerMbps },
  install: { needsSpeed: false, rankIn: () => byInstall },
  total: { needsSpeed: false, rankIn: () => byTotal },
  provider: { needsSpeed: false, rankIn: nameRankIn },
} satisfies Readonly<Record<string, Order>>;

/** The criterion by which offers are ordered. */
export type BoardOrder = keyof typeof orders;

/** The orders that a kind of offers can have. */
export function boardOrdersFor({
  hasSpeed,
}: {
  readonly hasSpeed: boolean;
}): readonly BoardOrder[] {
  return keysOf(orders).filter((order) => hasSpeed || !orders[order].needsSpeed);
}

/**
 * Orders offers. Offers that cannot be chosen are last; before them are those whose line is not built. In each of these
 * parts, offers without a value to compare are last. Equal offers are ordered by price, install charge and speed, and
 * otherwise keep their order.
 */
export function orderOffers(
  offers: readonly BoardOffer[],
  order: BoardOrder,
  format: Pick<Formatting, "compare">,
): readonly BoardOffer[] {
  const rank = orders[order].rankIn(offers, format);
  return offers
    .map((offer) => ({ offer, part: partOf(offer), rank: rank(offer) }))
    .sort((a, b) => a.part - b.part || a.rank - b.rank || compareByPrice(a.offer, b.offer))
    .map(({ offer }) => offer);
}

/** The part of the list to which an offer belongs in every order. */
function partOf({ code, provider, service }: BoardOffer): number {
  if (code !== null) return 2;
  return isUnbuilt(provider, service) ? 1 : 0;
}

/** True if offers whose line is not built follow others that can be chosen. */
export function hasUnbuiltLast(offers: readonly BoardOffer[]): boolean {
  const parts = new Set(offers.map(partOf));
  return parts.has(0) && parts.has(1);
}

/** Compares by price, then install charge, then speed. The better offer is first. */
export function compareByPrice(a: BoardOffer, b: BoardOffer): number {
  return byPrice(a) - byPrice(b) || byInstall(a) - byInstall(b) || bySpeed(a) - bySpeed(b);
}

function nameRankIn(offers: readonly BoardOffer[], { compare }: Pick<Formatting, "compare">): Rank {
  const providers = [...new Set(offers.map(({ provider }) => provider))];
  const sorted = providers.sort((a, b) => compare(a.label, b.label));
  const ranked = new Map(sorted.map((provider, rank) => [provider, rank]));
  return ({ provider }) => ranked.get(provider) ?? lastRank;
}
