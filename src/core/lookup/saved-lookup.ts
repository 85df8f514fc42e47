import type { KeptValue } from "../ports.ts";
import { recordOf } from "../values/record.ts";
import type { Batch } from "./lookup-answers.ts";

/** A running lookup, saved so that it can be resumed after a reload. */
export interface SavedLookup {
  readonly address: string;
  readonly batch: Batch;
  readonly startedAtMs: number;
}

/** Stores the running lookup of a tab. */
export interface SavedLookupStore {
  /**
   * Reads the lookup and claims its batch until `abort` is aborted. Null while another element of this page has claimed
   * it, because a batch can be finished only once.
   */
  take(abort: AbortSignal): SavedLookup | null;
  /** Saves a lookup and claims its batch until `abort` is aborted. */
  write(lookup: SavedLookup, abort: AbortSignal): void;
  clear(): void;
}

/** A saved lookup as it is stored in the tab. */
export interface SavedRecord {
  readonly address: string;
  readonly batch_id: string;
  readonly batch_seed: string;
  readonly batch_token: string;
  /** When the lookup started, in milliseconds since 1970. */
  readonly startedAt: number;
}

/** Creates the store on the record of a tab. */
export function createSavedLookup(kept: KeptValue<SavedRecord>): SavedLookupStore {
  const followed = new Set<string>();

  function follow(id: string, abort: AbortSignal): void {
    followed.add(id);
    abort.addEventListener("abort", () => followed.delete(id));
  }

  return {
    take(abort) {
      const saved = kept.read();
      if (saved === null || followed.has(saved.batch_id)) return null;
      follow(saved.batch_id, abort);
      const { address, batch_id: id, batch_seed: seed, batch_token: token, startedAt } = saved;
      return { address, batch: { id, seed, token }, startedAtMs: startedAt };
    },
    write({ address, batch: { id, seed, token }, startedAtMs: startedAt }, abort) {
      follow(id, abort);
      kept.write({ address, batch_id: id, batch_seed: seed, batch_token: token, startedAt });
    },
    clear: kept.remove,
  };
}

/** Reads a saved lookup. Null if the value belongs to another script. */
export function savedRecordIn(raw: unknown): SavedRecord | null {
  const { address, batch_id, batch_seed, batch_token, startedAt } = recordOf(raw);
  if (typeof address !== "string" || typeof startedAt !== "number") return null;
  if (typeof batch_id !== "string" || typeof batch_seed !== "string") return null;
  if (typeof batch_token !== "string") return null;
  return { address, batch_id, batch_seed, batch_token, startedAt };
}
