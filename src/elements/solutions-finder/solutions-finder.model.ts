import type { ScreenModel } from "../../core/screen-context.ts";
import { type ReadonlySignal, signal } from "../../core/signals.ts";
import {
  createFinderStore,
  type FinderLoad,
  type FinderStore,
} from "../../core/stores/finder/finder-store.ts";
import type { FinderContext, OpenFinderModel } from "./open-finder.model.ts";

export type { SolutionsFinderEvents } from "./open-finder.model.ts";

/** Loads the providers while the code of the finder loads. */
export interface SolutionsFinderModel extends ScreenModel {
  readonly load: ReadonlySignal<FinderLoad>;
  /** Null until the code of the finder is loaded. */
  readonly finder: ReadonlySignal<OpenFinderModel | null>;
  /** Opens the finder with its code. Later calls do nothing. */
  open(create: (context: FinderContext, store: FinderStore) => OpenFinderModel): void;
  clear(): void;
}

export function createSolutionsFinderModel(context: FinderContext): SolutionsFinderModel {
  const { core, loadFailed } = context;
  const store = createFinderStore(core, loadFailed);
  const finder = signal<OpenFinderModel | null>(null);

  async function fetchAll(): Promise<void> {
    const loading = store.load();
    // Cached providers are available immediately.
    finder.peek()?.takeRows();
    await loading;
    finder.peek()?.takeRows();
  }

  /** Data of one user must not be shown to another. */
  const stop = core.session.person.subscribe(() => {
    finder.peek()?.startOver();
    store.clear();
    void fetchAll();
  });

  return {
    load: store.state,
    finder,
    open(create) {
      finder.value ??= create(context, store);
    },
    clear: () => finder.peek()?.clear(),
    refresh: () => void fetchAll(),
    dispose() {
      stop();
      store.clear();
      finder.peek()?.dispose();
    },
  };
}
