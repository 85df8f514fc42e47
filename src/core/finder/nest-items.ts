import { buildTree, itemsByParent } from "../values/tree.ts";
import { placesIn } from "../values/tree-places.ts";
import type { FacetItem } from "./finder.ts";

/** An item as it is sent. */
export type FlatItem = Omit<FacetItem, "children" | "deeper">;

/**
 * Nests items below their parents. Items with an unknown parent, or in a cycle of parents, stay at their level.
 *
 * @param childrenOf - returns the items that are already nested below an item. It is called once per item.
 */
export function nestItems<Item extends FlatItem>(
  items: readonly Item[],
  childrenOf: (item: Item) => readonly Item[],
): readonly FacetItem[] {
  const byValue = new Map<string | null, Item>(
    items.filter(({ isHeader }) => !isHeader).map((one) => [one.value, one]),
  );
  const isInCircle = circlesIn(items, ({ parent }) => byValue.get(parent));
  /** The items below each parent. Those at the top have the key undefined. */
  const below = itemsByParent(items, (item) =>
    isInCircle(item) ? undefined : byValue.get(item.parent),
  );
  const places = placesIn(below.get(undefined) ?? [], (item) => {
    const nested = childrenOf(item);
    const known = new Set(nested.map(({ value }) => value));
    return [...nested, ...(below.get(item) ?? []).filter(({ value }) => !known.has(value))];
  });
  return buildTree<Item, FacetItem>(
    places,
    ({ key, facetId, value, label, parent, isHeader }, children, deeper) => ({
      key,
      facetId,
      value,
      label,
      parent,
      isHeader,
      children,
      ...(deeper > 0 && { deeper }),
    }),
  );
}

/** Creates a function that is true for items in a cycle of parents. */
function circlesIn<Item>(
  items: readonly Item[],
  parentOf: (item: Item) => Item | undefined,
): (item: Item) => boolean {
  const known = new Map<Item, boolean>();
  for (const item of items) {
    const line = new Set<Item>();
    let one: Item | undefined = item;
    while (one !== undefined && !known.has(one) && !line.has(one)) {
      line.add(one);
      one = parentOf(one);
    }
    const isCircle = one !== undefined && (known.get(one) ?? true);
    for (const passed of line) known.set(passed, isCircle);
  }
  return (item) => known.get(item) ?? false;
}
