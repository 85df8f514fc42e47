import type { FilterCriterion } from "../../../src/core/finder/criterion.ts";
import type { FacetItem, FinderFacet, ProviderRow } from "../../../src/core/finder/finder.ts";

/** Creates a provider with a taxonomy, each term of which is given as `facet:value`. */
export function aProvider(
  nid: string | number,
  terms: readonly string[] = [],
  categories: readonly string[] = [],
): ProviderRow {
  return {
    nid,
    name: `Provider ${nid}`,
    uri: "",
    logo: "",
    categories,
    taxonomy: terms.map((term) => {
      const [facetId = "", value = ""] = term.split(":");
      return { facetId, value };
    }),
  };
}

export function aFilter(term: string, label = term): FilterCriterion {
  const [facetId = "", value = ""] = term.split(":");
  return { kind: "filter", key: `key-${facetId}`, facetId, value, label, parent: null };
}

export function anItem(value: string, label: string, given: Partial<FacetItem> = {}): FacetItem {
  return {
    key: "",
    facetId: "",
    value,
    label,
    parent: null,
    isHeader: false,
    children: [],
    ...given,
  };
}

/** Creates a facet whose terms have its key and id. */
export function aFacet(
  key: string,
  facetId: string,
  items: readonly FacetItem[],
  title = key,
): FinderFacet {
  const own = (item: FacetItem): FacetItem => ({
    ...item,
    key,
    facetId,
    children: item.children.map(own),
  });
  return { key, title, items: items.map(own) };
}
