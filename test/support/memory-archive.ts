import { createMemoryArchive } from "../../src/elements/host/page/memory-archive.ts";

/** The archive of a device, in memory: its texts by key, and the port that opens it. */
export function createArchivePort() {
  const texts = new Map<string, string>();
  const archive = createMemoryArchive(texts);
  return { texts, archive, openArchive: async () => archive };
}
