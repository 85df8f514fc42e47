import { type ReadonlySignal, signal } from "../../../core/internal.ts";
import { type AttributeTable, propertyNameOf, type ValuesOf } from "./element-attributes.ts";

/** The current values of an element's attributes. */
export interface AttributeValues<Table extends AttributeTable> {
  readonly all: ReadonlySignal<ValuesOf<Table>>;
  get(attribute: string): unknown;
  /** Changes the value of one attribute. Returns false if it already had that value. */
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

/** A snapshot of the values of a table. */
export function valuesOf<Table extends AttributeTable>(
  table: Table,
  read: (attribute: string) => unknown,
): ValuesOf<Table> {
  // The type of `Object.fromEntries` does not say which value belongs to which name. The return type of this function
  // does, because it is derived from the table.
  const pairs: readonly unknown[][] = Object.keys(table).map((attribute) => [
    propertyNameOf(attribute),
    read(attribute),
  ]);
  return Object.fromEntries(pairs);
}
