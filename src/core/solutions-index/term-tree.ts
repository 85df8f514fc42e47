import type { IndexTerm } from "./solutions-index.ts";

/** A term and its children. */
export interface TermNode {
  readonly term: IndexTerm;
  readonly children: readonly TermNode[];
}

/**
 * Builds a tree of the terms in the order of the server (decisions R3). A term with an unknown parent is a root; a
 * cycle is broken at its first term.
 */
export function termTreeOf(items: readonly IndexTerm[]): readonly TermNode[] {
  const known = new Set(items.map(({ value }) => value));
  const byParent = new Map<string, IndexTerm[]>();
  for (const item of items) {
    if (item.parent === null || !known.has(item.parent)) continue;
    const siblings = byParent.get(item.parent) ?? [];
    siblings.push(item);
    byParent.set(item.parent, siblings);
  }
  const placed = new Set<IndexTerm>();
  /** The first of several equal values gets the children. */
  const opened = new Set<string>();

  function nodeOf(term: IndexTerm): TermNode {
    placed.add(term);
    const isFirst = !opened.has(term.value);
    opened.add(term.value);
    const below = isFirst ? (byParent.get(term.value) ?? []) : [];
    return { term, children: below.filter((one) => !placed.has(one)).map(nodeOf) };
  }

  const isTop = ({ parent }: IndexTerm) => parent === null || !known.has(parent);
  const tops = new Map(items.filter(isTop).map((term) => [term, nodeOf(term)]));
  for (const term of items) if (!placed.has(term)) tops.set(term, nodeOf(term));
  return items.flatMap((term) => tops.get(term) ?? []);
}
