import { sessionToken } from "../../api/session-token.ts";
import { loadSolutionsIndex, saveSolutionsIndex } from "../../api/solutions-index.ts";
import { createLatestTask } from "../../async/latest-task.ts";
import type { Core } from "../../create-core.ts";
import type { ReadonlySignal } from "../../signals.ts";
import type { IndexPatch } from "../../solutions-index/index-patch.ts";
import type { IndexProvider, SolutionsIndex } from "../../solutions-index/solutions-index.ts";
import { answerMemoryOf } from "../kept/answer-memory.ts";
import { takeAnswer } from "../page/early-answers.ts";
import { createLoader, type Loaded, type OnLoadFailed } from "../page/loader.ts";
import { reportFailure } from "../trouble/report-failure.ts";

interface LoadedIndex {
  readonly index: SolutionsIndex;
}

export type SolutionsIndexState = Loaded<LoadedIndex>;

/** The solutions index of one screen. */
export interface SolutionsIndexStore {
  readonly state: ReadonlySignal<SolutionsIndexState>;
  /** Loads the index, and aborts an earlier load. The previous index stays until the answer. */
  load(): Promise<void>;
  /** Call it when the user starts to edit. Requests a new anti-forgery token. */
  prepare(): void;
  /** Saves a change. The provider in the answer replaces the current one. */
  save(patch: IndexPatch): Promise<"saved" | "failed" | "unauthorized" | "dropped">;
  /** Drops the index and aborts the load. */
  clear(): void;
}

export function createSolutionsIndexStore(core: Core, onFailed: OnLoadFailed): SolutionsIndexStore {
  const { client, ports } = core;
  const memory = answerMemoryOf<LoadedIndex>(core, "answers", "solutions-index");
  const loader = createLoader<LoadedIndex>(ports.report, "index-failed", onFailed);
  const saving = createLatestTask();
  let csrfToken: Promise<string> | null = null;

  function tokenOf(abort: AbortSignal): Promise<string> {
    csrfToken ??= sessionToken(client, undefined, abort);
    return csrfToken;
  }

  const load = () =>
    loader.load(
      async (abort) => ({ index: await takeAnswer(core, loadSolutionsIndex, undefined, abort) }),
      memory,
    );

  return {
    state: loader.state,
    load,
    prepare() {
      csrfToken = null;
      const fetched = tokenOf(saving.current());
      // If this fails, `save` requests the token again.
      fetched.catch(() => {
        if (csrfToken === fetched) csrfToken = null;
      });
    },
    async save(patch) {
      const abort = saving.current();
      try {
        const token = await tokenOf(abort);
        const saved = await saveSolutionsIndex(client, { patch, csrfToken: token }, abort);
        memory.remove();
        if (abort.aborted) return "dropped";
        if (saved === null) await load();
        else loader.change(({ index }) => ({ index: withProvider(index, saved) }));
        return "saved";
      } catch (error) {
        // The token may be the cause, so the next `save` requests a new one.
        csrfToken = null;
        if (abort.aborted) return "dropped";
        const status = reportFailure(ports.report, "index-save-failed", error);
        return status === 401 ? "unauthorized" : "failed";
      }
    },
    clear() {
      saving.start();
      csrfToken = null;
      loader.clear();
    },
  };
}

function withProvider(index: SolutionsIndex, saved: IndexProvider): SolutionsIndex {
  return { ...index, providers: index.providers.map((one) => (one.id === saved.id ? saved : one)) };
}
