import { type ReadonlySignal, signal } from "../../../core/internal.ts";
import { type AttributeTable, propertyNameOf, type ValuesOf } from "./element-attributes.ts";

/** The present values of an element's attributes. */
export interface AttributeValues<Table extends AttributeTable> {
  readonly all: ReadonlySignal<ValuesOf<Table>>;
  /** The value of one attribute. */
  get(attribute: string): unknown;
  /** Changes the value of one attribute; false when it has that value already. */
  set(attribute: string, value: unknown): boolean;
}

export function createAttributeValues<Table extends AttributeTable>(
  table: Table,
): AttributeValues<Table> {
  const values = new Map(Object.entries(table).map(([name, { absent }]) => [name, absent]));
  const get = (attribute: string): unknown => values.get(attribute);
  const all = signal(valuesOf(table, get));
  return {
    all,
    get,
    set(attribute, value) {
      if (get(attribute) === value) return false;
      values.set(attribute, value);
      all.value = valuesOf(table, get);
      return true;
    },
  };
}

/** The values of a table, read one by one. */
export function valuesOf<Table extends AttributeTable>(
  table: Table,
  read: (attribute: string) => unknown,
): ValuesOf<Table> {
  // `fromEntries` types pairs of names and values loosely: the table says which are which.
  const pairs: readonly unknown[][] = Object.keys(table).map((attribute) => [
    propertyNameOf(attribute),
    read(attribute),
  ]);
  return Object.fromEntries(pairs);
}
