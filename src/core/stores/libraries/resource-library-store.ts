import { loadResourceLibrary } from "../../api/resource-library.ts";
import type { Core } from "../../create-core.ts";
import type { ResourcePage } from "../../libraries/resource.ts";
import { pageCountOf, pageWithin, type ResourceQuery } from "../../libraries/resource-query.ts";
import type { ReadonlySignal } from "../../signals.ts";
import { answerMemoryOf } from "../kept/answer-memory.ts";
import { createLoader, type Loaded, type OnLoadFailed } from "../page/loader.ts";

interface LoadedPage {
  readonly page: ResourcePage;
  /** The query of this page. */
  readonly query: ResourceQuery;
  /** True while another page is loading. */
  readonly isLoading: boolean;
}

export type ResourceLibraryState = Loaded<LoadedPage>;

/** The resources of one screen. */
export interface ResourceLibraryStore {
  readonly state: ReadonlySignal<ResourceLibraryState>;
  /**
   * Loads a page and aborts the previous request. The previous page stays until the answer. If the requested page does
   * not exist any more, the last page is loaded instead.
   */
  load(query: ResourceQuery): Promise<void>;
  /** Drops the page and aborts the load. */
  clear(): void;
}

export function createResourceLibraryStore(
  core: Core,
  onFailed: OnLoadFailed,
): ResourceLibraryStore {
  const { client, ports } = core;
  const loader = createLoader<LoadedPage>(ports.report, "resources-failed", onFailed);

  async function fetchPage(query: ResourceQuery, abort: AbortSignal): Promise<LoadedPage> {
    const request = { ...query, nowMs: ports.clock.now() };
    const page = await loadResourceLibrary(client, request, abort);
    const last = pageWithin(query.page, pageCountOf(page.total, page.limit));
    const isBeyond = last !== query.page && page.rows.length === 0;
    return isBeyond
      ? fetchPage({ ...query, page: last }, abort)
      : { page, query, isLoading: false };
  }

  return {
    state: loader.state,
    load(query) {
      loader.change((shown) => ({ ...shown, isLoading: true }));
      const memory = answerMemoryOf<LoadedPage>(
        core,
        "answers",
        `resources ${JSON.stringify(query)}`,
      );
      return loader.load((abort) => fetchPage(query, abort), memory);
    },
    clear: loader.clear,
  };
}
