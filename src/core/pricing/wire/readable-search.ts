import type { PricingSearch } from "./pricing-search-wire.ts";
import { isRecord } from "./read-wire.ts";

/** A search whose lists are lists of objects: what is none goes (decisions M5, Z5). */
export function readableSearch(search: PricingSearch): PricingSearch {
  const answer = search.rows ? search : (search.data ?? search);
  const options = answer.filter_options;
  return {
    ...answer,
    rows: objectsOf(answer.rows),
    filter_options: {
      provider: objectsOf(options?.provider),
      term: objectsOf(options?.term),
      package: objectsOf(options?.package),
      region: objectsOf(options?.region),
    },
  };
}

function objectsOf<Item>(list: readonly Item[] | null | undefined): readonly Item[] {
  return Array.isArray(list) ? list.filter((item): boolean => isRecord(item)) : [];
}
