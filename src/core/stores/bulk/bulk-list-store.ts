import { listBulk } from "../../api/bulk-list.ts";
import { createLatestTask } from "../../async/latest-task.ts";
import type { BulkItem, BulkList } from "../../bulk/bulk-item.ts";
import {
  type BulkProgressRow,
  historyOf,
  needsPolling,
  progressRowsOf,
  unlistedUploads,
} from "../../bulk/bulk-rows.ts";
import { alwaysActive, watchPresence } from "../../bulk/presence.ts";
import type { Core } from "../../create-core.ts";
import { computed, type ReadonlySignal, signal } from "../../signals.ts";
import { readKeptTexts } from "../kept/kept-readers.ts";
import { createKeptSignal, type KeptSignal } from "../kept/kept-signal.ts";
import { takeAnswer } from "../page/early-answers.ts";
import type { OnLoadFailed } from "../page/loader.ts";
import { reportFailure } from "../trouble/report-failure.ts";
import { type BulkUploads, bulkUploadsOf } from "./bulk-uploads-store.ts";

/** The delay between an answer and the next call. */
export const bulkPollMs = 10_000;

export type BulkListState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly list: BulkList }
  /** The first load failed. `status` is the HTTP status, or null without an answer. */
  | { readonly kind: "failed"; readonly status: number | null };

/** The bulk uploads of one screen: the server's list, with the uploads of this page. */
export interface BulkListStore {
  readonly state: ReadonlySignal<BulkListState>;
  /** The rows of 'Current Bulk Upload Progress'. The screen hides an empty list. */
  readonly progress: ReadonlySignal<readonly BulkProgressRow[]>;
  /** The rows of 'Bulk Upload History'. */
  readonly history: ReadonlySignal<readonly BulkItem[]>;
  readonly uploads: BulkUploads;
  /** Moves a failed item from the progress to the history, for this user. */
  dismissItem(id: string): void;
  /** Loads the list now. The current rows stay until the answer, and after a failure. */
  refresh(): Promise<void>;
  /** Drops the list and aborts the running call. `refresh` starts again. */
  clear(): void;
  /** Ends every timer, call and subscription. Uploads continue. */
  dispose(): void;
}

const maxDismissed = 100;

/** The failed uploads that the user has dismissed, the latest first. All screens of an API base share them. */
export function dismissedUploadsOf(core: Core): KeptSignal<readonly string[]> {
  return core.service("dismissedUploads", ({ settings, kept }) =>
    createKeptSignal(settings, kept.entry("dismissed_uploads", readKeptTexts), []),
  );
}

/** Creates the store. After the first `refresh`, it polls while an upload is in progress and a user is present. */
export function createBulkListStore(core: Core, onFailed: OnLoadFailed): BulkListStore {
  const { ports } = core;
  const { clock, report, activity = alwaysActive } = ports;
  const uploads = bulkUploadsOf(core);
  const dismissed = dismissedUploadsOf(core);
  const state = signal<BulkListState>({ kind: "loading" });
  const items = computed(() => (state.value.kind === "ready" ? state.value.list.items : []));
  const task = createLatestTask();
  let cancelPoll = () => {};
  /** True if a call became due while no user was present. */
  let isDue = false;

  const presence = watchPresence(activity, clock, () => {
    if (isDue || isPolled()) void load("poll");
  });
  const stopUploads = uploads.subscribe(({ kind }) => {
    if (kind === "accepted") void refresh();
  });

  function isPolled(): boolean {
    const waiting = unlistedUploads(uploads.uploads.peek(), items.peek());
    const isUnderWay = needsPolling(items.peek(), dismissed.current.peek());
    return isUnderWay || waiting.some(({ phase }) => phase.kind === "accepted");
  }

  function pollLater(): void {
    if (!isPolled()) return;
    cancelPoll = clock.after(bulkPollMs, () => {
      if (presence.isPresent()) void load("poll");
      else isDue = true;
    });
  }

  function stop(): void {
    task.abort();
    cancelPoll();
    isDue = false;
  }

  const refresh = () => load("act");

  async function load(why: "act" | "poll"): Promise<void> {
    stop();
    const abort = task.start();
    if (state.peek().kind === "failed") state.value = { kind: "loading" };
    try {
      const list = await takeAnswer(core, listBulk, undefined, abort);
      if (abort.aborted) return;
      state.value = { kind: "ready", list };
      uploads.settle(list.items.map(({ uploadId }) => uploadId));
    } catch (error) {
      if (abort.aborted) return;
      const status = reportFailure(report, "bulk-list-failed", error);
      if (state.peek().kind !== "ready") {
        state.value = { kind: "failed", status };
        if (why === "act") onFailed(status);
      }
    }
    pollLater();
  }

  return {
    state,
    progress: computed(() =>
      progressRowsOf(items.value, uploads.uploads.value, dismissed.current.value),
    ),
    history: computed(() => historyOf(items.value, dismissed.current.value)),
    uploads,
    dismissItem(id) {
      const others = dismissed.current.peek().filter((one) => one !== id);
      dismissed.change([id, ...others].slice(0, maxDismissed));
    },
    refresh,
    clear() {
      stop();
      state.value = { kind: "loading" };
    },
    dispose() {
      stop();
      presence.stop();
      stopUploads();
    },
  };
}
