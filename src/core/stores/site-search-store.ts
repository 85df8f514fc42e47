import { searchSite } from "../api/site-results.ts";
import type { Core } from "../create-core.ts";
import type { SiteResult } from "../navigation/site-result.ts";
import { type ReadonlySignal, signal } from "../signals.ts";
import { reportFailure } from "./report-failure.ts";

export type SiteSearchState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly results: readonly SiteResult[] }
  /** `status` is the HTTP status, or null when there was none. */
  | { readonly kind: "failed"; readonly status: number | null };

/** The results of one search after another. */
export interface SiteSearchStore {
  readonly state: ReadonlySignal<SiteSearchState>;
  /**
   * Searches; without keys nothing is asked for, and nothing is found (decisions D5). A later call
   * wins. `onFound` hears the results before they are shown: false shows no list.
   */
  search(keys: string, onFound: (results: readonly SiteResult[]) => boolean): Promise<void>;
  /** Drops the results and what is under way. */
  clear(): void;
}

export function createSiteSearchStore({ client, ports }: Core): SiteSearchStore {
  const state = signal<SiteSearchState>({ kind: "loading" });
  let current = new AbortController();

  function clear(): void {
    current.abort();
    current = new AbortController();
    state.value = { kind: "loading" };
  }

  return {
    state,
    async search(keys, onFound) {
      clear();
      const { signal } = current;
      if (keys === "") {
        state.value = { kind: "ready", results: [] };
        return;
      }
      try {
        const results = await searchSite(client, keys, signal);
        if (!signal.aborted && onFound(results)) state.value = { kind: "ready", results };
      } catch (error) {
        if (signal.aborted) return;
        const status = reportFailure(ports.report, "site-search-failed", error);
        state.value = { kind: "failed", status };
      }
    },
    clear,
  };
}
