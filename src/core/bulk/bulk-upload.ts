import { bulkMessages } from "./bulk-messages.ts";
import type { BulkStatus } from "./bulk-status-text.ts";

/** The phase of an upload of this page (decisions H9). */
export type BulkUploadPhase =
  | { readonly kind: "sending"; readonly sentBytes: number; readonly totalBytes: number }
  /** Accepted, and not listed by the server yet. */
  | { readonly kind: "accepted" }
  /** `status` is the HTTP status, or null if there was no response. */
  | { readonly kind: "failed"; readonly message: string; readonly status: number | null };

/** The temporary row of an upload (decisions H9). */
export interface BulkUpload {
  readonly uploadId: string;
  /** Kept for a retry. */
  readonly file: File;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly startedAtMs: number;
  readonly phase: BulkUploadPhase;
}

/** The status of a temporary row in the form of a server item, for {@link bulkStatusText} (decisions H9). */
export function bulkStatusOf({ phase }: Pick<BulkUpload, "phase">): BulkStatus {
  if (phase.kind === "sending") return { status: "uploading" };
  if (phase.kind === "accepted") return { status: "pending" };
  return { status: "error", error: { message: phase.message || bulkMessages.defaultError } };
}
