import type { Clock } from "../ports.ts";
import type { Batch } from "./lookup-answers.ts";

/** A running lookup, saved to be resumed after a reload (decisions G31). */
export interface SavedLookup {
  readonly address: string;
  readonly batch: Batch;
  readonly startedAtMs: number;
}

/** Keeps the one running lookup of a tab. */
export interface SavedLookupStore {
  /** Null if there is none, or if it is unreadable or 10 minutes old. */
  read(): SavedLookup | null;
  /**
   * Reads the lookup and claims its batch until `abort` does. Null while another element of this page follows it,
   * because a batch can be finished only once.
   */
  take(abort: AbortSignal): SavedLookup | null;
  /** Saves a lookup and claims its batch until `abort` does. */
  write(lookup: SavedLookup, abort: AbortSignal): void;
  clear(): void;
}

const maxAgeMs = 10 * 60_000;

/** A text that lasts as long as the tab, and is read by the person alone who wrote it. */
export interface TabText {
  read(): string | null;
  write(text: string): void;
  remove(): void;
}

/** Creates the store over a text of the tab. */
export function createSavedLookup(text: TabText, clock: Pick<Clock, "now">): SavedLookupStore {
  const followed = new Set<string>();

  function follow({ id }: Batch, abort: AbortSignal): void {
    followed.add(id);
    abort.addEventListener("abort", () => followed.delete(id));
  }

  function read(): SavedLookup | null {
    const saved = parseSavedLookup(text.read());
    const ageMs = saved ? clock.now() - saved.startedAtMs : Number.NaN;
    return ageMs >= 0 && ageMs < maxAgeMs ? saved : null;
  }

  return {
    read,
    take(abort) {
      const saved = read();
      if (saved === null || followed.has(saved.batch.id)) return null;
      follow(saved.batch, abort);
      return saved;
    },
    write({ address, batch, startedAtMs }, abort) {
      follow(batch, abort);
      text.write(
        JSON.stringify({
          address,
          batch_id: batch.id,
          batch_seed: batch.seed,
          batch_token: batch.token,
          startedAt: startedAtMs,
        }),
      );
    },
    clear: () => text.remove(),
  };
}

function parseSavedLookup(text: string | null): SavedLookup | null {
  const saved = parseRecord(text ?? "null");
  const { address, batch_id: id, batch_seed: seed, batch_token: token, startedAt } = saved;
  if (typeof address !== "string" || typeof startedAt !== "number") return null;
  if (typeof id !== "string" || typeof seed !== "string" || typeof token !== "string") return null;
  return { address, batch: { id, seed, token }, startedAtMs: startedAt };
}

/** An unreadable text counts as an empty record. */
function parseRecord(text: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
