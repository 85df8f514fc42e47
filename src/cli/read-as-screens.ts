import { isDeepStrictEqual } from "node:util";
import { calls, type EndpointName } from "../core/api/endpoints.ts";
import { readProviderRow } from "../core/api/provider-row.ts";
import { parseBatchProgress } from "../core/lookup/poll-batch.ts";
import { createCart } from "../core/pricing/cart/create-cart.ts";
import type { JsonValue } from "../core/wire/sent.ts";

/** The content of an answer as the screens parse it; null if they cannot. */
export type Reading = { readonly value: unknown } | null;

/** Parses the content of an answer as the screens do. */
export async function readAsScreens(name: EndpointName, content: JsonValue): Promise<Reading> {
  const { answer } = calls[name];
  try {
    // Only the parsers of files use the arguments of the call, so an empty object suffices here.
    const value: unknown = await Reflect.apply(answer.read, answer, [Response.json(content)]);
    return { value: readOn(value) };
  } catch {
    return null;
  }
}

/** Parses the parts that the screens parse later, row by row. */
function readOn(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("search" in value) return { ...value, search: createCart(Object(value.search)) };
  if ("rawRows" in value && Array.isArray(value.rawRows)) {
    return { ...value, rawRows: value.rawRows.flatMap((row) => readProviderRow(row) ?? []) };
  }
  if ("progress" in value) return { ...value, progress: parseBatchProgress(value.progress) };
  return value;
}

export function isSameReading(first: Reading, second: Reading): boolean {
  return isDeepStrictEqual(first, second);
}

/** True if the second reading has rows or whole parts that the first one lacks. */
export function hasMore(first: unknown, second: unknown): boolean {
  if (typeof second !== "object" || second === null) return false;
  if (typeof first !== "object" || first === null) return true;
  const [before, after] = [entriesOf(first), entriesOf(second)];
  const isList = Array.isArray(second) || second instanceof Map || second instanceof Set;
  if (isList && after.length > before.length) return true;
  const known = new Map(before);
  return after.some(([key, value]) => known.has(key) && hasMore(known.get(key), value));
}

function entriesOf(value: object): readonly (readonly [unknown, unknown])[] {
  if (value instanceof Map) return [...value];
  if (value instanceof Set) return [...value].map((one) => [one, null]);
  return Object.entries(value);
}
