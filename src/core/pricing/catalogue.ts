import type { Money } from "../money/read-money.ts";
import type { ConditionSource } from "./condition.ts";
import {
  type FilterOption,
  isOffered,
  type OfferChoice,
  type Package,
  type ProviderOption,
} from "./filter-options.ts";
import { compareServices, type Service } from "./service.ts";
import type { SectionName } from "./service-type.ts";

/** The parsed answer of a pricing search. */
export interface SearchResult {
  readonly services: readonly Service[];
  readonly options: {
    readonly provider: readonly ProviderOption[];
    readonly term: readonly FilterOption[];
    readonly package: readonly Package[];
    readonly region: readonly FilterOption[];
  };
  readonly headlinePrices: readonly HeadlinePrice[];
  /** The address to show; `""` without an address. */
  readonly address: string;
  /** The query as the server understood it. */
  readonly query: {
    readonly address: string;
    readonly provider: string;
    readonly members: ConditionSource;
  };
  readonly location: ConditionSource;
  /** The providers that accept contracts, and the user's permissions for contracts, in lower case. */
  readonly contracts: {
    readonly providers: readonly string[];
    readonly capabilities: readonly string[];
  };
  /** The location as received, with the members that proposals and contracts send back. Only the payload reads it. */
  readonly locationAsSent: Readonly<Record<string, unknown>> | null;
}

/** A provider's price in the picker. Totals do not count it. */
export interface HeadlinePrice {
  /** The value of the provider; `""` applies to all providers. */
  readonly provider: string;
  /** The price per month. */
  readonly price: Money;
  readonly members: ConditionSource;
}

/**
 * The services and packages for one choice of provider, term and region. Ids of services and values of packages are
 * looked up here, because they may repeat for other choices.
 */
export interface Offer {
  /** The services by id, in display order. */
  readonly services: ReadonlyMap<string, Service>;
  /** The services of each section, in display order. */
  readonly sections: Readonly<Record<SectionName, readonly Service[]>>;
  readonly fees: readonly Service[];
  /** The packages, keyed by value. */
  readonly packages: ReadonlyMap<string, Package>;
}

/** The indexed result of one search. */
export interface Catalogue extends SearchResult {
  /** All rows with an id, in the order of the answer. */
  readonly services: readonly Service[];
  /** The rows with this id. An id may repeat for another provider, term or region. */
  readonly rowsOf: (id: string) => readonly Service[];
  /** Caches its results, because every action compares carts of several choices. */
  readonly offerFor: (choice: OfferChoice) => Offer;
}

/** The row with this id for a choice. An id is unique only among the rows that fit the choice. */
export function serviceFor(
  { rowsOf }: Pick<Catalogue, "rowsOf">,
  id: string,
  choice: OfferChoice,
): Service | undefined {
  return rowsOf(id).find((row) => row.family !== null && isOffered(row, choice));
}

export function createCatalogue(result: SearchResult): Catalogue {
  const services = result.services.filter(({ id }) => id !== "");
  const rows = new Map<string, Service[]>();
  for (const service of services) {
    const same = rows.get(service.id);
    if (same) same.push(service);
    else rows.set(service.id, [service]);
  }
  const rowsOf = (id: string) => rows.get(id) ?? noRows;
  const offers = new Map<string, Offer>();
  let last: (OfferChoice & { readonly offer: Offer }) | null = null;
  return { ...result, services, rowsOf, offerFor };

  function offerFor({ provider, term, region }: OfferChoice): Offer {
    if (last?.provider === provider && last.term === term && last.region === region) {
      return last.offer;
    }
    const key = JSON.stringify([provider, term, region]);
    const choice = { provider, term, region };
    const offer = offers.get(key) ?? createOffer(choice);
    offers.set(key, offer);
    last = { ...choice, offer };
    return offer;
  }

  function createOffer(choice: OfferChoice): Offer {
    const fitting = services.filter((one) => serviceFor({ rowsOf }, one.id, choice) === one);
    const byId = new Map(fitting.map((one) => [one.id, one]));
    const targetOf = (id: string) => byId.get(id) ?? rowsOf(id)[0];
    const visible = fitting.map((one) => settleFamily(one, targetOf)).sort(compareServices);
    const inFamily = (name: string) => visible.filter(({ family }) => family === name);
    const packages = new Map<string, Package>();
    for (const one of result.options.package) {
      if (isOffered(one, choice) && !packages.has(one.value)) packages.set(one.value, one);
    }
    return {
      services: new Map(visible.map((service) => [service.id, service])),
      sections: {
        dedicated: inFamily("dedicated"),
        broadband: inFamily("broadband"),
        phone: inFamily("phone"),
        tv: inFamily("tv"),
      },
      fees: inFamily("fee"),
      packages,
    };
  }
}

/** The catalogue of the same search with fewer services, whose others it does not keep in memory. */
export function narrowedCatalogue(
  { rowsOf: _rowsOf, offerFor: _offerFor, ...result }: Catalogue,
  services: readonly Service[],
): Catalogue {
  return createCatalogue({ ...result, services });
}

const noRows: readonly Service[] = [];

/** Assigns a static IP to the section of its dependencies. */
function settleFamily(service: Service, targetOf: (id: string) => Service | undefined): Service {
  if (service.type !== "static_ip" || service.dependencies.length === 0) return service;
  const isDedicated = service.dependencies.every((id) => {
    const target = targetOf(id);
    return target ? target.family === "dedicated" : id.startsWith("dedicated");
  });
  return isDedicated ? { ...service, family: "dedicated" } : service;
}

/** The service types that no section shows, without repetition, as a hint for developers (decisions MT5). */
export function unknownTypesOf({ services }: Catalogue): readonly string[] {
  const unknown = services.filter(({ family }) => family === null);
  return [...new Set(unknown.map(({ type }) => type))];
}
