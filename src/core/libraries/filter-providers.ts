import { foldText } from "../fold-text.ts";
import { allCategories, type LibraryProvider } from "./library-provider.ts";

/** Which providers of a library are shown. */
export type ProviderFilter = (category: string, text: string) => readonly LibraryProvider[];

/**
 * Narrows a library by category and by a part of the name (2 §5; decisions Q3): upper and lower case,
 * accents and spaces around the text do not matter. The names are prepared once, so that each key
 * typed costs one pass over them.
 */
export function createProviderFilter(rows: readonly LibraryProvider[]): ProviderFilter {
  const names = rows.map(({ name }) => foldText(name));
  const valuesOf = rows.map(({ categories }) => new Set(categories.map(({ value }) => value)));
  return (category, text) => {
    const part = foldText(text.trim());
    if (category === allCategories && part === "") return rows;
    return rows.filter(
      (_, index) =>
        (category === allCategories || valuesOf[index]?.has(category)) &&
        names[index]?.includes(part),
    );
  };
}

/** The filters are at work: what is shown may not be all (decisions Q1). */
export function isProviderFilterActive(category: string, text: string): boolean {
  return category !== allCategories || text.trim() !== "";
}
