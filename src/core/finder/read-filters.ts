import { enteredText } from "../texts/fold-text.ts";
import {
  criterionKeyOf,
  type FacetOption,
  type FilterCriterion,
  filterOf,
  isSameLabel,
} from "./criterion.ts";

/**
 * Finds the one term that a string in the URL names, as `key:value`, as `label:value`, by its value if that is a
 * number, or by its label. Null if no term or several terms match.
 */
export function resolveOption(text: string, options: readonly FacetOption[]): FacetOption | null {
  const filter = enteredText(text);
  if (filter === "") return null;
  const [only = null, ...others] = matchesOf(filter, options);
  return others.length === 0 ? only : null;
}

/** Finds the one term that a string in the URL names, as a filter. */
export function resolveFilter(
  text: string,
  options: readonly FacetOption[],
): FilterCriterion | null {
  const option = resolveOption(text, options);
  return option && filterOf(option.item);
}

function matchesOf(filter: string, options: readonly FacetOption[]): readonly FacetOption[] {
  const colon = filter.indexOf(":");
  if (colon > 0) {
    const paired = pairedAt(colon, filter, options);
    if (paired.length > 0) return paired;
    // A label may itself contain a colon, as in the links of the solutions index.
    const atLast = pairedAt(filter.lastIndexOf(":"), filter, options);
    if (atLast.length > 0) return atLast;
  } else if (/^\d+$/.test(filter)) {
    const numbered = options.filter(({ item }) => item.value === filter);
    if (numbered.length > 0) return numbered;
  }
  return options.filter(({ item }) => isSameLabel(item.label, filter));
}

function pairedAt(
  colon: number,
  filter: string,
  options: readonly FacetOption[],
): readonly FacetOption[] {
  const name = filter.slice(0, colon).trim();
  const value = filter.slice(colon + 1).trim();
  return options.filter(
    ({ item }) =>
      item.value === value &&
      (item.key === name || item.facetId === name || isSameLabel(item.label, name)),
  );
}

/** The result of reading the `filters` parameters. */
export interface FilterReading {
  /** The filters that were found, in the order of the parameters and without duplicates. */
  readonly filters: readonly FilterCriterion[];
  /** The strings that match no filter, or several. */
  readonly unknown: readonly string[];
}

/**
 * Reads the `filters` parameters of an address. A parameter without a match is read as a comma-separated list. If no
 * part of the list matches either, the whole parameter counts as one unknown string.
 */
export function readFilters(
  texts: readonly string[],
  options: readonly FacetOption[],
): FilterReading {
  const read = (text: string) => ({
    text: enteredText(text),
    filter: resolveFilter(text, options),
  });
  const found = texts.flatMap((text) => {
    const whole = read(text);
    const parts = text.split(",").map(read);
    return whole.filter === null && parts.some(({ filter }) => filter !== null) ? parts : [whole];
  });
  const filters = found.flatMap(({ filter }) => filter ?? []);
  const distinct = new Map(filters.map((filter) => [criterionKeyOf(filter), filter]));
  return {
    filters: [...distinct.values()],
    unknown: found.flatMap(({ text, filter }) => (filter === null && text !== "" ? [text] : [])),
  };
}

/** True if several filters share this name, so that it identifies none of them. */
export function isAmbiguous(text: string, options: readonly FacetOption[]): boolean {
  return matchesOf(enteredText(text), options).length > 1;
}
