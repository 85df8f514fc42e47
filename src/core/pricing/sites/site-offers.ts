import type { Cents } from "../../money/cents.ts";
import type { AccessType } from "../access-type.ts";
import { type BoardOffer, hasPrice } from "../board/board-offer.ts";
import type { BoardQuote } from "../board/first-choice.ts";
import { priceBoard } from "../board/price-board.ts";
import { unbuiltLineOf } from "../board/unbuilt-line.ts";
import type { Catalogue } from "../catalogue.ts";
import type { Availability } from "../filter-options.ts";

/** A line to the internet that can be the first choice of a proposal at an address. */
export interface SiteOffer {
  /** Values and labels of options. */
  readonly provider: string;
  readonly providerLabel: string;
  readonly term: string;
  readonly termLabel: string;
  readonly serviceId: string;
  readonly title: string;
  /** The speed in Mbps; null if it is unknown. */
  readonly mbps: number | null;
  /** The section of the line. */
  readonly line: "dedicated" | "broadband";
  /** The access type, as on the price board. */
  readonly access: AccessType;
  /** The monthly price of the service and its links, as in a proposal that contains nothing else. */
  readonly monthly: Cents;
  /** The one-time charge; null is ERR. */
  readonly install: BoardQuote["install"];
  /** How the monthly price changes with time. */
  readonly course: BoardQuote["course"];
  /** The details of the price, as text; `""` without any. */
  readonly priceDetails: string;
  /** The statement of the answer that the line is not built; null for another line. */
  readonly unbuilt: Availability | null;
}

/**
 * Reduces a search to the internet offers that a criterion can select, so that the memory of the answer with its
 * thousands of services is freed. For each provider and term, these are the cheapest offer and each faster offer that is
 * the cheapest at its speed, for each section and access type. Built lines precede cheaper ones that are not. Offers without a price or that cannot be chosen are left
 * out.
 */
export function siteOffersOf(catalogue: Catalogue): readonly SiteOffer[] {
  const { offers } = priceBoard(catalogue, {
    kind: "internet",
    isServiceableOnly: true,
    order: "price",
  });
  /** The highest speed among the cheaper offers. */
  const fastest = new Map<string, number>();
  return offers.flatMap((offer) => {
    const key = JSON.stringify([
      offer.provider.value,
      offer.term.value,
      lineOf(offer),
      accessOf(offer),
    ]);
    const mbps = offer.service.mbps ?? -1;
    if (!hasPrice(offer) || mbps <= (fastest.get(key) ?? Number.NEGATIVE_INFINITY)) return [];
    fastest.set(key, mbps);
    return siteOfferOf(offer);
  });
}

function accessOf({ product }: BoardOffer): AccessType {
  return product.access ?? "unknown";
}

function lineOf({ product }: BoardOffer): SiteOffer["line"] {
  return product.section === "dedicated" ? "dedicated" : "broadband";
}

function siteOfferOf(offer: BoardOffer): readonly SiteOffer[] {
  const { provider, term, service, monthly, install, course } = offer;
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
      line: lineOf(offer),
      access: accessOf(offer),
      monthly,
      install,
      course,
      priceDetails: service.priceDetailsText,
      unbuilt: unbuiltLineOf(provider, service),
    },
  ];
}
