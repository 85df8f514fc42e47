import type { Place, Provider } from "./place.ts";

/** A column that can be sorted (rulings G24). */
export type ProviderColumn = "provider" | "accessType" | "distance";

/** How the table is sorted; null is the server's order. */
export interface ProviderSort {
  readonly column: ProviderColumn;
  readonly direction: "ascending" | "descending";
}

/** The rows of the Available Providers table: all but the dynamic ones (1 §2; rulings G25), sorted. */
export function availableProvidersOf(
  { providers }: Pick<Place, "providers">,
  sort: ProviderSort | null = null,
): readonly Provider[] {
  const visible = providers.filter(({ type }) => type.trim().toLowerCase() !== "dynamic");
  return sort ? sortProviders(visible, sort) : visible;
}

/**
 * Sorts rows into a new list (rulings G24). Distances sort as numbers, words after them; blanks are
 * last in both directions; equal rows keep their order.
 */
export function sortProviders(
  rows: readonly Provider[],
  { column, direction }: ProviderSort,
): readonly Provider[] {
  const sign = direction === "ascending" ? 1 : -1;
  return rows.toSorted((left, right) => {
    const [a, b] = [sortKeyOf(left, column), sortKeyOf(right, column)];
    return a.rank - b.rank || sign * (a.number - b.number || collator.compare(a.text, b.text));
  });
}

/** The provider's name as the table shows it. */
export function providerNameOf({ name, label, key }: Provider): string {
  return name || label || key;
}

/** The provider's access types as the table shows them. */
export function accessTypeTextOf({ accessTypes }: Pick<Provider, "accessTypes">): string {
  return accessTypes.join(", ");
}

/** The distance as the table shows it: `1,234 ft`, words as sent, `""` for none (rulings G23). */
export function distanceTextOf(provider: Pick<Provider, "distanceFeet" | "distanceText">): string {
  const { distanceFeet, distanceText } = provider;
  if (distanceFeet === null) return distanceText;
  // Adding 0 makes -0 a plain 0.
  return `${wholeNumber.format(Math.round(distanceFeet) + 0)} ft`;
}

const collator = new Intl.Collator("en-US", { numeric: true, sensitivity: "base" });
const wholeNumber = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** Ranks numbers before words before blanks. */
function sortKeyOf(provider: Provider, column: ProviderColumn) {
  if (column === "distance" && provider.distanceFeet !== null) {
    return { rank: 0, number: provider.distanceFeet, text: "" };
  }
  const text = sortTextOf(provider, column);
  return { rank: text === "" ? 2 : 1, number: 0, text };
}

function sortTextOf(provider: Provider, column: ProviderColumn): string {
  if (column === "distance") return provider.distanceText;
  return column === "provider" ? providerNameOf(provider) : accessTypeTextOf(provider);
}
