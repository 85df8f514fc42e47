import { loadResourceLibrary } from "../api/resource-library.ts";
import type { Core } from "../create-core.ts";
import type { ResourcePage } from "../libraries/resource.ts";
import { pageCountOf, pageWithin, type ResourceQuery } from "../libraries/resource-query.ts";
import { type ReadonlySignal, signal } from "../signals.ts";
import { reportFailure } from "./report-failure.ts";

export type ResourceLibraryState =
  | { readonly kind: "loading" }
  | {
      readonly kind: "ready";
      readonly page: ResourcePage;
      /** What the page answers. */
      readonly query: ResourceQuery;
      /** Another page is on its way. */
      readonly isLoading: boolean;
    }
  /** `status` is the HTTP status, or null when there was none. */
  | { readonly kind: "failed"; readonly status: number | null };

/** The resources of one screen. */
export interface ResourceLibraryStore {
  readonly state: ReadonlySignal<ResourceLibraryState>;
  /**
   * Fetches a page and aborts the request before (2 §4; decisions Q9); what is shown stays until the
   * answer. A page beyond the last is the last (decisions Q8).
   */
  load(query: ResourceQuery): Promise<void>;
  /** Drops the page and what is under way. */
  clear(): void;
}

export function createResourceLibraryStore({ client, ports }: Core): ResourceLibraryStore {
  const state = signal<ResourceLibraryState>({ kind: "loading" });
  let current = new AbortController();

  async function load(query: ResourceQuery): Promise<void> {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    const before = state.peek();
    state.value = before.kind === "ready" ? { ...before, isLoading: true } : { kind: "loading" };
    try {
      const request = { ...query, nowMs: ports.clock.now() };
      const page = await loadResourceLibrary(client, request, signal);
      if (signal.aborted) return;
      const last = pageWithin(query.page, pageCountOf(page.total, page.limit));
      if (last !== query.page && page.rows.length === 0) return load({ ...query, page: last });
      state.value = { kind: "ready", page, query, isLoading: false };
    } catch (error) {
      if (signal.aborted) return;
      const status = reportFailure(ports.report, "resources-failed", error);
      state.value = { kind: "failed", status };
    }
  }

  return {
    state,
    load,
    clear() {
      current.abort();
      state.value = { kind: "loading" };
    },
  };
}
