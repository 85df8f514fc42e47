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

/** The services and packages offered for one choice of provider, term and region. */
export interface Offer {
  readonly services: ReadonlyMap<string, Service>;
  /** The services of each section, in display order. */
  readonly sections: Readonly<Record<SectionName, readonly Service[]>>;
  readonly fees: readonly Service[];
  readonly packages: ReadonlyMap<string, Package>;
}

/** The result of one search, indexed once. */
export interface Catalogue extends Omit<SearchResult, "services"> {
  readonly services: ReadonlyMap<string, Service>;
  /** Keeps its last answer, since most calls repeat the last choice. */
  readonly offerFor: (choice: OfferChoice) => Offer;
}

export function createCatalogue(result: SearchResult): Catalogue {
  const first = new Map<string, Service>();
  for (const service of result.services) {
    if (service.id !== "" && !first.has(service.id)) first.set(service.id, service);
  }
  const services = new Map([...first].map(([id, one]) => [id, settleFamily(one, first)]));
  const sorted = [...services.values()].sort(compareServices);
  let last: { readonly key: string; readonly offer: Offer } | null = null;
  return {
    ...result,
    services,
    offerFor: ({ provider, term, region }) => {
      const key = JSON.stringify([provider, term, region]);
      if (last?.key !== key) last = { key, offer: offerFor({ provider, term, region }) };
      return last.offer;
    },
  };

  function offerFor(choice: OfferChoice): Offer {
    const visible = sorted.filter(
      (service) => service.family !== null && isOffered(service, choice),
    );
    const inFamily = (name: string) => visible.filter(({ family }) => family === name);
    const packages = result.options.package.filter((one) => isOffered(one, choice));
    return {
      services: new Map(visible.map((service) => [service.id, service])),
      sections: {
        dedicated: inFamily("dedicated"),
        broadband: inFamily("broadband"),
        phone: inFamily("phone"),
        tv: inFamily("tv"),
      },
      fees: inFamily("fee"),
      packages: new Map(packages.map((one) => [one.value, one])),
    };
  }
}

/** A static IP belongs to the section of its dependencies (decisions MT4, Z12). */
function settleFamily(service: Service, services: ReadonlyMap<string, Service>): Service {
  if (service.type !== "static_ip" || service.dependencies.length === 0) return service;
  const isDedicated = service.dependencies.every((id) => {
    const target = services.get(id);
    return target ? target.family === "dedicated" : id.startsWith("dedicated");
  });
  return isDedicated ? { ...service, family: "dedicated" } : service;
}

/** The types that no section shows, each once, for developers (decisions MT5). */
export function unknownTypesOf({ services }: Catalogue): readonly string[] {
  const unknown = [...services.values()].filter(({ family }) => family === null);
  return [...new Set(unknown.map(({ type }) => type))];
}
