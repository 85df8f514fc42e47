import { seedStore } from "./seed-store.ts";
import { createStoreFrom, fillTables, type MemoryTables } from "./store/create-memory-store.ts";
import type { Store } from "./store/store.ts";

/** Seeding encodes thousands of documents, so it runs once for all stores of a process or page. */
let seededTables: Promise<MemoryTables> | undefined;

/** A memory store that holds what the demo starts with. */
export async function createSeededStore(): Promise<Store> {
  seededTables ??= fillTables(seedStore);
  return createStoreFrom(await seededTables);
}
