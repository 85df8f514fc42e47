import { createStore, type Store } from "./store.ts";
import type { Backing, Row, Selection, Table } from "./table.ts";

/** A store that lasts as long as the page or the process. */
export function createMemoryStore(): Promise<Store> {
  const backing: Backing = {
    openTable: async () => createMemoryTable(),
    close: async () => {},
  };
  return createStore(backing);
}

function createMemoryTable(): Table {
  const rows = new Map<string, Row>();
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
