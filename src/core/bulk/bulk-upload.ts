import type { BulkStatus } from "./bulk-status-text.ts";

/** The phase of an upload of this page. */
export type BulkUploadPhase =
  | { readonly kind: "sending"; readonly sentBytes: number; readonly totalBytes: number }
  /** The server accepted the upload but does not list it yet. */
  | { readonly kind: "accepted" }
  /** `message` is that of the server, or `""`. `status` is the HTTP status, or null if there was no response. */
  | { readonly kind: "failed"; readonly message: string; readonly status: number | null }
  /** The file was changed, renamed or deleted after the user chose it, and can no longer be sent. */
  | { readonly kind: "lost" };

/** An upload of this page, shown until the server lists it. */
export interface BulkUpload {
  readonly uploadId: string;
  /** The file, so that a failed upload can be sent again. */
  readonly file: File;
  readonly name: string;
  /** When the upload started, in milliseconds since 1970. */
  readonly startedAtMs: number;
  readonly phase: BulkUploadPhase;
}

/** The status of an upload in the form of a server item, for {@link bulkStatusText}. */
export function bulkStatusOf({ phase }: Pick<BulkUpload, "phase">): BulkStatus {
  if (phase.kind === "sending") return { status: "uploading" };
  if (phase.kind === "accepted") return { status: "pending" };
  if (phase.kind === "lost") return { status: "error", isLost: true };
  return { status: "error", error: { message: phase.message } };
}
