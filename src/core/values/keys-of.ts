/** The keys of an object, in order, with their type, which `Object.keys` loses. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(table) as Key[];
}
