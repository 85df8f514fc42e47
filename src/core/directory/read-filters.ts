import { type FilterCriterion, filterOf } from "./criterion.ts";
import { type FilterOption, isSameLabel } from "./option-index.ts";

/**
 * The one word that a text of the address names (2 §2; rulings P9, R11): `key:value`,
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
    // A label may hold a colon itself, as in the links of the solutions index (rulings R11).
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

/**
 * The filters that an address names in its parameters `filters`, in their order and each once. A
 * parameter that names nothing as a whole is a list with commas (rulings P9).
 */
export function filtersIn(
  texts: readonly string[],
  options: readonly FilterOption[],
): readonly FilterCriterion[] {
  const found = texts.flatMap((text) => {
    const whole = resolveFilter(text, options);
    const parts = whole ? [whole] : text.split(",").map((part) => resolveFilter(part, options));
    return parts.filter((part) => part !== null);
  });
  const distinct = new Map(found.map((filter) => [`${filter.key}\u0000${filter.value}`, filter]));
  return [...distinct.values()];
}
