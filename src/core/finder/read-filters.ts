import { criterionKeyOf, type FilterCriterion, filterOf } from "./criterion.ts";
import { type FilterOption, isSameLabel } from "./option-index.ts";

/**
 * The one word that a text of the address names (2 §2; decisions P9, R11): `key:value`,
 * `label:value`, a value alone when it is a number, or a label alone. Null when none or several fit.
 */
export function resolveFilter(
  text: string,
  options: readonly FilterOption[],
): FilterCriterion | null {
  const wanted = text.trim();
  if (wanted === "") return null;
  const found = matchesOf(wanted, options);
  const [only] = found;
  return found.length === 1 && only ? filterOf(only.item) : null;
}

function matchesOf(wanted: string, options: readonly FilterOption[]): readonly FilterOption[] {
  const colon = wanted.indexOf(":");
  if (colon > 0) {
    const paired = pairedAt(colon, wanted, options);
    if (paired.length > 0) return paired;
    // A label may hold a colon itself, as in the links of the solutions index (decisions R11).
    const atLast = pairedAt(wanted.lastIndexOf(":"), wanted, options);
    if (atLast.length > 0) return atLast;
  } else if (/^\d+$/.test(wanted)) {
    const numbered = options.filter(({ item }) => item.value === wanted);
    if (numbered.length > 0) return numbered;
  }
  return options.filter(({ item }) => isSameLabel(item.label, wanted));
}

function pairedAt(
  colon: number,
  wanted: string,
  options: readonly FilterOption[],
): readonly FilterOption[] {
  const name = wanted.slice(0, colon).trim();
  const value = wanted.slice(colon + 1).trim();
  return options.filter(
    ({ item }) =>
      item.value === value &&
      (item.key === name || item.facetId === name || isSameLabel(item.label, name)),
  );
}

/** What the parameters `filters` of an address say. */
export interface FilterReading {
  /** In their order, each once. */
  readonly filters: readonly FilterCriterion[];
  /** Texts that name no filter, or more than one (decisions ZA12). */
  readonly unknown: readonly string[];
}

/**
 * Reads the parameters `filters` of an address. A parameter that names nothing as a whole is a list with
 * commas (decisions P9), unless nothing in that list is known: then it is one text.
 */
export function readFilters(
  texts: readonly string[],
  options: readonly FilterOption[],
): FilterReading {
  const read = (text: string) => ({ text: text.trim(), filter: resolveFilter(text, options) });
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

/** Whether several filters have a text as their name, so that it names none of them (decisions P9). */
export function isAmbiguous(text: string, options: readonly FilterOption[]): boolean {
  return matchesOf(text.trim(), options).length > 1;
}
