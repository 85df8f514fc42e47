/**
 * The building blocks of all schemas. A member of the wrong type counts as missing. Schemas copy the members that they
 * declare, so no other key of the server reaches our objects.
 */
import * as v from "valibot";
import { toPlainText } from "../html/plain-text.ts";

export type Schema<Output> = v.GenericSchema<unknown, Output>;

export const anything = v.fallback(v.unknown(), null);

/** Accepts any value and returns null, for answers whose content does not matter. */
export const ignored: Schema<null> = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/** An object that is not a list. */
export const record = v.custom<object>(
  (raw) => typeof raw === "object" && raw !== null && !Array.isArray(raw),
);

/**
 * Characters that change the direction of the text after them, even beyond the end of their own string.
 */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Reads a string, or a number as a string. */
const untrimmed = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((raw) => String(raw).replace(directionMarks, "")),
);

export const scalar = v.pipe(untrimmed, v.trim());

/** Reads a {@link scalar}; returns `""` for any other value. */
export const text = v.fallback(scalar, "");

/** Reads a prefix or suffix with its spaces, because it is joined with a value as it was sent. */
export const affix = v.fallback(untrimmed, "");

/** Reads a label or a message, without its markup. */
export const plainText = v.fallback(v.pipe(scalar, v.transform(toPlainText)), "");

/** Reads a number or a numeric string; returns null for any other value. */
export const numeric = v.fallback(
  v.nullable(v.pipe(scalar, v.minLength(1), v.transform(Number), v.finite())),
  null,
);

/** Reads the items of {@link toList}, and drops invalid ones. */
export function list<Item>(item: Schema<Item>) {
  const read = (raw: unknown): readonly Item[] =>
    toList(raw).flatMap((one) => {
      const outcome = v.safeParse(item, one);
      return outcome.success ? [outcome.output] : [];
    });
  return v.fallback(v.pipe(v.unknown(), v.transform(read)), []);
}

/** Removes all but the first item of each key. */
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

/** A {@link list} without repeated items. */
export function distinctList<Item>(item: Schema<Item>) {
  return v.pipe(
    list(item),
    v.transform((items) => firstOfEach(items, (one) => JSON.stringify(one))),
  );
}

/**
 * Converts a value to a list: a missing value to an empty list, a single item to a list of one, and an object with
 * number keys to its values.
 */
export function toList(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw;
  if (raw === null || raw === undefined || raw === "") return [];
  const isNumbered = typeof raw === "object" && Object.keys(raw).every((key) => /^\d+$/.test(key));
  return isNumbered ? Object.values(raw) : [raw];
}
