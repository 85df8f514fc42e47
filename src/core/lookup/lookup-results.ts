import type { Clock } from "../ports.ts";
import { keptResultsIn, keptResultsText, type LookupResult } from "./kept-results.ts";
import type { TabText } from "./saved-lookup.ts";

/** Finished lookups by trimmed address (decisions G10). */
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

/**
 * Creates the store of a session: at most 20 lookups, each for 30 minutes; the oldest is dropped first.
 *
 * @param text - a text of the tab, by which a reload has them, too (decisions G10)
 */
export function createLookupResults(
  clock: Pick<Clock, "now">,
  text: TabText = nowhere,
): LookupResults {
  const cache = new Map<string, { readonly result: LookupResult; readonly writtenAtMs: number }>();

  /** Takes what an earlier page of the tab has kept, before what this one has. */
  function recall(): void {
    const own = [...cache];
    const before = keptResultsIn(text.read()).filter(({ address }) => !cache.has(address));
    cache.clear();
    // The newest stands first in the text.
    for (const { address, ...entry } of before.toReversed()) cache.set(address, entry);
    for (const [address, entry] of own) cache.set(address, entry);
  }

  function keep(): void {
    text.write(keptResultsText([...cache].map(([address, entry]) => ({ address, ...entry }))));
  }

  return {
    read(address, sinceMs = 0) {
      if (!cache.has(address)) recall();
      const entry = cache.get(address);
      if (!entry) return null;
      const ageMs = clock.now() - entry.writtenAtMs;
      const isOld = entry.writtenAtMs < sinceMs || ageMs < 0 || ageMs >= maxAgeMs;
      if (!isOld) return entry.result;
      cache.delete(address);
      return null;
    },
    write(address, result) {
      recall();
      cache.delete(address);
      cache.set(address, { result, writtenAtMs: clock.now() });
      for (const oldest of cache.keys()) if (cache.size > maxEntries) cache.delete(oldest);
      keep();
    },
    clear(address) {
      recall();
      if (cache.delete(address)) keep();
    },
    clearAll() {
      cache.clear();
      text.remove();
    },
  };
}

const nowhere: TabText = { read: () => null, write() {}, remove() {} };
