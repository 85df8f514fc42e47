import { foldLabel } from "../texts/fold-text.ts";
import { placesIn } from "../values/tree-places.ts";
import type { FacetItem, FinderAnswer, FinderFacet } from "./finder.ts";

/** A term of a facet that a provider must have. */
export type FilterCriterion = Pick<FacetItem, "key" | "facetId" | "value" | "label" | "parent"> & {
  readonly kind: "filter";
};

/** An answer that a provider must match. */
export type AnswerCriterion = FinderAnswer & { readonly kind: "answer" };

/** A criterion that providers are matched against (decisions P.0). */
export type Criterion = FilterCriterion | AnswerCriterion;

/** The maximum number of filters and answers together. */
export const maxCriteria = 30;

/** The identity of a criterion: criteria with equal keys are the same. */
export function criterionKeyOf({ kind, key, value }: Criterion): string {
  return `${kind}\u0000${key}\u0000${value}`;
}

export function filterOf({ key, facetId, value, label, parent }: FacetItem): FilterCriterion {
  return { kind: "filter", key, facetId, value, label, parent };
}

export function answerOf({ key, value, label, parent }: FinderAnswer): AnswerCriterion {
  return { kind: "answer", key, value, label, parent };
}

/** A term that can be used as a filter, with its facet. */
export interface FacetOption {
  readonly item: FacetItem;
  readonly facetTitle: string;
}

/** All terms that can be chosen, without duplicates and headings. */
export function filterOptionsOf(facets: readonly FinderFacet[]): readonly FacetOption[] {
  const known = new Map<string, FacetOption>();
  for (const { title, items } of facets) {
    for (const { node: item } of placesIn(items, ({ children }) => children)) {
      const key = `${item.facetId || item.key}\u0000${item.value}`;
      if (!item.isHeader && !known.has(key)) known.set(key, { item, facetTitle: title });
    }
  }
  return [...known.values()];
}

/** True if two labels differ at most in case and spaces. */
export function isSameLabel(one: string, other: string): boolean {
  return foldLabel(one) === foldLabel(other);
}
