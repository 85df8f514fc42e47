import { buildTree, itemsByParent } from "../values/tree.ts";
import { placesIn, type TreePlace } from "../values/tree-places.ts";
import type { IndexTerm } from "./solutions-index.ts";

/** A term and its children. */
export interface TermNode {
  readonly term: IndexTerm;
  readonly children: readonly TermNode[];
  /** The number of children that belong to deeper levels than are drawn. */
  readonly deeper: number;
}

/**
 * The terms, each before its children. A term with an unknown parent is at the top. A cycle is broken at its first
 * term. Of several equal values, the first has the children.
 */
export function placedTerms(items: readonly IndexTerm[]): readonly TreePlace<IndexTerm>[] {
  const known = new Set(items.map(({ value }) => value));
  const below = new Map(itemsByParent(items, ({ parent }) => parent));
  const tops = items.filter(({ parent }) => parent === null || !known.has(parent));
  const childrenOf = ({ value }: IndexTerm): readonly IndexTerm[] => {
    const children = below.get(value) ?? [];
    below.delete(value);
    return children;
  };
  // Terms that no top term leads to belong to cycles.
  return placesIn([...tops, ...items], childrenOf);
}

/** The tree of the terms, in the order of the server. */
export function termTreeOf(items: readonly IndexTerm[]): readonly TermNode[] {
  const tree = buildTree<IndexTerm, TermNode>(placedTerms(items), (term, children, deeper) => ({
    term,
    children,
    deeper,
  }));
  const order = new Map(items.map((item, place) => [item, place]));
  const placeOf = ({ term }: TermNode) => order.get(term) ?? 0;
  return tree.toSorted((one, other) => placeOf(one) - placeOf(other));
}
