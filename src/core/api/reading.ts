/**
 * The building blocks of all schemas (decisions M5): a member of the wrong type counts as missing. Known
 * members are picked one by one, so no other key of the server reaches our objects (decisions W7).
 */
import * as v from "valibot";
import { toPlainText } from "../html/plain-text.ts";

export type Schema<Output> = v.GenericSchema<unknown, Output>;

export const anything = v.fallback(v.unknown(), null);

/** Accepts everything and keeps nothing. */
export const ignored: Schema<null> = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/** An object that is not a list. */
export const record = v.custom<object>(
  (raw) => typeof raw === "object" && raw !== null && !Array.isArray(raw),
);

/** Marks that turn the direction of all text after them. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Texts and numbers, as text. */
const untrimmed = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((raw) => String(raw).replace(directionMarks, "")),
);

export const scalar = v.pipe(untrimmed, v.trim());

/** A {@link scalar}; anything else is `""`. */
export const text = v.fallback(scalar, "");

/** Prefixes and suffixes keep their spaces, because they are joined as sent (decisions G22). */
export const affix = v.fallback(untrimmed, "");

/** Labels and messages, without their markup. */
export const plainText = v.fallback(v.pipe(scalar, v.transform(toPlainText)), "");

/** Numbers and numeric texts; anything else is null. */
export const numeric = v.fallback(
  v.nullable(v.pipe(scalar, v.minLength(1), v.transform(Number), v.finite())),
  null,
);

/** Missing is an empty list, a lone item a list of one, an object with number keys a list; invalid items are dropped. */
export function list<Item>(item: Schema<Item>) {
  const read = (raw: unknown): readonly Item[] =>
    toList(raw).flatMap((one) => {
      const outcome = v.safeParse(item, one);
      return outcome.success ? [outcome.output] : [];
    });
  return v.fallback(v.pipe(v.unknown(), v.transform(read)), []);
}

/** The first item of each key, in its place. */
export function firstOfEach<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  const seen = new Set<string>();
  return items.filter((one) => {
    const key = keyOf(one);
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
}

/** A list in which what is sent twice is there once. */
export function distinctList<Item>(item: Schema<Item>) {
  return v.pipe(
    list(item),
    v.transform((items) => firstOfEach(items, (one) => JSON.stringify(one))),
  );
}

/** A missing list is empty, a lone item a list of one, an object with number keys its values. */
export function toList(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw;
  if (raw === null || raw === undefined || raw === "") return [];
  const isNumbered = typeof raw === "object" && Object.keys(raw).every((key) => /^\d+$/.test(key));
  return isNumbered ? Object.values(raw) : [raw];
}
