import { loadFinder } from "../../api/finder.ts";
import type { Core } from "../../create-core.ts";
import type { FinderOptions } from "../../finder/finder.ts";
import type { MatchIndex } from "../../finder/match-index.ts";
import type { ReadonlySignal } from "../../signals.ts";
import { answerMemoryOf } from "../kept/answer-memory.ts";
import { takeAnswer } from "../page/early-answers.ts";
import { createLoader, type Loaded, type OnLoadFailed } from "../page/loader.ts";

interface IndexedFinder {
  readonly options: FinderOptions;
  readonly index: MatchIndex;
}

export type FinderLoad = Loaded<IndexedFinder>;

/** The providers of one screen, indexed for filters. */
export interface FinderStore {
  readonly state: ReadonlySignal<FinderLoad>;
  /** True once the latest load has ended. Before that, the rows are those of an earlier answer. */
  isAnswered(): boolean;
  /** Loads all providers. The previous or remembered rows stay until the answer. */
  load(): Promise<void>;
  /** Drops the rows and aborts the load. */
  clear(): void;
}

/** Loads in parallel with the providers. */
const loadReading = () => import("./index-finder.ts");

export function createFinderStore(core: Core, onFailed: OnLoadFailed): FinderStore {
  const { ports } = core;
  const memory = answerMemoryOf<IndexedFinder>(core, "answers", "finder");
  const loader = createLoader<IndexedFinder>(ports.report, "finder-failed", onFailed);
  let asked = 0;
  let answered = 0;
  return {
    state: loader.state,
    isAnswered: () => answered === asked,
    async load() {
      asked += 1;
      const mine = asked;
      await loader.load(async (abort) => {
        const [{ options, rawRows }, { indexRows }] = await Promise.all([
          takeAnswer(core, loadFinder, ports.clock.now(), abort),
          loadReading(),
        ]);
        return { options, index: await indexRows(rawRows, ports.clock, abort) };
      }, memory);
      answered = mine;
    },
    clear: loader.clear,
  };
}
