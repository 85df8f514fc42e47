import type { TextArchive } from "../../src/core/ports.ts";

/** The archive of a browser, in memory. */
export function createFakeArchive() {
  const texts = new Map<string, string>();
  const archive: TextArchive = {
    read: async (prefix) => new Map([...texts].filter(([key]) => key.startsWith(prefix))),
    async write(key, text) {
      texts.set(key, text);
    },
    async remove(keys) {
      for (const key of keys) texts.delete(key);
    },
  };
  return { texts, openArchive: async () => archive };
}
