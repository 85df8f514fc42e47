import { foldLabel } from "../fold-text.ts";
import type { FacetItem, FinderFacet } from "./finder.ts";

/** A term that can be used as a filter, with its facet. */
export interface FilterOption {
  readonly item: FacetItem;
  readonly facetTitle: string;
}

/** All terms that can be chosen, without duplicates and headings (decisions P9). */
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

/** Whether two texts are equal but for case and spaces. */
export function isSameLabel(one: string, other: string): boolean {
  return foldLabel(one) === foldLabel(other);
}
