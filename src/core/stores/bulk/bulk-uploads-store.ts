import { serverMessageOf, uploadBulk } from "../../api/bulk.ts";
import { isAbort, statusOf } from "../../api/errors.ts";
import { bulkMessages } from "../../bulk/bulk-messages.ts";
import type { BulkUpload, BulkUploadPhase } from "../../bulk/bulk-upload.ts";
import type { Core, SharedService } from "../../create-core.ts";
import { isReadable } from "../../lists/file-kind.ts";
import { computed, type ReadonlySignal, signal } from "../../signals.ts";
import { reportFailure } from "../trouble/report-failure.ts";

/** A step of an upload. Its detail becomes that of the element's `scout-upload-…` event. */
export type BulkUploadEvent =
  | { readonly kind: "started"; readonly detail: { uploadId: string; name: string } }
  | { readonly kind: "accepted"; readonly detail: { uploadId: string } }
  | { readonly kind: "failed"; readonly detail: { uploadId: string; message: string } };

/**
 * The uploads of a page, one at a time. All elements share them, so that an upload from the lookup screen continues when
 * the user moves to the bulk screen.
 */
export interface BulkUploads extends SharedService {
  /** The uploads that the server does not list yet, the latest first. */
  readonly uploads: ReadonlySignal<readonly BulkUpload[]>;
  readonly isSending: ReadonlySignal<boolean>;
  /** Starts an upload and removes the rows of failed ones. Returns the new id; null while another upload is running. */
  start(file: File): string | null;
  /** Sends the file of a failed upload again. Returns the new id. */
  retry(uploadId: string): string | null;
  /** Reads the file of a failed upload. Returns false if it is lost, which its row then says. */
  canRetry(uploadId: string): Promise<boolean>;
  /** Aborts an upload and removes its row, without an event. */
  cancel(uploadId: string): void;
  /** Removes the row of a failed upload. */
  dismiss(uploadId: string): void;
  /** Removes the accepted uploads that the server now lists. */
  settle(listedIds: Iterable<string>): void;
  /** Subscribes to the events. Returns a function that unsubscribes. */
  subscribe(listener: (event: BulkUploadEvent) => void): () => void;
}

/** The upload service that an API base shares. */
export function bulkUploadsOf(core: Core): BulkUploads {
  return core.service("bulk-uploads", createBulkUploads);
}

function hasEnded({ kind }: BulkUploadPhase): boolean {
  return kind === "failed" || kind === "lost";
}

function createBulkUploads({ client, ports }: Pick<Core, "client" | "ports">): BulkUploads {
  const uploads = signal<readonly BulkUpload[]>([]);
  const listeners = new Set<(event: BulkUploadEvent) => void>();
  let current: { readonly uploadId: string; readonly controller: AbortController } | null = null;

  const tell = (event: BulkUploadEvent) => {
    for (const listener of [...listeners]) listener(event);
  };
  const drop = (isGone: (upload: BulkUpload) => boolean) => {
    const kept = uploads.peek().filter((upload) => !isGone(upload));
    if (kept.length < uploads.peek().length) uploads.value = kept;
  };
  const write = (upload: BulkUpload, phase: BulkUploadPhase) => {
    const others = uploads.peek().filter(({ uploadId }) => uploadId !== upload.uploadId);
    uploads.value = [{ ...upload, phase }, ...others];
  };

  async function send(upload: BulkUpload, controller: AbortController): Promise<void> {
    const { uploadId, file } = upload;
    const { signal: abort } = controller;
    const isCurrent = () => current?.controller === controller;
    try {
      await uploadBulk(
        client,
        {
          uploadId,
          file,
          onSent(sent) {
            if (isCurrent() && !abort.aborted) write(upload, { kind: "sending", ...sent });
          },
        },
        abort,
      );
      if (!isCurrent()) return;
      current = null;
      write(upload, { kind: "accepted" });
      tell({ kind: "accepted", detail: { uploadId } });
    } catch (error) {
      const message = await serverMessageOf(error);
      const isLost = statusOf(error) === null && !(await isReadable(file));
      if (!isCurrent() || isAbort(error)) return;
      current = null;
      if (isLost) {
        write(upload, { kind: "lost" });
        tell({ kind: "failed", detail: { uploadId, message: bulkMessages.lostFile } });
        return;
      }
      const status = reportFailure(ports.report, "bulk-upload-failed", error);
      write(upload, { kind: "failed", message, status });
      tell({
        kind: "failed",
        detail: { uploadId, message: message || bulkMessages.defaultError },
      });
    }
  }

  function start(file: File): string | null {
    if (current !== null) return null;
    drop(({ phase }) => hasEnded(phase));
    const controller = new AbortController();
    const upload: BulkUpload = {
      uploadId: ports.newId(),
      file,
      name: file.name,
      startedAtMs: ports.clock.now(),
      phase: { kind: "sending", sentBytes: 0, totalBytes: file.size },
    };
    current = { uploadId: upload.uploadId, controller };
    uploads.value = [upload, ...uploads.peek()];
    tell({ kind: "started", detail: { uploadId: upload.uploadId, name: file.name } });
    void send(upload, controller);
    return upload.uploadId;
  }

  function abort(): void {
    const running = current;
    current = null;
    running?.controller.abort();
  }

  return {
    uploads,
    isSending: computed(() => uploads.value.some(({ phase }) => phase.kind === "sending")),
    start,
    retry(id) {
      const failed = uploads.peek().find(({ uploadId }) => uploadId === id);
      return failed?.phase.kind === "failed" ? start(failed.file) : null;
    },
    async canRetry(id) {
      const find = () => uploads.peek().find(({ uploadId }) => uploadId === id);
      const before = find();
      const canRead = before !== undefined && (await isReadable(before.file));
      if (!canRead && before !== undefined && find() === before) write(before, { kind: "lost" });
      return canRead;
    },
    cancel(id) {
      if (current?.uploadId !== id) return;
      abort();
      drop(({ uploadId }) => uploadId === id);
    },
    dismiss(id) {
      drop(({ uploadId, phase }) => uploadId === id && hasEnded(phase));
    },
    settle(listedIds) {
      const listed = new Set(listedIds);
      drop(({ uploadId, phase }) => phase.kind !== "sending" && listed.has(uploadId));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    forget() {
      abort();
      drop(() => true);
    },
  };
}
