import type { Cents } from "../../money/cents.ts";
import { hasPrice } from "../board/board-cell.ts";
import {
  type BoardOffer,
  type BoardQuote,
  boardQuoteOf,
  isPricedAlone,
  ownQuoteOf,
} from "../board/board-quote.ts";
import { choiceOf } from "../cart/create-cart.ts";
import { type Catalogue, serviceFor } from "../catalogue.ts";
import { type FilterOption, optionOf, type ProviderOption } from "../filter-options.ts";
import { cartContentsOf, type RuleContext } from "../rules/disabling-rule.ts";
import { disabledCodeOf } from "../rules/disabling-rules.ts";
import type { Service } from "../service.ts";

/** An internet service that can be chosen at an address, as the first of a proposal. */
export interface SiteOffer {
  /** Values and labels of options. */
  readonly provider: string;
  readonly providerLabel: string;
  readonly term: string;
  readonly termLabel: string;
  /** Value of the provider's region; null for none. */
  readonly region: string | null;
  readonly serviceId: string;
  readonly title: string;
  readonly section: "broadband" | "dedicated";
  /** Null when it is not given. */
  readonly mbps: number | null;
  /** The part of the provider's network that serves it (decisions K3). */
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
  const { options } = catalogue;
  const entries = catalogue.services.flatMap((service) => entryOf(service, catalogue));
  const fees = catalogue.services.filter(({ family }) => family === "fee");
  return options.provider.flatMap((provider) => {
    const own = entries.filter(
      ({ service }) => service.provider === "" || service.provider === provider.value,
    );
    return own.length === 0
      ? []
      : options.term.flatMap((term) => {
          const place = placeOf(catalogue, provider, term, fees);
          return [true, false].flatMap((isFiber) =>
            frontOf(
              own.filter((entry) => entry.isFiber === isFiber),
              place,
            ),
          );
        });
  });
}

interface Entry {
  readonly service: Service;
  readonly section: SiteOffer["section"];
  readonly isFiber: boolean;
  /** For a service whose price depends on no other. */
  readonly ownQuote: BoardQuote | null;
}

function entryOf(service: Service, catalogue: Catalogue): readonly Entry[] {
  const { type: section } = service;
  if (section !== "broadband" && section !== "dedicated") return [];
  const ownQuote = isPricedAlone(service, catalogue) ? ownQuoteOf(service) : null;
  return [{ service, section, isFiber: service.servedBy === "fiber", ownQuote }];
}

interface Place {
  readonly provider: ProviderOption;
  readonly term: FilterOption;
  readonly region: string | null;
  /** An empty cart. */
  readonly context: RuleContext;
  readonly offer: BoardOffer;
}

function placeOf(
  catalogue: Catalogue,
  provider: ProviderOption,
  term: FilterOption,
  fees: readonly Service[],
): Place {
  const { region } = choiceOf(catalogue, provider.value);
  const choice = { provider: provider.value, term: term.value, region };
  const services = {
    get: (id: string) => serviceFor(catalogue, id, choice),
    values: () => catalogue.offerFor(choice).services.values(),
  };
  return {
    provider,
    term,
    region,
    context: {
      catalogue,
      inCart: emptyCart,
      offered: services,
      provider,
      package: null,
      term,
      region: optionOf(catalogue.options.region, region),
    },
    offer: { services, fees: fees.filter((fee) => services.get(fee.id) === fee) },
  };
}

const emptyCart = cartContentsOf([]);

/** From the cheapest on, each that is faster than all before. The costly rules judge these alone. */
function frontOf(entries: readonly Entry[], place: Place): readonly SiteOffer[] {
  const { context, offer } = place;
  const priced = entries
    .filter(({ service }) => context.offered.get(service.id) === service)
    .map((entry) => ({ ...entry, quote: entry.ownQuote ?? boardQuoteOf(entry.service, offer) }))
    .filter(({ service, quote }) => hasPrice(service, quote))
    .sort(comparePriced);
  const front: SiteOffer[] = [];
  let fastest = Number.NEGATIVE_INFINITY;
  for (const { service, quote, section, isFiber } of priced) {
    const speed = service.mbps ?? -1;
    const { monthly } = quote;
    if (speed <= fastest || monthly === null || disabledCodeOf(service, context) !== null) continue;
    fastest = speed;
    front.push({
      provider: place.provider.value,
      providerLabel: place.provider.label,
      term: place.term.value,
      termLabel: place.term.label,
      region: place.region,
      serviceId: service.id,
      title: service.title,
      section,
      mbps: service.mbps,
      isFiber,
      monthly,
      install: quote.install,
    });
  }
  return front;
}

function comparePriced(
  a: { readonly service: Service; readonly quote: BoardQuote },
  b: { readonly service: Service; readonly quote: BoardQuote },
): number {
  return (
    (a.quote.monthly ?? 0) - (b.quote.monthly ?? 0) ||
    (a.quote.install ?? Number.MAX_VALUE) - (b.quote.install ?? Number.MAX_VALUE) ||
    (b.service.mbps ?? -1) - (a.service.mbps ?? -1)
  );
}
