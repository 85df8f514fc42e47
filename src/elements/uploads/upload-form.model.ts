import type { BulkUpload } from "../../core/bulk/bulk-upload.ts";
import { chooseFile, type FileChoice, isCsvFile } from "../../core/bulk/choose-file.ts";
import type { CsvCheckState } from "../../core/bulk/csv/csv-check-state.ts";
import type { Core } from "../../core/create-core.ts";
import { isReadable } from "../../core/lists/file-kind.ts";
import type { ListChoices } from "../../core/lists/read-list.ts";
import type { BrowserActions } from "../../core/screen-context.ts";
import { computed, type ReadonlySignal, signal } from "../../core/signals.ts";
import { type BulkUploadEvent, bulkUploadsOf } from "../../core/stores/bulk/bulk-uploads-store.ts";
import { createCsvCheckStore } from "../../core/stores/bulk/csv-check-store.ts";
import { keepFile } from "../../core/stores/kept/kept-file.ts";
import { createTemplateDownload } from "./template-download.model.ts";

/** The form for a bulk file, on the bulk screen and in the single lookup. */
export interface UploadFormModel {
  readonly choice: ReadonlySignal<FileChoice>;
  /** True while this page is sending a file. */
  readonly isSending: ReadonlySignal<boolean>;
  readonly isTemplateBusy: ReadonlySignal<boolean>;
  /** True if the request for the template was answered with 401. */
  readonly isTemplateUnauthorized: ReadonlySignal<boolean>;
  /** The check of the chosen file. */
  readonly check: ReadonlySignal<CsvCheckState>;
  readonly isCorrecting: ReadonlySignal<boolean>;
  /** Uploads that this form started and that are not in the server's list yet. */
  readonly own: ReadonlySignal<readonly BulkUpload[]>;
  choose(files: readonly File[]): void;
  drop(): void;
  /** Changes how the chosen file is read. */
  revise(change: Omit<ListChoices, "template">): void;
  /** Checks another sheet of the chosen workbook. */
  chooseSheet(sheet: number): void;
  /** Replaces the chosen file with the corrected one. */
  correct(): void;
  /**
   * Chooses which rows of a file with bad rows are sent. Then calls `onChosen`, because the file is
   * now `startable`.
   */
  chooseRows(rows: "all" | "good", onChosen: () => void): void;
  /**
   * Replaces the chosen file with a corrected one if the user has said how to read it, and calls
   * `onReady` when it can be sent.
   */
  prepare(onReady: () => void): Promise<void>;
  /** Returns the chosen file, or null if it cannot be sent now. */
  startable(): File | null;
  /** Sends the chosen file. Returns the id of the upload, or null if the file cannot be sent. */
  start(): string | null;
  /** Sends the file of a failed upload again, unless it is lost. */
  retry(uploadId: string): Promise<void>;
  /** Chooses another file in place of a lost one, whose row ends unless the file is refused. */
  replace(uploadId: string, files: readonly File[]): void;
  cancel(uploadId: string): void;
  dismiss(uploadId: string): void;
  saveTemplate(): void;
  dispose(): void;
}

export interface UploadFormSurroundings {
  /** Identifies a form within a tab: the tag and the page's path. */
  readonly name: string;
  readonly core: Core;
  readonly actions: BrowserActions;
  /** Called with the events of uploads that this form started. */
  readonly onEvent: (event: BulkUploadEvent) => void;
  readonly onFailed: () => void;
}

const noChoice: FileChoice = { file: null, refused: [] };

export function createUploadForm({
  name,
  core,
  actions,
  onEvent,
  onFailed,
}: UploadFormSurroundings): UploadFormModel {
  const uploads = bulkUploadsOf(core);
  const template = createTemplateDownload({ core, actions, onFailed });
  const check = createCsvCheckStore(core);
  const choice = signal(noChoice);
  const isCorrecting = signal(false);
  const own = signal<ReadonlySet<string>>(new Set());
  let isStarting = false;
  /** True if the user has chosen to send the bad rows of the file too. */
  let isWithBadRows = false;
  /** Uploads that start during the action belong to this form. */
  function begin(act: () => string | null): string | null {
    isStarting = true;
    const uploadId = act();
    isStarting = false;
    return uploadId;
  }

  const stop = uploads.subscribe((event) => {
    const { uploadId } = event.detail;
    if (isStarting) own.value = new Set([...own.peek(), uploadId]);
    if (own.peek().has(uploadId)) onEvent(event);
  });

  /**
   * The file that a sign-in on another page would lose: the chosen one, or that of an upload
   * answered with 401.
   */
  const fileToKeep = computed(
    () => choice.value.file ?? uploads.uploads.value.find(isUnauthorized)?.file ?? null,
  );
  const stopKeeping = keepFile(core, {
    name,
    file: fileToKeep,
    restore: (file) => choose({ file, refused: [] }),
  });

  function choose(next: FileChoice): void {
    const before = choice.peek().file;
    choice.value = next;
    if (next.file === before) return;
    isWithBadRows = false;
    if (next.file === null) check.clear();
    else void check.check(next.file);
  }

  function startable(): File | null {
    const checked = check.state.peek();
    const { file } = choice.peek();
    // Only CSV is sent. Other lists are sent as corrected copies.
    if (file === null || !isCsvFile(file) || checked.kind === "unreadable") return null;
    const isBlocked =
      checked.kind === "checked" &&
      (checked.isUpdating ||
        checked.check.hasNoRows ||
        (checked.check.hasBadRows && !isWithBadRows));
    return isBlocked || uploads.isSending.peek() ? null : file;
  }

  async function correct(rows: "all" | "good", onCorrected: () => void): Promise<void> {
    if (isCorrecting.peek()) return;
    isCorrecting.value = true;
    const before = choice.peek().file;
    const file = await check.correct(rows);
    isCorrecting.value = false;
    if (choice.peek().file !== before) return;
    if (file === null) return lostOr(before, onFailed);
    choose({ file, refused: [] });
    onCorrected();
  }

  /** Says that the chosen file is lost, or else calls a function. */
  async function lostOr(file: File | null, act: () => void | Promise<void>): Promise<void> {
    if (file === null || (await isReadable(file))) await act();
    else if (choice.peek().file === file) await check.check(file);
  }

  return {
    choice,
    isSending: uploads.isSending,
    own: computed(() => uploads.uploads.value.filter(({ uploadId }) => own.value.has(uploadId))),
    isTemplateBusy: template.isBusy,
    isTemplateUnauthorized: template.isUnauthorized,
    check: check.state,
    isCorrecting,
    choose: (files) => choose(chooseFile(choice.peek().file, files)),
    drop: () => choose(noChoice),
    revise(change) {
      const checked = check.state.peek();
      if (checked.kind === "checked") void check.revise({ ...checked.check.choices, ...change });
    },
    chooseSheet: (sheet) => void check.chooseSheet(sheet),
    correct: () => void correct("all", () => {}),
    chooseRows(rows, onChosen) {
      if (rows === "good" || mustCorrect(check.state.peek())) return void correct(rows, onChosen);
      isWithBadRows = true;
      onChosen();
    },
    async prepare(onReady) {
      await check.settled();
      // A file that is lost is named as such, and not sent as if the service had failed.
      await lostOr(choice.peek().file, () =>
        mustCorrect(check.state.peek()) ? correct("all", onReady) : onReady(),
      );
    },
    startable,
    start() {
      const file = startable();
      if (file === null) return null;
      const uploadId = begin(() => uploads.start(file));
      if (uploadId !== null) choose(noChoice);
      return uploadId;
    },
    async retry(uploadId) {
      if (await uploads.canRetry(uploadId)) begin(() => uploads.retry(uploadId));
    },
    replace(uploadId, files) {
      const next = chooseFile(choice.peek().file, files);
      choose(next);
      if (next.refused.length === 0) uploads.dismiss(uploadId);
    },
    cancel: uploads.cancel,
    dismiss: uploads.dismiss,
    saveTemplate: () => void template.save(),
    dispose() {
      stop();
      stopKeeping();
      check.clear();
      template.abort();
    },
  };
}

/** True if the file itself is not to be sent: it is no CSV, or the user has said how to read it. */
function mustCorrect(state: CsvCheckState): boolean {
  if (state.kind !== "checked") return false;
  const { choices, corrections } = state.check;
  const { template: _, ...own } = choices;
  const isChosen = Object.values(own).some((one) => !Array.isArray(one) || one.length > 0);
  return corrections.includes("format") || (isChosen && corrections.length > 0);
}

function isUnauthorized({ phase }: BulkUpload): boolean {
  return phase.kind === "failed" && phase.status === 401;
}
