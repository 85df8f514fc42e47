import type { DownloadedFile } from "../../api/download-file.ts";
import { isAbort } from "../../api/errors.ts";
import { downloadAttachment } from "../../api/resource-library.ts";
import { createLatestTask } from "../../async/latest-task.ts";
import type { Core } from "../../create-core.ts";
import type { Attachment } from "../../libraries/attachment.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";
import { reportFailure } from "../trouble/report-failure.ts";

type OwnAttachment = Extract<Attachment, { kind: "own" }>;

/** The outcome of a download. */
type DownloadOutcome =
  | { readonly kind: "done"; readonly downloaded: DownloadedFile }
  /** `status` is the HTTP status, or null without an answer. */
  | { readonly kind: "failed"; readonly status: number | null }
  /** The download was aborted, or is already running. */
  | { readonly kind: "dropped" };

/** The downloads of one screen. */
export interface AttachmentDownloads {
  /** Paths of the files that are being downloaded. */
  readonly downloading: ReadonlySignal<ReadonlySet<string>>;
  fetch(attachment: OwnAttachment): Promise<DownloadOutcome>;
  /** Aborts all downloads. */
  abandon(): void;
}

export function createAttachmentDownloads({ client, ports }: Core): AttachmentDownloads {
  const downloading = signal<ReadonlySet<string>>(new Set());
  const task = createLatestTask();

  async function outcomeOf(attachment: OwnAttachment): Promise<DownloadOutcome> {
    const abort = task.current();
    try {
      const downloaded = await downloadAttachment(client, attachment, abort);
      return abort.aborted ? { kind: "dropped" } : { kind: "done", downloaded };
    } catch (error) {
      if (abort.aborted || isAbort(error)) return { kind: "dropped" };
      const status = reportFailure(ports.report, "file-download-failed", error);
      return { kind: "failed", status };
    }
  }

  return {
    downloading,
    async fetch(attachment) {
      const { path } = attachment;
      if (downloading.peek().has(path)) return { kind: "dropped" };
      downloading.value = new Set([...downloading.peek(), path]);
      const outcome = await outcomeOf(attachment);
      downloading.value = new Set([...downloading.peek()].filter((other) => other !== path));
      return outcome;
    },
    abandon: () => void task.start(),
  };
}
