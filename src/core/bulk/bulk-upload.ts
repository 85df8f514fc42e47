import { bulkMessages } from "./bulk-messages.ts";
import type { BulkStatus } from "./bulk-status-text.ts";

/** How far an upload of this page has come (decisions H9). */
export type BulkUploadPhase =
  | { readonly kind: "sending"; readonly sentBytes: number; readonly totalBytes: number }
  /** Until the server lists it. */
  | { readonly kind: "accepted" }
  /** `status` is the HTTP status, or null when no answer came. */
  | { readonly kind: "failed"; readonly message: string; readonly status: number | null };

/** The temporary row of an upload (decisions H9). */
export interface BulkUpload {
  readonly uploadId: string;
  /** Kept, to be sent again after a failure. */
  readonly file: File;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly startedAtMs: number;
  readonly phase: BulkUploadPhase;
}

/** A temporary row in the words of the server's rows, for {@link bulkStatusText} (decisions H9). */
export function bulkStatusOf({ phase }: Pick<BulkUpload, "phase">): BulkStatus {
  if (phase.kind === "sending") return { status: "uploading" };
  if (phase.kind === "accepted") return { status: "pending" };
  return { status: "error", error: { message: phase.message || bulkMessages.defaultError } };
}
