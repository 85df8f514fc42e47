import type { FacetItem, FinderAnswer } from "./finder.ts";

/** A word of a facet that a provider must have. */
export type FilterCriterion = Pick<FacetItem, "key" | "facetId" | "value" | "label" | "parent"> & {
  readonly kind: "filter";
};

/** An answer that a provider must fit. */
export type AnswerCriterion = FinderAnswer & { readonly kind: "answer" };

/** What a provider is matched against (decisions P.0). */
export type Criterion = FilterCriterion | AnswerCriterion;

/** Most filters and answers together (2 §5; decisions P6). */
export const mostCriteria = 30;

/** Criteria of one key are the same one (2 §5; decisions P22). */
export function criterionKeyOf({ kind, key, value }: Criterion): string {
  return `${kind}\u0000${key}\u0000${value}`;
}

export function filterOf({ key, facetId, value, label, parent }: FacetItem): FilterCriterion {
  return { kind: "filter", key, facetId, value, label, parent };
}

export function answerOf({ key, value, label, parent }: FinderAnswer): AnswerCriterion {
  return { kind: "answer", key, value, label, parent };
}
