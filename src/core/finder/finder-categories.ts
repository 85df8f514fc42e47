import { enteredText } from "../fold-text.ts";
import { isSameLabel } from "./criterion.ts";
import type { FinderCategory, FinderQuestion } from "./finder.ts";

/** Top categories that have a question, or a child with one (2 §2; decisions P36). */
export function topCategoriesOf(
  categories: readonly FinderCategory[],
  questions: readonly FinderQuestion[],
): readonly FinderCategory[] {
  return categories.filter(
    ({ parent, value }) =>
      parent === null &&
      (isAsked(value, questions) || childCategoriesOf(value, categories, questions).length > 0),
  );
}

/** The children of a category that have questions. */
export function childCategoriesOf(
  category: string,
  categories: readonly FinderCategory[],
  questions: readonly FinderQuestion[],
): readonly FinderCategory[] {
  return categories.filter(({ parent, value }) => parent === category && isAsked(value, questions));
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
  const children = categories.filter(({ parent }) => parent === category);
  const asked = new Set([category, ...children.map(({ value }) => value)]);
  return questions.filter((one) => one.categories.some((value) => asked.has(value)));
}

/** Finds a category by its value, or by its label in any case. Null if there is none. */
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
