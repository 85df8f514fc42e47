/** A node of a tree, as it is visited from the top down. */
export interface TreePlace<Node> {
  readonly node: Node;
  /** The level, 1 at the top. */
  readonly level: number;
  readonly above: TreePlace<Node> | null;
}

/**
 * The nodes of a tree, each before its children. A node that is repeated, as in a cycle, counts once. Trees in answers
 * can have any depth, so this function is not recursive.
 */
export function placesIn<Node>(
  roots: readonly Node[],
  childrenOf: (node: Node) => readonly Node[],
): readonly TreePlace<Node>[] {
  const places: TreePlace<Node>[] = [];
  const seen = new Set<Node>();
  const left: TreePlace<Node>[] = [];
  const add = (nodes: readonly Node[], above: TreePlace<Node> | null) => {
    const level = above === null ? 1 : above.level + 1;
    for (const node of nodes.toReversed()) left.push({ node, level, above });
  };
  add(roots, null);
  for (let place = left.pop(); place !== undefined; place = left.pop()) {
    if (seen.has(place.node)) continue;
    seen.add(place.node);
    places.push(place);
    add(childrenOf(place.node), place);
  }
  return places;
}
