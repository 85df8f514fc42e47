import type { FinderOptions } from "../../core/finder/finder.ts";
import { findCategory, topCategoriesOf } from "../../core/finder/finder-categories.ts";
import type { FilterOption } from "../../core/finder/option-index.ts";
import { type FilterReading, readFilters } from "../../core/finder/read-filters.ts";
import { startValueOf, urlParameter } from "../../core/start-value.ts";
import type { SolutionsFinderAttributes } from "./solutions-finder.attributes.ts";

/** What an address, or else the attributes, ask for: texts that are not understood yet. */
export interface WantedChoices {
  readonly filters: readonly string[];
  readonly category: string;
}

/** A parameter of the address wins over the attribute of its name (decisions Z4). */
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

/** What of it there is: categories with questions, filters that are named without doubt, and unknown texts. */
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
