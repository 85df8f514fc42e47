import type { TreePlace } from "./tree-places.ts";

/** The maximum number of levels that are drawn. Deeper nodes are part of the last level. */
export const maxLevel = 50;

/** Groups items by the key of their parent. Keeps their order. */
export function itemsByParent<Key, Item>(
  items: readonly Item[],
  parentOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const found = new Map<Key, Item[]>();
  for (const item of items) {
    const parent = parentOf(item);
    const siblings = found.get(parent);
    if (siblings) siblings.push(item);
    else found.set(parent, [item]);
  }
  return found;
}

/**
 * Builds a tree from its placed nodes, at most {@link maxLevel} levels deep. Deeper nodes become part of the last
 * level, in their order.
 *
 * @param build - creates a node from its children. `deeper` of them belong to deeper levels.
 */
export function buildTree<Node, Built>(
  places: readonly TreePlace<Node>[],
  build: (node: Node, children: readonly Built[], deeper: number) => Built,
): readonly Built[] {
  const roots: Built[] = [];
  const below = new Map<TreePlace<Node>, { children: Built[]; deeper: number }>();
  /**
   * The node that gets another one as its child: the parent, or the ancestor above the last level.
   */
  const holders = new Map<TreePlace<Node>, TreePlace<Node>>();
  for (const place of places) {
    const { above, level } = place;
    if (above === null) continue;
    const holder = level <= maxLevel ? above : holders.get(above);
    if (holder !== undefined) holders.set(place, holder);
  }
  // From the bottom up, so that the children of a node exist before it.
  for (const place of places.toReversed()) {
    const own = below.get(place);
    const built = build(place.node, own?.children.toReversed() ?? [], own?.deeper ?? 0);
    const holder = holders.get(place);
    if (holder === undefined) {
      roots.push(built);
      continue;
    }
    const list = below.get(holder) ?? { children: [], deeper: 0 };
    below.set(holder, list);
    list.children.push(built);
    if (place.level > maxLevel) list.deeper += 1;
  }
  return roots.toReversed();
}
