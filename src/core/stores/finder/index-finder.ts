import { readProviderRow } from "../../api/provider-row.ts";
import type { ProviderRow } from "../../finder/finder.ts";
import { createIndexBuilder, type MatchIndex } from "../../finder/match-index.ts";
import type { Clock } from "../../ports.ts";

/** A step reads or indexes this number of rows, which takes less than a millisecond. */
const rowsPerStep = 50;

/** Reads and indexes the providers of an answer. Repeated providers are dropped. */
export async function indexRows(
  rawRows: readonly unknown[],
  clock: Clock,
  abort: AbortSignal,
): Promise<MatchIndex> {
  const rows = new Map<string, ProviderRow>();
  let next = 0;
  await inSlices(clock, abort, () => {
    const part = rawRows.slice(next, next + rowsPerStep);
    for (const row of part.flatMap((raw) => readProviderRow(raw) ?? [])) {
      const nid = String(row.nid);
      if (!rows.has(nid)) rows.set(nid, row);
    }
    next += part.length;
    return next >= rawRows.length;
  });
  const builder = createIndexBuilder([...rows.values()]);
  await inSlices(clock, abort, () => builder.step(rowsPerStep));
  return builder.index;
}

/** The page gets a pause after this time, which is half of a frame. */
const sliceMs = 8;

/**
 * Repeats a step until it returns true, with pauses in which the page can respond. Resolves early if the signal aborts.
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
