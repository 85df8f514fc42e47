/** A function that reads every node once, however many others lead to it. */
export function remembered<Found>(read: (node: Element) => Found): (node: Element) => Found {
  const known = new Map<Element, { readonly found: Found }>();
  return (node) => {
    const { found } = known.get(node) ?? { found: read(node) };
    known.set(node, { found });
    return found;
  };
}
