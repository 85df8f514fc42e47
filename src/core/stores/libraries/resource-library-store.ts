import { loadResourceLibrary } from "../../api/resource-library.ts";
import type { Core } from "../../create-core.ts";
import type { ResourcePage } from "../../libraries/resource.ts";
import { pageCountOf, pageWithin, type ResourceQuery } from "../../libraries/resource-query.ts";
import type { ReadonlySignal } from "../../signals.ts";
import { answerMemoryOf } from "../kept/answer-memory.ts";
import { createLoader, type Loaded, type OnLoadFailed } from "../page/loader.ts";

interface LoadedPage {
  readonly page: ResourcePage;
  /** The query that the page answers. */
  readonly query: ResourceQuery;
  /** Another page is being loaded. */
  readonly isLoading: boolean;
}

export type ResourceLibraryState = Loaded<LoadedPage>;

/** The resources of one screen. */
export interface ResourceLibraryStore {
  readonly state: ReadonlySignal<ResourceLibraryState>;
  /**
   * Loads a page and aborts the previous request (2 §4; decisions Q9); the previous page stays until the
   * answer. For a page beyond the last it loads the last one (decisions Q8).
   */
  load(query: ResourceQuery): Promise<void>;
  /** Drops the page and aborts what is under way. */
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
