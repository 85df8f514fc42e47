import type { Condition, ConditionSource } from "./condition.ts";
import { isOffered, type OfferChoice, type Package } from "./filter-options.ts";
import { conditionEntities } from "./rules/condition-matched.ts";
import type { SearchResult } from "./search-result.ts";
import { compareServices, type Service } from "./service.ts";
import type { SectionName } from "./service-type.ts";

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

/** Why a condition can never match (decisions K5). */
export interface ConditionWarning {
  readonly code: "unknownEntity" | "missingKey";
  readonly entity: string;
  /** `""` when none was sent. */
  readonly key: string;
}

/**
 * The conditions that can never match, each once, for developers (decisions K5): they name an unknown
 * entity, no key, or a key that the search's location or query does not have.
 */
export function conditionWarningsOf({
  services,
  location,
  query,
}: Catalogue): readonly ConditionWarning[] {
  const fixed = new Map([
    ["location", location],
    ["query", query.members],
  ]);
  const found = [...services.values()].flatMap(({ conditions }) =>
    conditions.flatMap((condition) => warningOf(condition, fixed) ?? []),
  );
  const each = new Map(found.map((warning) => [Object.values(warning).join("\n"), warning]));
  return [...each.values()];
}

function warningOf(
  { entity, path: key }: Condition,
  fixed: ReadonlyMap<string, ConditionSource>,
): ConditionWarning | null {
  if (!conditionEntities.has(entity)) return { code: "unknownEntity", entity, key };
  const isMissing = fixed.get(entity)?.valuesAt(key).length === 0;
  return key === "" || isMissing ? { code: "missingKey", entity, key } : null;
}

/** The types that no section shows, each once, for developers (decisions MT5). */
export function unknownTypesOf({ services }: Catalogue): readonly string[] {
  const unknown = [...services.values()].filter(({ family }) => family === null);
  return [...new Set(unknown.map(({ type }) => type))];
}
