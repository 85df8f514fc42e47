import { isDeepStrictEqual } from "node:util";
import { calls, type EndpointName } from "../core/api/endpoints.ts";
import { readProviderRow } from "../core/api/provider-row.ts";
import { parseBatchProgress } from "../core/lookup/poll-batch.ts";
import { createCart } from "../core/pricing/cart/create-cart.ts";
import type { JsonValue } from "../core/wire/sent.ts";

/** What the screens make of the content of an answer; null where they cannot read it. */
export type Reading = { readonly value: unknown } | null;

/** Reads the content of an answer as the screens do. */
export async function readAsScreens(name: EndpointName, content: JsonValue): Promise<Reading> {
  const { answer } = calls[name];
  try {
    // Only files are read with the arguments of their call.
    const value: unknown = await Reflect.apply(answer.read, answer, [Response.json(content)]);
    return { value: readOn(value) };
  } catch {
    return null;
  }
}

/** Some answers have parts that are read later, row by row. */
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

/** Whether the second reading has rows, or whole parts, that the first has not. */
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
