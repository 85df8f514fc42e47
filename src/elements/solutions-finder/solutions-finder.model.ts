import type { SolutionKind } from "../../core/finder/solution-request.ts";
import type { ScreenContext, ScreenModel } from "../../core/screen-context.ts";
import { type ReadonlySignal, signal } from "../../core/signals.ts";
import {
  createFinderStore,
  type FinderLoad,
  type FinderStore,
} from "../../core/stores/finder-store.ts";
import type { OpenFinderModel } from "./open-finder.model.ts";
import type { SolutionsFinderAttributes } from "./solutions-finder.attributes.ts";

/** Details of the events of `solutions-finder` (interface: Own attributes, events, methods). */
export interface SolutionsFinderEvents {
  "scout-selection-changed": { readonly providers: readonly (string | number)[] };
  "scout-report-created": { readonly solutionId: string; readonly kind: SolutionKind };
}

export type FinderContext = ScreenContext<SolutionsFinderAttributes, SolutionsFinderEvents>;

/** Loads the providers while the code comes that they are chosen with. */
export interface SolutionsFinderModel extends ScreenModel {
  readonly load: ReadonlySignal<FinderLoad>;
  /** Null until its code is there. */
  readonly finder: ReadonlySignal<OpenFinderModel | null>;
  /** Opens the finder, once, with the code that has come. */
  open(create: (context: FinderContext, store: FinderStore) => OpenFinderModel): void;
  clear(): void;
}

export function createSolutionsFinderModel(context: FinderContext): SolutionsFinderModel {
  const { core, loadFailed } = context;
  const store = createFinderStore(core, loadFailed);
  const finder = signal<OpenFinderModel | null>(null);

  async function fetchAll(): Promise<void> {
    const loading = store.load();
    // Remembered providers are there at once.
    finder.peek()?.takeRows();
    await loading;
    finder.peek()?.takeRows();
  }

  /** Data of one user must not be shown to another (decisions A11). */
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
