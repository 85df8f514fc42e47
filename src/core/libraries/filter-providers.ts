import { enteredText, foldText } from "../texts/fold-text.ts";
import { allCategories, type LibraryProvider } from "./library-provider.ts";

/** Filters the providers of a library. */
export type ProviderFilter = (category: string, text: string) => readonly LibraryProvider[];

/**
 * Creates a filter by category and by part of the name. Ignores case, accents and surrounding spaces. Prepares the
 * names once, so that each key press costs one pass over them.
 */
export function createProviderFilter(rows: readonly LibraryProvider[]): ProviderFilter {
  const names = rows.map(({ name }) => foldText(name));
  const valuesOf = rows.map(({ categories }) => new Set(categories.map(({ value }) => value)));
  return (category, text) => {
    const part = foldText(enteredText(text));
    if (category === allCategories && part === "") return rows;
    return rows.filter(
      (_, index) =>
        (category === allCategories || valuesOf[index]?.has(category)) &&
        names[index]?.includes(part),
    );
  };
}

/** True if a category or a text is set, so that some providers may be hidden. */
export function isProviderFilterActive(category: string, text: string): boolean {
  return category !== allCategories || enteredText(text) !== "";
}
