import { type ReadonlySignal, signal } from "../../../core/internal.ts";
import { type AttributeTable, propertyNameOf, type ValuesOf } from "./element-attributes.ts";

/** The current values of an element's attributes. */
export interface AttributeValues<Table extends AttributeTable> {
  readonly all: ReadonlySignal<ValuesOf<Table>>;
  get(attribute: string): unknown;
  set(attribute: string, value: unknown): void;
}

/**
 * @param start - the values at the start; a missing one is that of a missing attribute
 */
export function createAttributeValues<Table extends AttributeTable>(
  table: Table,
  start: ReadonlyMap<string, unknown> = new Map(),
): AttributeValues<Table> {
  const values = new Map(Object.entries(table).map(([name, { absent }]) => [name, absent]));
  for (const [name, value] of start) values.set(name, value);
  const get = (attribute: string): unknown => values.get(attribute);
  const all = signal(valuesOf(table, get));
  return {
    all,
    get,
    set(attribute, value) {
      values.set(attribute, value);
      all.value = valuesOf(table, get);
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
