import { foldText } from "../fold-text.ts";
import type { IndexCategory, IndexTerm } from "./solutions-index.ts";
import { type TermNode, termTreeOf } from "./term-tree.ts";

/** What a search of capabilities found (decisions R21). */
export interface IndexSearch {
  /** The places of the found categories, each with the found terms and what they stand below. */
  readonly items: ReadonlyMap<number, readonly IndexTerm[]>;
  /** How many capabilities were found, each once in a category. */
  readonly count: number;
}

/**
 * The terms in which all words of a text stand: in its label, in one that it stands below, or in that of its category. Case
 * and accents make no difference. Null for a text without words.
 */
export function searchIndex(
  categories: readonly IndexCategory[],
  text: string,
): IndexSearch | null {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const items = new Map<number, readonly IndexTerm[]>();
  let count = 0;
  for (const [place, category] of categories.entries()) {
    const kept = new Set<IndexTerm>();
    const found = new Set<string>();
    const visit = ({ term, children }: TermNode, above: string): boolean => {
      const path = `${above} ${foldText(term.label)}`;
      const isFound = term.type === "term" && words.every((word) => path.includes(word));
      if (isFound) found.add(term.value);
      const isAbove = children.filter((child) => visit(child, path)).length > 0;
      if (isFound || isAbove) kept.add(term);
      return isFound || isAbove;
    };
    for (const node of termTreeOf(category.items)) visit(node, foldText(category.label));
    if (found.size === 0) continue;
    count += found.size;
    items.set(
      place,
      category.items.filter((term) => kept.has(term)),
    );
  }
  return { items, count };
}

/** How many capabilities there are, each once in a category (decisions R1). */
export function countCapabilities(categories: readonly IndexCategory[]): number {
  const valuesOf = ({ items }: IndexCategory) =>
    new Set(items.flatMap(({ type, value }) => (type === "term" ? [value] : [])));
  return categories.reduce((count, category) => count + valuesOf(category).size, 0);
}
