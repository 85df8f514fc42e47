/** A value of a query parameter. */
export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly QueryValue[]
  | { readonly [key: string]: QueryValue };

/**
 * Writes a query as PHP reads it: `filters[type][]=a`, `answers[0][key]=b` (decisions B12).
 * Leaves out empty lists, empty text, missing values and numbers that are not finite.
 */
export function queryStringOf(query: Readonly<Record<string, QueryValue>>): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) append(pairs, name, value);
  return pairs.toString();
}

function append(pairs: URLSearchParams, name: string, value: QueryValue): void {
  if (value === null || value === undefined || value === "") return;
  if (isList(value)) {
    value.forEach((entry, index) => {
      append(pairs, typeof entry === "object" ? `${name}[${index}]` : `${name}[]`, entry);
    });
  } else if (typeof value === "object") {
    for (const [key, entry] of Object.entries(value)) append(pairs, `${name}[${key}]`, entry);
  } else if (typeof value !== "number" || Number.isFinite(value)) {
    pairs.append(name, String(value));
  }
}

function isList(value: QueryValue): value is readonly QueryValue[] {
  return Array.isArray(value);
}
