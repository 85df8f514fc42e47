import type { Core, SharedService } from "../../create-core.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";
import { keptListIn } from "./kept-list.ts";
import { keptText } from "./kept-texts.ts";

/** The failed uploads that a person has dismissed from the progress (decisions H3). */
export interface DismissedUploads extends SharedService {
  /** Their ids, the latest first, at most a hundred. */
  readonly ids: ReadonlySignal<readonly string[]>;
  dismiss(id: string): void;
}

const mostIds = 100;

/** The dismissed uploads that all screens of an API base share. */
export function dismissedUploadsOf(core: Core): DismissedUploads {
  return core.service("dismissedUploads", createDismissedUploads);
}

function createDismissedUploads(core: Core): DismissedUploads {
  const kept = keptText(core, "dismissedUploads");
  const ids = signal<readonly string[]>([]);
  /** Whose they are; null before that is known (decisions X8). */
  let owner: string | null = null;
  core.settings.person.subscribe((name) => {
    if (name === null || name === owner) return;
    owner = name;
    ids.value = keptListIn(kept.read(), mostIds);
  });

  return {
    ids,
    dismiss(id) {
      ids.value = [id, ...ids.peek().filter((other) => other !== id)].slice(0, mostIds);
      kept.write(JSON.stringify(ids.peek()));
    },
    forget() {
      owner = null;
      ids.value = [];
    },
  };
}
