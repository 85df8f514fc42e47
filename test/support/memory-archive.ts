import type { TextArchive } from "../../src/core/ports.ts";

/** The archive of a device, in memory: its texts by key, and the port that opens it. */
export function createMemoryArchive() {
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
  return { texts, archive, openArchive: async () => archive };
}
