/**
 * Keys for the items of a list, by their ids. Servers repeat ids, or leave them out: an id that comes again gets the number of
 * its coming, so that no item takes the place of another.
 */
export function distinctKeysOf(ids: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return ids.map((id) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}\u0000${count}`;
  });
}
