import { downloadBulkResults } from "../../core/api/bulk.ts";
import type { DownloadedFile } from "../../core/api/download-file.ts";
import type { BulkItem } from "../../core/bulk/bulk-item.ts";
import { bulkTexts } from "../../core/bulk/bulk-messages.ts";
import { type BulkProgressRow, isInProgress } from "../../core/bulk/bulk-rows.ts";
import { bulkStatusText } from "../../core/bulk/bulk-status-text.ts";
import { bulkStatusOf } from "../../core/bulk/bulk-upload.ts";
import type { ResultsFilter } from "../../core/bulk/csv/result-counts.ts";
import type { AnswerContext } from "../../core/links/links.ts";
import { answerContextOf } from "../../core/navigation/answer-context.ts";
import type { ScreenContext, ScreenModel } from "../../core/screen-context.ts";
import { type ReadonlySignal, signal } from "../../core/signals.ts";
import { type BulkListState, createBulkListStore } from "../../core/stores/bulk/bulk-list-store.ts";
import {
  type BulkResultsStore,
  createBulkResultsStore,
} from "../../core/stores/bulk/bulk-results-store.ts";
import type { BulkUploadEvent } from "../../core/stores/bulk/bulk-uploads-store.ts";
import { createKeyedActs } from "../../core/stores/page/keyed-acts.ts";
import {
  type ScoutGate,
  scoutAccessOf,
  scoutGateOf,
} from "../../core/stores/page/settings-store.ts";
import { followScoutAccess } from "../../core/stores/session/follow-scout-access.ts";
import { reportFailure } from "../../core/stores/trouble/report-failure.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import { createUploadForm, type UploadFormModel } from "../uploads/upload-form.model.ts";
import { createRowsToPrice, type RowsToPrice } from "./rows-to-price.model.ts";
import { bulkScreenTexts } from "./scout-bulk.messages.ts";

/** Details of the upload events. */
export interface UploadEvents {
  "scout-upload-started": { readonly uploadId: string; readonly name: string };
  "scout-upload-accepted": { readonly uploadId: string };
  "scout-upload-failed": { readonly uploadId: string; readonly message: string };
}

export interface ScoutBulkModel extends ScreenModel {
  /** The user's access to Scout; null while the settings are loading. */
  readonly access: ReadonlySignal<ScoutGate>;
  readonly form: UploadFormModel;
  readonly list: ReadonlySignal<BulkListState>;
  readonly progress: ReadonlySignal<readonly BulkProgressRow[]>;
  readonly history: ReadonlySignal<readonly BulkItem[]>;
  /** Ids of the items whose results are being downloaded. */
  readonly downloading: ReadonlySignal<ReadonlySet<string>>;
  /** The id of the item whose last download was answered with 401. */
  readonly unauthorized: ReadonlySignal<string | null>;
  /** The results that were downloaded last. */
  readonly results: Pick<BulkResultsStore, "state" | "close"> & {
    readonly isSaving: ReadonlySignal<boolean>;
    /** Counts how often the user has opened results on the screen instead of saving a file. */
    readonly timesShown: ReadonlySignal<number>;
    filter(filter: ResultsFilter): void;
    /** Saves the rows that match the filter. */
    saveMatching(): void;
    /** Saves the failed rows as a file that can be uploaded again. */
    saveFailed(): void;
  };
  /** The rows of the results to price. */
  readonly toPrice: RowsToPrice;
  /** The announcement about uploads and downloads, for the live region. */
  readonly announcement: ReadonlySignal<string>;
  /** The context that resolves addresses in answers. */
  readonly base: AnswerContext;
  upload(file: unknown): void;
  retry(uploadId: string): void;
  cancel(uploadId: string): void;
  /**
   * Removes a failed upload of this page, or moves a failed upload of the server's list to the
   * history.
   */
  dismiss(row: BulkProgressRow): void;
  saveResults(id: string): void;
  /** Shows the results of an upload on the screen, without saving a file. */
  showResults(id: string): void;
  /** The href of a path of the portal. */
  hrefOf(path: string): string;
}

export function createScoutBulkModel({
  core,
  address,
  emit,
  actions,
  loadFailed,
  notify,
  formatting,
}: ScreenContext<unknown, UploadEvents>): ScoutBulkModel {
  const access = scoutAccessOf(core.settings);
  const texts = () => localTexts(formatting.peek().translations, bulkScreenTexts);
  const quoted = () => localTexts(formatting.peek().translations, bulkTexts);
  const list = createBulkListStore(core, loadFailed);
  const downloads = createKeyedActs<string, DownloadedFile>((error) =>
    reportFailure(core.ports.report, "bulk-download-failed", error),
  );
  const results = createBulkResultsStore(core);
  const toPrice = createRowsToPrice({
    core,
    address,
    results,
    textOf: (status, ...details) => texts().found(texts().outcomes[status], ...details),
    onFailed: () => notify("warning", texts().cannotPass),
  });
  const isSaving = signal(false);
  const timesShown = signal(0);
  const announcement = signal("");
  const onFailed = () => notify("warning", quoted().failed);
  const name = `scout-bulk ${new URL(address.base).pathname}`;
  const form = createUploadForm({ name, core, actions, onEvent: tell, onFailed });

  /**
   * A file from the host page that waits for access. No Scout request is sent before access is
   * granted.
   */
  let awaited: File | null = null;
  let isDisposed = false;
  /** Ids of the items that were in progress when the list was last read. */
  let followed: ReadonlySet<string> = new Set();

  /** Uploads that another screen of this page started continue here. */
  const inherited = new Set(list.uploads.uploads.peek().map(({ uploadId }) => uploadId));
  const stops = [
    list.uploads.subscribe((event) => {
      if (inherited.has(event.detail.uploadId)) tell(event);
    }),
    followScoutAccess(core.settings, {
      clear() {
        list.clear();
        followed = new Set();
        toPrice.clear();
        results.close();
      },
      load: () => void list.refresh(),
    }),
    core.settings.state.subscribe(() => {
      if (access.peek() !== null) upload(awaited);
    }),
    list.state.subscribe(follow),
  ];

  function tell(event: BulkUploadEvent): void {
    const { uploadId } = event.detail;
    const name = list.uploads.uploads.peek().find((one) => one.uploadId === uploadId)?.name;
    switch (event.kind) {
      case "started":
        announcement.value = texts().sending(event.detail.name);
        emit("scout-upload-started", event.detail);
        break;
      case "accepted":
        announcement.value = texts().sent(name ?? texts().unnamed);
        emit("scout-upload-accepted", event.detail);
        break;
      case "failed":
        emit("scout-upload-failed", {
          ...event.detail,
          message: bulkStatusText(bulkStatusOf(event, quoted()), String, quoted()),
        });
        break;
    }
  }

  /** Announces the items that were completed since the list was last read. */
  function follow(state: BulkListState): void {
    if (state.kind !== "ready") return;
    const { items } = state.list;
    const finished = items.find((item) => !isInProgress(item) && followed.has(item.id));
    if (finished) announcement.value = texts().finished(finished.orig || texts().unnamed);
    followed = new Set(items.filter(isInProgress).map(({ id }) => id));
  }

  function upload(file: File | null): void {
    awaited = access.peek() === null ? file : null;
    if (file === null || !access.peek()) return;
    form.choose([file]);
    // If the file is rejected, the form keeps the previous choice. Do not send that one.
    if (form.choice.peek().file === file) form.start();
  }

  /** Sends a file that the user chose on another page. */
  async function takePassed(): Promise<void> {
    const { upload: id } = address.current.peek().state;
    if (typeof id !== "string") return;
    const { takeUpload } = await import("../../core/stores/kept/passed-upload.ts");
    const file = await takeUpload(core, id);
    if (file !== null && !isDisposed) upload(file);
  }

  async function openResults(id: string, isSaved: boolean): Promise<void> {
    announcement.value = isSaved ? texts().downloading : texts().reading;
    const nowMs = core.ports.clock.now();
    const outcome = await downloads.run(id, (abort) =>
      downloadBulkResults(core.client, { id, nowMs }, abort),
    );
    announcement.value = "";
    if (outcome.kind === "done") {
      if (isSaved) actions.saveFile(outcome.value.file, outcome.value.name);
      toPrice.clear();
      void results.open(outcome.value);
      if (!isSaved) timesShown.value += 1;
    } else if (outcome.kind === "failed") onFailed();
  }

  async function saveRows(read: () => Promise<DownloadedFile | null>): Promise<void> {
    if (isSaving.peek()) return;
    isSaving.value = true;
    const download = await read();
    isSaving.value = false;
    if (download === null) onFailed();
    else actions.saveFile(download.file, download.name);
  }

  void takePassed();

  return {
    access: scoutGateOf(core.settings),
    form,
    list: list.state,
    progress: list.progress,
    history: list.history,
    downloading: downloads.busy,
    unauthorized: downloads.unauthorized,
    results: {
      state: results.state,
      close: results.close,
      isSaving,
      timesShown,
      filter: (filter) => void results.filter(filter),
      saveMatching: () => void saveRows(results.matchingRows),
      saveFailed: () => void saveRows(results.failedRows),
    },
    toPrice,
    announcement,
    base: answerContextOf(core.config, address),
    upload(file) {
      if (file instanceof File) upload(file);
    },
    retry: (uploadId) => void form.retry(uploadId),
    cancel: list.uploads.cancel,
    dismiss(row) {
      if (row.kind === "upload") return list.uploads.dismiss(row.upload.uploadId);
      list.dismissItem(row.item.id);
      announcement.value = texts().dismissed(row.item.orig || texts().unnamed);
    },
    saveResults: (id) => void openResults(id, true),
    showResults: (id) => void openResults(id, false),
    hrefOf: address.hrefOf,
    refresh() {
      if (access.peek()) void list.refresh();
    },
    dispose() {
      isDisposed = true;
      for (const stop of stops) stop();
      form.dispose();
      downloads.abort();
      results.close();
      list.dispose();
    },
  };
}
