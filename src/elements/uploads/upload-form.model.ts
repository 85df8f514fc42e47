import type { BulkUpload } from "../../core/bulk/bulk-upload.ts";
import { chooseFile, type FileChoice } from "../../core/bulk/choose-file.ts";
import type { Core } from "../../core/create-core.ts";
import type { PageOutlets } from "../../core/screen-context.ts";
import { computed, type ReadonlySignal, signal } from "../../core/signals.ts";
import { createBulkDownloads } from "../../core/stores/bulk-downloads-store.ts";
import { type BulkUploadEvent, bulkUploadsOf } from "../../core/stores/bulk-uploads-store.ts";

/** The form for one bulk file, in the bulk screen and in the single lookup (1 §§2, 5). */
export interface UploadFormModel {
  readonly choice: ReadonlySignal<FileChoice>;
  /** This page is sending a file (rulings H7). */
  readonly isSending: ReadonlySignal<boolean>;
  readonly isTemplateBusy: ReadonlySignal<boolean>;
  /** Uploads that this form started and the server does not list yet. */
  readonly own: ReadonlySignal<readonly BulkUpload[]>;
  choose(files: readonly File[]): void;
  drop(): void;
  /** Sends what is chosen. The new upload's id; null, and nothing happens, where it cannot. */
  start(): string | null;
  /** Sends the file of a failed upload once more. */
  retry(uploadId: string): void;
  cancel(uploadId: string): void;
  dismiss(uploadId: string): void;
  saveTemplate(): void;
  dispose(): void;
}

export interface UploadFormSurroundings {
  readonly core: Core;
  readonly outlets: PageOutlets;
  /** Hears of the uploads that this form started. */
  readonly onEvent: (event: BulkUploadEvent) => void;
  readonly onFailed: () => void;
}

const noChoice: FileChoice = { file: null, refused: [] };

export function createUploadForm({
  core,
  outlets,
  onEvent,
  onFailed,
}: UploadFormSurroundings): UploadFormModel {
  const uploads = bulkUploadsOf(core);
  const downloads = createBulkDownloads(core);
  const choice = signal(noChoice);
  const own = signal<ReadonlySet<string>>(new Set());
  let isStarting = false;
  /** Uploads that begin meanwhile are this form's. */
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

  async function saveTemplate(): Promise<void> {
    const result = await downloads.template();
    if (result.ok) outlets.saveFile(result.value.file, result.value.name);
    else if (result.failure !== null) onFailed();
  }

  return {
    choice,
    isSending: uploads.isSending,
    own: computed(() => uploads.uploads.value.filter(({ uploadId }) => own.value.has(uploadId))),
    isTemplateBusy: computed(() => downloads.busy.value.has("template")),
    choose(files) {
      choice.value = chooseFile(choice.peek().file, files);
    },
    drop() {
      choice.value = noChoice;
    },
    start() {
      const { file } = choice.peek();
      if (file === null || uploads.isSending.peek()) return null;
      const uploadId = begin(() => uploads.start(file));
      if (uploadId !== null) choice.value = noChoice;
      return uploadId;
    },
    retry(uploadId) {
      begin(() => uploads.retry(uploadId));
    },
    cancel: uploads.cancel,
    dismiss: uploads.dismiss,
    saveTemplate: () => void saveTemplate(),
    dispose() {
      stop();
      downloads.dispose();
    },
  };
}
