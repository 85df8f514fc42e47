import {
  answerOf,
  type Criterion,
  criterionKeyOf,
  type FacetOption,
  filterOf,
  filterOptionsOf,
} from "../../core/finder/criterion.ts";
import type { FinderOptions, ProviderRow } from "../../core/finder/finder.ts";
import {
  findCategory,
  topCategoriesOf,
  topCategoryOf,
} from "../../core/finder/finder-categories.ts";
import type { FinderEvent, FinderState } from "../../core/finder/finder-state.ts";
import type { MatchIndex } from "../../core/finder/match-index.ts";
import { type FilterReading, readFilters } from "../../core/finder/read-filters.ts";
import { listIn, textIn, type Work } from "../../core/stores/kept/kept-work.ts";
import { startValueOf, urlParameter } from "../../core/values/start-value.ts";
import type { SolutionsFinderAttributes } from "./solutions-finder.attributes.ts";

/** The choices from the URL, or else from the attributes, as texts. */
export interface RequestedChoices {
  readonly filters: readonly string[];
  readonly category: string;
}

/** A URL parameter takes precedence over the attribute of the same name. */
export function requestedChoicesOf(
  search: string,
  attributes: SolutionsFinderAttributes,
): RequestedChoices {
  const query = new URLSearchParams(search);
  const filters = query.getAll("filters").filter((text) => text.trim() !== "");
  return {
    filters: filters.length > 0 ? filters : [attributes.filters],
    category: startValueOf(urlParameter(search, "category") || null, attributes.category.trim()),
  };
}

export function areSameRequests(one: RequestedChoices, other: RequestedChoices): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * True if every requested choice is offered. A missing choice may be newer than the loaded
 * providers.
 */
export function isAllOffered(
  requested: RequestedChoices,
  { category, unknown }: ReturnType<typeof startChoicesOf>,
): boolean {
  return unknown.length === 0 && (requested.category === "" || category !== null);
}

/**
 * Resolves the requested choices: categories with questions, unambiguous filters, and unknown
 * texts.
 */
export function startChoicesOf(
  requested: RequestedChoices,
  { categories, questions }: FinderOptions,
  options: readonly FacetOption[],
): {
  readonly category: string | null;
  readonly subCategory: string | null;
} & FilterReading {
  const found = requested.category === "" ? null : findCategory(requested.category, categories);
  const above = found && topCategoryOf(found, categories);
  const top = topCategoriesOf(categories, questions).find((one) => one === above);
  return {
    category: top?.value ?? null,
    subCategory: top && found && top !== found ? found.value : null,
    ...readFilters(requested.filters, options),
  };
}

/**
 * The choices and the customer to keep over a reload or a sign-in, or null if nothing is chosen.
 *
 * @param requested - the choices of the page, which began with them
 */
export function workOf(
  choices: FinderState,
  customerName: string,
  requested: RequestedChoices,
): Work | null {
  const { category, subCategory, criteria, selected } = choices;
  const hasChoices = category !== null || criteria.length > 0 || selected.length > 0;
  if (!hasChoices && customerName === "") return null;
  return {
    category: category ?? "",
    subCategory: subCategory ?? "",
    criteria: criteria.map(criterionKeyOf),
    selected,
    customerName,
    requested: JSON.stringify(requested),
  };
}

/** True if the page of the work requested the same choices. */
export function isRequestedBy(work: Work, requested: RequestedChoices): boolean {
  return textIn(work, "requested") === JSON.stringify(requested);
}

export function customerIn(work: Work): string {
  return textIn(work, "customerName");
}

/** The events that restore the choices. Choices that are no longer offered are left out. */
export function eventsIn(work: Work, ready: ReadyFinder): readonly FinderEvent[] {
  const criteria = listIn(work, "criteria").flatMap((key) => ready.criteria.get(key) ?? []);
  const selected = listIn(work, "selected").filter((nid) => ready.byNid.has(nid));
  const [category, subCategory] = [textIn(work, "category"), textIn(work, "subCategory")];
  return [
    { kind: "chooseCategory", category: category || null },
    ...(subCategory === "" ? [] : [{ kind: "chooseSubCategory", subCategory } as const]),
    { kind: "addCriteria", criteria },
    ...selected.map((nid) => ({ kind: "select", nid }) as const),
  ];
}

/** The loaded finder with its lookup tables. */
export interface ReadyFinder {
  readonly options: FinderOptions;
  readonly index: MatchIndex;
  readonly words: readonly FacetOption[];
  readonly criteria: ReadonlyMap<string, Criterion>;
  readonly byNid: ReadonlyMap<string, ProviderRow>;
}

export function readyFinderOf(options: FinderOptions, index: MatchIndex): ReadyFinder {
  const words = filterOptionsOf(options.facets);
  const criteria = [
    ...words.map(({ item }): Criterion => filterOf(item)),
    ...options.questions.flatMap(({ answers }) => answers.map((one): Criterion => answerOf(one))),
  ];
  return {
    options,
    index,
    words,
    criteria: new Map(criteria.map((criterion) => [criterionKeyOf(criterion), criterion])),
    byNid: new Map(index.rows.map((row) => [String(row.nid), row])),
  };
}
