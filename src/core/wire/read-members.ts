/** Reads a value of any type. A value that it cannot read counts as missing. */
export type Reader<Value> = (raw: unknown) => Value;

/** The members of an object on the wire, by name. */
export type Members = { readonly [name: string]: object };

/** The values that are read from these members. */
export type ReadingsOf<Of extends Members> = {
  readonly [Name in keyof Of]: Of[Name] extends Reader<infer Value> ? Value : never;
};

/** The values of all members of an object. */
export function readMembers<Of extends { readonly [name: string]: Reader<unknown> }>(
  members: Of,
  raw: object,
): ReadingsOf<Of>;
export function readMembers(
  members: { readonly [name: string]: Reader<unknown> },
  raw: object,
): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(members)) values[name] = members[name]?.(Reflect.get(raw, name));
  return values;
}
