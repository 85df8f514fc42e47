import { enteredText } from "../texts/fold-text.ts";
import { itemsByParent } from "../values/tree.ts";
import { placesIn } from "../values/tree-places.ts";
import { isSameLabel } from "./criterion.ts";
import type { FinderCategory, FinderQuestion } from "./finder.ts";

/**
 * Maps each category to its top category. Deeper levels become part of the second, because there are two levels of
 * tabs. A category with an unknown parent is at the top, and so is the first of a cycle. A repeated value is the same
 * category.
 */
function topsOf(
  categories: readonly FinderCategory[],
): ReadonlyMap<FinderCategory, FinderCategory> {
  const known = new Map(categories.toReversed().map((one) => [one.value, one]));
  const distinct = categories.filter((one) => known.get(one.value) === one);
  const below = itemsByParent(distinct, ({ parent }) => parent);
  const roots = distinct.filter(({ parent }) => parent === null || !known.has(parent));
  const tops = new Map<FinderCategory, FinderCategory>();
  for (const { node, above } of placesIn(
    [...roots, ...distinct],
    ({ value }) => below.get(value) ?? [],
  )) {
    tops.set(node, (above && tops.get(above.node)) ?? node);
  }
  return new Map(distinct.map((one) => [one, tops.get(one) ?? one]));
}

/** The top category above a category, or the category itself. */
export function topCategoryOf(
  category: FinderCategory,
  categories: readonly FinderCategory[],
): FinderCategory {
  return topsOf(categories).get(category) ?? category;
}

/** Top categories that have a question, or a child with one. */
export function topCategoriesOf(
  categories: readonly FinderCategory[],
  questions: readonly FinderQuestion[],
): readonly FinderCategory[] {
  return shownCategoriesOf(categories, questions)
    .filter(({ category, top }) => category === top)
    .map(({ category }) => category);
}

/** The categories with a tab, each with the top category above it. That of a top category is itself. */
export function shownCategoriesOf(
  categories: readonly FinderCategory[],
  questions: readonly FinderQuestion[],
): readonly { readonly category: FinderCategory; readonly top: FinderCategory }[] {
  const values = new Set(questions.flatMap((question) => question.categories));
  const all = [...topsOf(categories)].map(([category, top]) => ({ category, top }));
  const asked = all.filter(({ category }) => values.has(category.value));
  const tops = new Set(asked.map(({ top }) => top));
  return all.filter(({ category, top }) =>
    category === top ? tops.has(top) : values.has(category.value),
  );
}

/** The categories below a top category that have questions. */
export function childCategoriesOf(
  category: string,
  categories: readonly FinderCategory[],
  questions: readonly FinderQuestion[],
): readonly FinderCategory[] {
  return belowTop(category, categories).filter(({ value }) => isAsked(value, questions));
}

function belowTop(
  category: string,
  categories: readonly FinderCategory[],
): readonly FinderCategory[] {
  const tops = topsOf(categories);
  return [...tops]
    .filter(([one, top]) => one !== top && top.value === category)
    .map(([one]) => one);
}

/**
 * The questions of a category: those of the chosen child category, or else the category's own and those of its
 * children.
 */
export function questionsOf(
  category: string,
  subCategory: string | null,
  categories: readonly FinderCategory[],
  questions: readonly FinderQuestion[],
): readonly FinderQuestion[] {
  if (subCategory !== null) return questions.filter((one) => one.categories.includes(subCategory));
  const asked = new Set([category, ...belowTop(category, categories).map(({ value }) => value)]);
  return questions.filter((one) => one.categories.some((value) => asked.has(value)));
}

/** Finds a category by its value, or by its label in any case. Null if no category matches. */
export function findCategory(
  text: string,
  categories: readonly FinderCategory[],
): FinderCategory | null {
  const value = enteredText(text);
  return (
    categories.find((one) => one.value === value) ??
    categories.find(({ label }) => isSameLabel(label, value)) ??
    null
  );
}

function isAsked(category: string, questions: readonly FinderQuestion[]): boolean {
  return questions.some(({ categories }) => categories.includes(category));
}
