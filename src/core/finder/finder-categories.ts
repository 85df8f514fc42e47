import type { FinderCategory, FinderQuestion } from "./finder.ts";

/** Top categories with a question of their own or of a child (2 §2; decisions P36). */
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

/** A category's children with questions. */
export function childCategoriesOf(
  category: string,
  categories: readonly FinderCategory[],
  questions: readonly FinderQuestion[],
): readonly FinderCategory[] {
  return categories.filter(({ parent, value }) => parent === category && isAsked(value, questions));
}

/**
 * The questions of a category: those of the child category that is chosen, else the category's own
 * and its children's.
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

/** The category of a text: its value, or its label in whatever case; null when there is none. */
export function findCategory(
  text: string,
  categories: readonly FinderCategory[],
): FinderCategory | null {
  const wanted = text.trim().toLowerCase();
  return (
    categories.find(({ value }) => value === text.trim()) ??
    categories.find(({ label }) => label.toLowerCase() === wanted) ??
    null
  );
}

function isAsked(category: string, questions: readonly FinderQuestion[]): boolean {
  return questions.some(({ categories }) => categories.includes(category));
}
