/** Caches the result of a function by node, because many nodes may lead to the same one. */
export function cachedByNode<Found>(read: (node: Element) => Found): (node: Element) => Found {
  const known = new Map<Element, { readonly found: Found }>();
  return (node) => {
    const { found } = known.get(node) ?? { found: read(node) };
    known.set(node, { found });
    return found;
  };
}
