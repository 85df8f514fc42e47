import { searchSite } from "../../api/site-results.ts";
import { createLatestTask } from "../../async/latest-task.ts";
import type { Core } from "../../create-core.ts";
import type { SiteResult, SiteResults } from "../../navigation/site-result.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";
import type { OnLoadFailed } from "../page/loader.ts";
import { reportFailure } from "../trouble/report-failure.ts";

export type SiteSearchState =
  | { readonly kind: "loading" }
  | ({ readonly kind: "ready" } & SiteResults)
  /** `status` is the HTTP status, or null without an answer. */
  | { readonly kind: "failed"; readonly status: number | null };

/** The search results of one screen. */
export interface SiteSearchStore {
  readonly state: ReadonlySignal<SiteSearchState>;
  /**
   * Searches, and aborts an earlier search. Empty keys have no results and make no call. `onFound` receives the results
   * first; if it returns false, they are not shown.
   */
  search(keys: string, onFound: (results: readonly SiteResult[]) => boolean): Promise<void>;
  /** Drops the results and aborts the search. */
  clear(): void;
}

export function createSiteSearchStore(
  { client, ports }: Core,
  onFailed: OnLoadFailed,
): SiteSearchStore {
  const state = signal<SiteSearchState>({ kind: "loading" });
  const task = createLatestTask();

  function clear(): void {
    task.abort();
    state.value = { kind: "loading" };
  }

  return {
    state,
    async search(keys, onFound) {
      clear();
      const abort = task.start();
      if (keys === "") {
        state.value = { kind: "ready", results: [], total: 0 };
        return;
      }
      try {
        const found = await searchSite(client, keys, abort);
        if (!abort.aborted && onFound(found.results)) state.value = { kind: "ready", ...found };
      } catch (error) {
        if (abort.aborted) return;
        const status = reportFailure(ports.report, "site-search-failed", error);
        state.value = { kind: "failed", status };
        onFailed(status);
      }
    },
    clear,
  };
}
