import { foldText } from "../texts/fold-text.ts";
import type { IndexCategory, IndexTerm } from "./solutions-index.ts";
import { placedTerms } from "./term-tree.ts";

/** The result of a search for capabilities. */
export interface IndexSearch {
  /** The indexes of the found categories, each with the found terms and their ancestors. */
  readonly items: ReadonlyMap<number, readonly IndexTerm[]>;
  /** The number of found capabilities. Each counts once per category. */
  readonly count: number;
}

/**
 * Finds the terms with all words of a text in their own label, in an ancestor's or in that of their category. Ignores
 * case and accents. Null for a text without words.
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
    const places = placedTerms(category.items);
    /** The words that neither a term nor its ancestors contain. */
    const lacking = new Map<IndexTerm, readonly string[]>();
    const ofCategory = lackedBy(category.label, words);
    const found = new Set<string>();
    const kept = new Set<IndexTerm>();
    for (const { node, above } of places) {
      const before = above === null ? ofCategory : (lacking.get(above.node) ?? words);
      const left = lackedBy(node.label, before);
      lacking.set(node, left);
      if (node.type !== "term" || left.length > 0) continue;
      found.add(node.value);
      kept.add(node);
    }
    if (found.size === 0) continue;
    // From the bottom up, so that the ancestors of a found term are in the result.
    for (const { node, above } of places.toReversed()) {
      if (above !== null && kept.has(node)) kept.add(above.node);
    }
    count += found.size;
    items.set(
      place,
      category.items.filter((term) => kept.has(term)),
    );
  }
  return { items, count };
}

function lackedBy(label: string, words: readonly string[]): readonly string[] {
  if (words.length === 0) return words;
  const text = foldText(label);
  return words.filter((word) => !text.includes(word));
}

/** The number of capabilities. Each counts once per category. */
export function countCapabilities(categories: readonly IndexCategory[]): number {
  const valuesOf = ({ items }: IndexCategory) =>
    new Set(items.flatMap(({ type, value }) => (type === "term" ? [value] : [])));
  return categories.reduce((count, category) => count + valuesOf(category).size, 0);
}
