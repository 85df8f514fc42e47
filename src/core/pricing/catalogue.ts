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

/** The answer of a pricing search, read once. */
export interface SearchResult {
  readonly services: readonly Service[];
  readonly options: {
    readonly provider: readonly ProviderOption[];
    readonly term: readonly FilterOption[];
    readonly package: readonly Package[];
    readonly region: readonly FilterOption[];
  };
  readonly headlinePrices: readonly HeadlinePrice[];
  /** The address to show; `""` for none. */
  readonly address: string;
  /** The query as the server understood it. */
  readonly query: {
    readonly address: string;
    readonly provider: string;
    readonly members: ConditionSource;
  };
  readonly location: ConditionSource;
  /** Who may make contracts of what, in lower case (decisions N1 to N5). */
  readonly contracts: {
    readonly providers: readonly string[];
    readonly capabilities: readonly string[];
  };
  /**
   * The location with the members that proposals and contracts send back exactly as received (decisions
   * I20). Nothing but the payload reads it.
   */
  readonly locationAsSent: Readonly<Record<string, unknown>> | null;
}

/** A provider's price in its picker, never in a total (decisions L19). */
export interface HeadlinePrice {
  /** Value of the provider; `""` for all of them. */
  readonly provider: string;
  /** Per month. */
  readonly price: Money;
  readonly members: ConditionSource;
}

/**
 * The services and packages offered for one choice of provider, term and region. Whatever has an id of a service
 * or the value of a package is looked up here (decisions I21).
 */
export interface Offer {
  /** By id, in display order. */
  readonly services: ReadonlyMap<string, Service>;
  /** The services of each section, in display order. */
  readonly sections: Readonly<Record<SectionName, readonly Service[]>>;
  readonly fees: readonly Service[];
  /** By value. */
  readonly packages: ReadonlyMap<string, Package>;
}

/** The result of one search, indexed once. */
export interface Catalogue extends SearchResult {
  /** Every row with an id, in the order of the answer. */
  readonly services: readonly Service[];
  /** The rows of an id, which may repeat for another provider, term or region (decisions I21). */
  readonly rowsOf: (id: string) => readonly Service[];
  /** Keeps its answers: carts of several choices are compared at every act. */
  readonly offerFor: (choice: OfferChoice) => Offer;
}

/** The row of an id for a choice: an id identifies a row only among those that fit (decisions I21). */
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

const noRows: readonly Service[] = [];

/** A static IP belongs to the section of its dependencies (decisions MT4). */
function settleFamily(service: Service, targetOf: (id: string) => Service | undefined): Service {
  if (service.type !== "static_ip" || service.dependencies.length === 0) return service;
  const isDedicated = service.dependencies.every((id) => {
    const target = targetOf(id);
    return target ? target.family === "dedicated" : id.startsWith("dedicated");
  });
  return isDedicated ? { ...service, family: "dedicated" } : service;
}

/** The types that no section shows, each once, for developers (decisions MT5). */
export function unknownTypesOf({ services }: Catalogue): readonly string[] {
  const unknown = services.filter(({ family }) => family === null);
  return [...new Set(unknown.map(({ type }) => type))];
}
