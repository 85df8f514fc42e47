import { addCents, type CentsOrError, maxCents, zeroCents } from "../../money/cents.ts";
import { isBroughtByLinks, withLinks } from "../cart/linked-services.ts";
import type { Catalogue } from "../catalogue.ts";
import {
  highestChargeOf,
  type PriceContext,
  type PricedService,
  priceLineOf,
  stackingOf,
} from "../price/price-line.ts";
import { type Countable, clampQuantity, type Service, type ServicesById } from "../service.ts";
import type { SectionName } from "../service-type.ts";

/** What a service costs as the first choice of a proposal. */
export interface BoardQuote {
  /** Per month: the service, its equipment, what it brings along, and the fees of television. */
  readonly monthly: CentsOrError;
  /** Once. */
  readonly install: CentsOrError;
}

/** What can be chosen together with a service. */
export interface BoardOffer {
  readonly services: ServicesById;
  readonly fees: readonly Service[];
}

/**
 * Prices a service as a cart of nothing else does (decisions J5, J11, L). It leaves out what only a
 * proposal needs, such as the fields in error, since a board prices thousands.
 */
export function boardQuoteOf(service: Service, offer: BoardOffer): BoardQuote {
  const chosen = withLinks(service, offer.services);
  return quoteOf(chosen.some(({ type }) => type === "tv") ? [...chosen, ...offer.fees] : chosen);
}

/** The same for a service that nothing comes with. */
export function ownQuoteOf(service: Service): BoardQuote {
  return quoteOf([service]);
}

function quoteOf(services: readonly Service[]): BoardQuote {
  const context = contextOf(services);
  const lines = services.map((service) => priceLineOf(withQuantities(service), context));
  const monthly = lines.map(({ price, equipmentFee, boxPrice }) =>
    addCents(price, equipmentFee, boxPrice),
  );
  return {
    monthly: maxCents(zeroCents, addCents(...monthly)),
    install: addCents(highestChargeOf(lines, null), ...lines.map(stackingOf)),
  };
}

const none: ReadonlySet<string> = new Set();
const noContext: PriceContext = { ids: none, types: none, packageRated: none };

/** Only other services and secondary charges make a difference. */
function contextOf(services: readonly Service[]): PriceContext {
  const [only] = services;
  if (services.length === 1 && only?.secondaryServices.length === 0) return noContext;
  return {
    ids: new Set(services.map(({ id }) => id)),
    types: new Set(services.map(({ type }) => type)),
    packageRated: none,
  };
}

/** Whether the price is the same wherever the service is offered: nothing else comes with it. */
export function isPricedAlone({ type, links }: Service, { rowsOf }: Pick<Catalogue, "rowsOf">) {
  return type !== "tv" && !links.some((id) => rowsOf(id).some(isBroughtByLinks));
}

function withQuantities(service: Service): PricedService {
  const { countedLines, countedBoxes } = service;
  return { service, quantity: firstOf(countedLines) ?? 1, boxes: firstOf(countedBoxes) ?? 0 };
}

function firstOf(counted: Countable | null): number | null {
  return counted && clampQuantity(counted.sent, counted.range);
}

/** What a row of the price board compares: a section, or a speed tier of broadband. */
export interface BoardProduct {
  /** Its identity. */
  readonly key: string;
  readonly section: SectionName;
  readonly label: string;
}

interface Tier extends BoardProduct {
  /** The lowest speed in it. */
  readonly fromMbps: number;
}

/** Gigabit starts at 900 Mbps, since providers sell 940 Mbps under that name. */
const tiers: readonly Tier[] = [
  { fromMbps: 2000, label: "Broadband 2 Gbps and more" },
  { fromMbps: 900, label: "Broadband gigabit (900 to 1,999 Mbps)" },
  { fromMbps: 500, label: "Broadband 500 to 899 Mbps" },
  { fromMbps: 300, label: "Broadband 300 to 499 Mbps" },
  { fromMbps: 100, label: "Broadband 100 to 299 Mbps" },
  { fromMbps: 0, label: "Broadband below 100 Mbps" },
].map((tier) => ({ ...tier, key: `broadband-${tier.fromMbps}`, section: "broadband" }));

const speedUnknown: BoardProduct = {
  key: "broadband",
  section: "broadband",
  label: "Broadband, speed not given",
};

const dedicated: BoardProduct = { key: "dedicated", section: "dedicated", label: "Dedicated" };
const phone: BoardProduct = { key: "phone", section: "phone", label: "Phone" };
const television: BoardProduct = { key: "tv", section: "tv", label: "Television" };

/** Every product, in the order of the board. */
export const boardProducts: readonly BoardProduct[] = [
  dedicated,
  ...tiers.toReversed(),
  speedUnknown,
  phone,
  television,
];

/** The product of a service; null for one that comes with another, such as a router. */
export function boardProductOf({ type, mbps }: Service): BoardProduct | null {
  switch (type) {
    case "dedicated":
      return dedicated;
    case "broadband":
      return (mbps !== null && tiers.find(({ fromMbps }) => mbps >= fromMbps)) || speedUnknown;
    case "phone":
      return phone;
    case "tv":
      return television;
    default:
      return null;
  }
}
