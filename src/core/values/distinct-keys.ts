/**
 * Creates unique keys for the items of a list from their ids. Servers repeat ids or leave them out, so a repeated id
 * gets a number.
 */
export function distinctKeysOf(ids: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return ids.map((id) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}\u0000${count}`;
  });
}
