import type { Clock } from "../ports.ts";
import type { LookupSetting } from "./lookup-answers.ts";
import type { Place } from "./place.ts";

/** A kept result of a lookup. */
export interface LookupResult {
  readonly place: Place;
  readonly setting: LookupSetting;
}

/** Finished lookups by trimmed address (decisions G10), kept in memory only because they are customer data. */
export interface LookupResults {
  /** Null if the result is older than `sinceMs`, a time of the clock. */
  read(address: string, sinceMs?: number): LookupResult | null;
  write(address: string, result: LookupResult): void;
  clear(address: string): void;
  /** Forgets every address. */
  clearAll(): void;
}

const maxEntries = 20;
const maxAgeMs = 30 * 60_000;

/** Creates the store of a session: at most 20 lookups, each for 30 minutes; the oldest is dropped first. */
export function createLookupResults(clock: Pick<Clock, "now">): LookupResults {
  const cache = new Map<string, { readonly result: LookupResult; readonly writtenAtMs: number }>();
  return {
    read(address, sinceMs = 0) {
      const entry = cache.get(address);
      if (!entry) return null;
      const isOld = entry.writtenAtMs < sinceMs || clock.now() - entry.writtenAtMs >= maxAgeMs;
      if (!isOld) return entry.result;
      cache.delete(address);
      return null;
    },
    write(address, result) {
      cache.delete(address);
      cache.set(address, { result, writtenAtMs: clock.now() });
      for (const oldest of cache.keys()) if (cache.size > maxEntries) cache.delete(oldest);
    },
    clear(address) {
      cache.delete(address);
    },
    clearAll: () => cache.clear(),
  };
}
