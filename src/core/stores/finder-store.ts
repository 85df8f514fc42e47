import { loadFinder } from "../api/finder.ts";
import { readProviderRow } from "../api/provider-row.ts";
import type { Core } from "../create-core.ts";
import type { FinderOptions, ProviderRow } from "../finder/finder.ts";
import { createIndexBuilder, type MatchIndex } from "../finder/match-index.ts";
import type { Clock } from "../ports.ts";
import type { ReadonlySignal } from "../signals.ts";
import { answerMemoryOf } from "./answer-memory.ts";
import { createLoader, type Loaded, type OnLoadFailed } from "./loader.ts";

interface IndexedFinder {
  readonly options: FinderOptions;
  readonly index: MatchIndex;
}

export type FinderLoad = Loaded<IndexedFinder>;

/** The providers of one screen, with their index. */
export interface FinderStore {
  readonly state: ReadonlySignal<FinderLoad>;
  /** Loads everything at once (decisions P11); the previous or remembered rows stay until the answer. */
  load(): Promise<void>;
  /** Drops the rows and aborts what is under way. */
  clear(): void;
}

/** Rows that one step reads or indexes, in some tenths of a millisecond. */
const rowsPerStep = 50;

export function createFinderStore(core: Core, onFailed: OnLoadFailed): FinderStore {
  const { client, ports } = core;
  const memory = answerMemoryOf<IndexedFinder>(core, "finder");
  const loader = createLoader<IndexedFinder>(ports.report, "finder-failed", onFailed);
  return {
    state: loader.state,
    load: () =>
      loader.load(async (abort) => {
        const { options, rawRows } = await loadFinder(client, ports.clock.now(), abort);
        const rows = new Map<string, ProviderRow>();
        let next = 0;
        await inSlices(ports.clock, abort, () => {
          const part = rawRows.slice(next, next + rowsPerStep);
          for (const row of part.flatMap((raw) => readProviderRow(raw) ?? [])) {
            const nid = String(row.nid);
            if (!rows.has(nid)) rows.set(nid, row);
          }
          next += part.length;
          return next >= rawRows.length;
        });
        const builder = createIndexBuilder([...rows.values()]);
        await inSlices(ports.clock, abort, () => builder.step(rowsPerStep));
        return { options, index: builder.index };
      }, memory),
    clear: loader.clear,
  };
}

/** The longest time without a pause, half of a frame. */
const sliceMs = 8;

/**
 * Repeats a step until it returns true, with pauses in which the page can respond. Resolves early when
 * the signal aborts.
 */
async function inSlices(clock: Clock, abort: AbortSignal, step: () => boolean): Promise<void> {
  for (;;) {
    const until = clock.now() + sliceMs;
    while (clock.now() < until) {
      if (abort.aborted || step()) return;
    }
    await new Promise<void>((resolve) => {
      clock.after(0, resolve);
    });
  }
}
