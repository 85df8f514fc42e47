import { statusOf } from "../api/errors.ts";
import { loadFinder } from "../api/finder.ts";
import { readProviderRow } from "../api/provider-row.ts";
import type { Core } from "../create-core.ts";
import type { FinderOptions, ProviderRow } from "../directory/finder.ts";
import { createIndexBuilder, type MatchIndex } from "../directory/match-index.ts";
import { type ReadonlySignal, signal } from "../signals.ts";
import { inSlices } from "./in-slices.ts";

export type FinderLoad =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly options: FinderOptions; readonly index: MatchIndex }
  /** `status` is the HTTP status, or null when there was none. */
  | { readonly kind: "failed"; readonly status: number | null };

/** The providers of one screen, with their index. */
export interface FinderStore {
  readonly state: ReadonlySignal<FinderLoad>;
  /** Fetches everything once (rulings P11); what is shown stays until the answer. */
  load(): Promise<void>;
  /** Drops what is there and what is under way. */
  clear(): void;
}

/** Rows that are read, or indexed, in one step: some tenths of a millisecond. */
const rowsPerStep = 50;

export function createFinderStore({ client, ports }: Core): FinderStore {
  const state = signal<FinderLoad>({ kind: "loading" });
  let current = new AbortController();

  return {
    state,
    async load() {
      current.abort();
      current = new AbortController();
      const { signal } = current;
      if (state.peek().kind === "failed") state.value = { kind: "loading" };
      try {
        const { options, rawRows } = await loadFinder(client, ports.clock.now(), signal);
        const rows = new Map<string, ProviderRow>();
        let next = 0;
        await inSlices(ports.clock, signal, () => {
          const part = rawRows.slice(next, next + rowsPerStep);
          for (const row of part.flatMap((raw) => readProviderRow(raw) ?? [])) {
            const nid = String(row.nid);
            if (!rows.has(nid)) rows.set(nid, row);
          }
          next += part.length;
          return next >= rawRows.length;
        });
        const builder = createIndexBuilder([...rows.values()]);
        await inSlices(ports.clock, signal, () => builder.step(rowsPerStep));
        if (!signal.aborted) state.value = { kind: "ready", options, index: builder.index };
      } catch (error) {
        if (signal.aborted) return;
        const status = statusOf(error);
        ports.report.error("finder-failed", status === null ? undefined : String(status));
        state.value = { kind: "failed", status };
      }
    },
    clear() {
      current.abort();
      state.value = { kind: "loading" };
    },
  };
}
