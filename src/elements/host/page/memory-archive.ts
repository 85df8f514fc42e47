import type { TextArchive } from "../../../core/internal.ts";

/** An archive that ends with the page. */
export function createMemoryArchive(texts = new Map<string, string>()): TextArchive {
  return {
    read: async (prefix) => new Map([...texts].filter(([key]) => key.startsWith(prefix))),
    async write(key, text) {
      texts.set(key, text);
    },
    async remove(keys) {
      for (const key of keys) texts.delete(key);
    },
  };
}
