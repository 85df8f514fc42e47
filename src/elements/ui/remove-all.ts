/**
 * Removes nodes, beginning with the last one, for speed. For each removed node, browsers search for the element before
 * it, and would have to pass text that remains from nodes removed earlier.
 *
 * @param nodes - in document order
 */
export function removeAll(nodes: readonly Element[]): void {
  for (const node of [...nodes].reverse()) node.remove();
}
