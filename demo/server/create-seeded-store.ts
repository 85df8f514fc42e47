import { seedStore } from "./seed-store.ts";
import { createStoreFrom, fillTables, type MemoryTables } from "./store/create-memory-store.ts";
import { newestSampleMs } from "./store/sample-time.ts";
import type { Store } from "./store/store.ts";

/** Seeding encodes thousands of documents, so it runs once for all stores of a process or page. */
let seededTables: Promise<MemoryTables> | undefined;

/** A memory store that holds what the demo starts with. Without a time, its data has the dates as written. */
export async function createSeededStore(nowMs = newestSampleMs): Promise<Store> {
  seededTables ??= fillTables((store) => seedStore(store, nowMs));
  return createStoreFrom(await seededTables);
}
