import { createStore, delMany, entries, set, type UseStore } from "idb-keyval";
import type { TextArchive } from "../../../core/internal.ts";

let opened: UseStore | null = null;

/** IndexedDB, opened at its first use. If the browser blocks it, each use rejects. */
export const browserArchive: TextArchive = {
  async read(prefix) {
    const all = await entries<string, unknown>(store());
    return new Map(
      all.flatMap(([key, text]) =>
        String(key).startsWith(prefix) && typeof text === "string" ? [[key, text] as const] : [],
      ),
    );
  },
  write: async (key, text) => set(key, text, store()),
  remove: async (keys) => delMany([...keys], store()),
};

function store(): UseStore {
  opened ??= createStore("scout-elements", "texts");
  return opened;
}
