import type { FacetItem } from "./finder.ts";

/**
 * Nests items below the parents that they name. Items with an unknown parent, and items that are each other's parents,
 * stay at their level.
 */
export function nestItems(items: readonly FacetItem[]): readonly FacetItem[] {
  const byValue = new Map<string | null, FacetItem>(
    items.filter(({ isHeader }) => !isHeader).map((one) => [one.value, one]),
  );
  const parentOf = (item: FacetItem) => byValue.get(item.parent);

  const isInCircle = (item: FacetItem): boolean => {
    const seen = new Set<FacetItem>();
    for (let one: FacetItem | undefined = item; one !== undefined; one = parentOf(one)) {
      if (seen.has(one)) return true;
      seen.add(one);
    }
    return false;
  };

  const isNested = (item: FacetItem) => parentOf(item) !== undefined && !isInCircle(item);
  const nested = items.filter(isNested);
  const withChildren = (item: FacetItem): FacetItem => {
    const known = new Set(item.children.map(({ value }) => value));
    const own = nested.filter((one) => parentOf(one) === item && !known.has(one.value));
    return { ...item, children: [...item.children, ...own.map(withChildren)] };
  };
  return items.filter((item) => !isNested(item)).map(withChildren);
}
