import { createStore, delMany, entries, set, type UseStore } from "idb-keyval";
import type { TextArchive } from "../../../core/internal.ts";

let openedStore: UseStore | null = null;

/**
 * The archive on IndexedDB, which is opened at its first use. If the browser blocks it, each use rejects.
 */
export const browserArchive: TextArchive = {
  async read(prefix) {
    const all = await entries<string, unknown>(openStore());
    return new Map(
      all.flatMap(([key, text]) =>
        String(key).startsWith(prefix) && typeof text === "string" ? [[key, text] as const] : [],
      ),
    );
  },
  write: async (key, text) => set(key, text, openStore()),
  remove: async (keys) => delMany([...keys], openStore()),
};

function openStore(): UseStore {
  openedStore ??= createStore("scout-elements", "texts");
  return openedStore;
}
