import { foldLabel } from "../fold-text.ts";
import type { FacetItem, FinderFacet } from "./finder.ts";

/** A word that may become a filter, with the facet it stands in. */
export interface FilterOption {
  readonly item: FacetItem;
  readonly facetTitle: string;
}

/** Every word that may be chosen, each once; headings are none (decisions P9). */
export function filterOptionsOf(facets: readonly FinderFacet[]): readonly FilterOption[] {
  const known = new Map<string, FilterOption>();
  for (const { title, items } of facets) {
    for (const item of allItems(items)) {
      const key = `${item.facetId || item.key}\u0000${item.value}`;
      if (!item.isHeader && !known.has(key)) known.set(key, { item, facetTitle: title });
    }
  }
  return [...known.values()];
}

function allItems(items: readonly FacetItem[]): readonly FacetItem[] {
  return items.flatMap((item) => [item, ...allItems(item.children)]);
}

/** Texts that differ in case and space alone are the same. */
export function isSameLabel(one: string, other: string): boolean {
  return foldLabel(one) === foldLabel(other);
}
