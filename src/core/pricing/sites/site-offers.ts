import type { Cents } from "../../money/cents.ts";
import { type BoardOffer, hasPrice } from "../board/board-offer.ts";
import type { BoardQuote } from "../board/first-choice.ts";
import { priceBoard } from "../board/price-board.ts";
import type { Catalogue } from "../catalogue.ts";

/** A line to the internet that can be chosen at an address, as the first of a proposal. */
export interface SiteOffer {
  /** Values and labels of options. */
  readonly provider: string;
  readonly providerLabel: string;
  readonly term: string;
  readonly termLabel: string;
  readonly serviceId: string;
  readonly title: string;
  /** Null when it is not given. */
  readonly mbps: number | null;
  /** Its access type, as the price board says it. */
  readonly isFiber: boolean;
  /** Per month: the service and what it brings along, as the proposal shows it when nothing else is chosen. */
  readonly monthly: Cents;
  /** Once; null is ERR. */
  readonly install: BoardQuote["install"];
}

/**
 * The internet offers of a search that any criterion of a site can prefer, of each provider and term: the cheapest, and
 * each faster one that costs least at its speed, on fiber and otherwise. The answer itself, with thousands of services, is
 * not needed any more (decisions S4). What cannot be chosen here and what has no price is left out.
 */
export function siteOffersOf(catalogue: Catalogue): readonly SiteOffer[] {
  const { offers } = priceBoard(catalogue, {
    kind: "internet",
    isServiceableOnly: true,
    order: "price",
  });
  /** The highest speed of the cheaper ones. */
  const fastest = new Map<string, number>();
  return offers.flatMap((offer) => {
    const key = JSON.stringify([offer.provider.value, offer.term.value, isFiber(offer)]);
    const mbps = offer.service.mbps ?? -1;
    if (!hasPrice(offer) || mbps <= (fastest.get(key) ?? Number.NEGATIVE_INFINITY)) return [];
    fastest.set(key, mbps);
    return siteOfferOf(offer);
  });
}

function isFiber({ product }: BoardOffer): boolean {
  return product.access === "fiber";
}

function siteOfferOf(offer: BoardOffer): readonly SiteOffer[] {
  const { provider, term, service, monthly, install } = offer;
  if (monthly === null) return [];
  return [
    {
      provider: provider.value,
      providerLabel: provider.label,
      term: term.value,
      termLabel: term.label,
      serviceId: service.id,
      title: service.title,
      mbps: service.mbps,
      isFiber: isFiber(offer),
      monthly,
      install,
    },
  ];
}
