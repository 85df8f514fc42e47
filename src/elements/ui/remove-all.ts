/**
 * Removes nodes, the last one first: for each, browsers look for the element before it, past all texts that the removed ones
 * before it have left.
 *
 * @param nodes - in document order.
 */
export function removeAll(nodes: readonly Element[]): void {
  for (const node of [...nodes].reverse()) node.remove();
}
