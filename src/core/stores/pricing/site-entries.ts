/** The entries that are known, keyed by their indexes. */
export function entriesOf<Entry>(list: readonly (Entry | undefined)[]): ReadonlyMap<number, Entry> {
  return new Map(list.flatMap((one, place) => (one === undefined ? [] : [[place, one]])));
}

/** The entries with another one at a place; null removes it. */
export function withEntry<Entry>(
  entries: ReadonlyMap<number, Entry>,
  place: number,
  entry: Entry | null,
): ReadonlyMap<number, Entry> {
  const next = new Map(entries);
  if (entry === null) next.delete(place);
  else next.set(place, entry);
  return next;
}
