import { type CatalogueRow, catalogueRowOf, compareRows } from "./catalogue-row.ts";
import type { SectionName } from "./service-type.ts";
import { isOffered, type ServiceChoice } from "./visibility.ts";
import type { PackageRow } from "./wire/package-row.ts";
import type { PricingSearch } from "./wire/pricing-search-wire.ts";
import { idsOf, textOf } from "./wire/read-wire.ts";

/** What is offered under one choice of provider, term and region. */
export interface Offer {
  readonly rows: ReadonlyMap<string, CatalogueRow>;
  /** Rows of a section in display order. */
  readonly sections: Readonly<Record<SectionName, readonly CatalogueRow[]>>;
  readonly fees: readonly CatalogueRow[];
  readonly packages: ReadonlyMap<string, PackageRow>;
}

/** The rows of one search, indexed once. */
export interface Catalogue {
  readonly search: PricingSearch;
  readonly rows: ReadonlyMap<string, CatalogueRow>;
  /** Remembers its last answer: one choice is asked for again and again. */
  readonly offerFor: (choice: ServiceChoice) => Offer;
}

export function createCatalogue(search: PricingSearch): Catalogue {
  const read = (search.rows ?? []).map(catalogueRowOf).filter(({ id }) => id !== "");
  const first = new Map<string, CatalogueRow>();
  for (const row of read) if (!first.has(row.id)) first.set(row.id, row);
  const rows = new Map([...first].map(([id, row]) => [id, settleFamily(row, first)]));
  const sorted = [...rows.values()].sort(compareRows);
  let last: { readonly key: string; readonly offer: Offer } | null = null;
  return {
    search,
    rows,
    offerFor: ({ provider, term, region }) => {
      const key = JSON.stringify([provider, term, region]);
      if (last?.key !== key) last = { key, offer: offerOf({ provider, term, region }) };
      return last.offer;
    },
  };

  function offerOf(choice: ServiceChoice): Offer {
    const visible = sorted.filter(({ family, row }) => family !== null && isOffered(row, choice));
    const inFamily = (name: string) => visible.filter(({ family }) => family === name);
    const packages = (search.filter_options?.package ?? []).filter((row) => isOffered(row, choice));
    return {
      rows: new Map(visible.map((row) => [row.id, row])),
      sections: {
        dedicated: inFamily("dedicated"),
        broadband: inFamily("broadband"),
        phone: inFamily("phone"),
        tv: inFamily("tv"),
      },
      fees: inFamily("fee"),
      packages: new Map(packages.map((row) => [textOf(row.value), row])),
    };
  }
}

/** A static IP belongs where it is shown: with what it depends on (decisions MT4, Z12). */
function settleFamily(row: CatalogueRow, rows: ReadonlyMap<string, CatalogueRow>): CatalogueRow {
  if (row.type !== "static_ip" || row.dependencies.length === 0) return row;
  const isDedicated = row.dependencies.every((id) => {
    const target = rows.get(id);
    return target ? target.family === "dedicated" : id.startsWith("dedicated");
  });
  return isDedicated ? { ...row, family: "dedicated" } : row;
}

/** Ids of a package's rows (decisions Z9). */
export function packageIdsOf(row: PackageRow): readonly string[] {
  return idsOf(row.dependencies);
}
