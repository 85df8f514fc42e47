import type { FinderOptions } from "../../core/finder/finder.ts";
import { findCategory, topCategoriesOf } from "../../core/finder/finder-categories.ts";
import type { FilterOption } from "../../core/finder/option-index.ts";
import { type FilterReading, readFilters } from "../../core/finder/read-filters.ts";
import { startValueOf, urlParameter } from "../../core/start-value.ts";
import type { SolutionsFinderAttributes } from "./solutions-finder.attributes.ts";

/** The choices that an address, or else the attributes, request: raw texts. */
export interface WantedChoices {
  readonly filters: readonly string[];
  readonly category: string;
}

/** A URL parameter overrides the attribute of the same name (decisions Z4). */
export function wantedChoicesOf(
  search: string,
  attributes: SolutionsFinderAttributes,
): WantedChoices {
  const query = new URLSearchParams(search);
  const filters = query.getAll("filters").filter((text) => text.trim() !== "");
  return {
    filters: filters.length > 0 ? filters : [attributes.filters],
    category: startValueOf(urlParameter(search, "category") || null, attributes.category.trim()),
  };
}

export function areSameWanted(one: WantedChoices, other: WantedChoices): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Resolves the requested choices: categories with questions, unambiguous filters, and unknown texts. */
export function startChoicesOf(
  wanted: WantedChoices,
  { categories, questions }: FinderOptions,
  options: readonly FilterOption[],
): {
  readonly category: string | null;
  readonly subCategory: string | null;
} & FilterReading {
  const found = wanted.category === "" ? null : findCategory(wanted.category, categories);
  const top = topCategoriesOf(categories, questions).find(
    ({ value }) => value === (found?.parent ?? found?.value),
  );
  return {
    category: top?.value ?? null,
    subCategory: top && found?.parent ? found.value : null,
    ...readFilters(wanted.filters, options),
  };
}
