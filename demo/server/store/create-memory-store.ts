import { createStore, type Store } from "./store.ts";
import type { Backing, Row, Selection, Table } from "./table.ts";

/** By the name of a table, its rows by their ids. */
export type MemoryTables = ReadonlyMap<string, ReadonlyMap<string, Row>>;

/** Rows are never changed in place, so that stores can share them. */
type WritableTables = Map<string, Map<string, Row>>;

/** A store that lasts as long as the page or the process. */
export function createMemoryStore(): Promise<Store> {
  return openTables(new Map());
}

/** A memory store that starts with a copy of the tables. */
export function createStoreFrom(tables: MemoryTables): Promise<Store> {
  return openTables(new Map([...tables].map(([name, rows]) => [name, new Map(rows)])));
}

/** The tables that `fill` writes. */
export async function fillTables(fill: (store: Store) => Promise<void>): Promise<MemoryTables> {
  const tables: WritableTables = new Map();
  await fill(await openTables(tables));
  return tables;
}

function openTables(tables: WritableTables): Promise<Store> {
  const backing: Backing = {
    async openTable(name) {
      const rows = tables.get(name) ?? new Map<string, Row>();
      tables.set(name, rows);
      return createMemoryTable(rows);
    },
    close: async () => {},
  };
  return createStore(backing);
}

function createMemoryTable(rows: Map<string, Row>): Table {
  return {
    read: async (id) => rows.get(id)?.body ?? null,
    async write(written) {
      for (const row of written) rows.set(row.id, row);
    },
    remove: async (id) => rows.delete(id),
    async select(selection) {
      const found = [...rows.values()].filter((row) => isSelected(row, selection));
      if (selection.newestFirst) found.reverse();
      const start = selection.offset ?? 0;
      return found.slice(start, start + (selection.limit ?? found.length)).map((row) => row.body);
    },
    async count(selection) {
      return [...rows.values()].filter((row) => isSelected(row, selection)).length;
    },
  };
}

function isSelected(row: Row, { where = {}, words = [] }: Selection): boolean {
  return (
    Object.entries(where).every(([field, value]) => row.fields[field] === value) &&
    words.every((word) => row.text.includes(` ${word}`))
  );
}
