/**
 * Removes nodes, beginning with the last one. For each removed node, browsers search for the element before it, and the
 * remaining texts of nodes that were removed earlier would slow this down.
 *
 * @param nodes - in document order
 */
export function removeAll(nodes: readonly Element[]): void {
  for (const node of [...nodes].reverse()) node.remove();
}
