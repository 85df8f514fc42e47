import type { sentBulkItem } from "../../../src/core/api/bulk-list.ts";
import type { ValueOf } from "../../../src/core/wire/sent.ts";
import type { BulkRun } from "../store/bulk-documents.ts";

/** An upload in its wire form. */
export function bulkItemOf(run: BulkRun): ValueOf<typeof sentBulkItem> {
  return {
    id: run.id,
    upload_id: run.uploadId,
    status: run.status,
    created_at: secondsOf(run.createdAt),
    completed_at: run.completedAt === null ? null : secondsOf(run.completedAt),
    count: run.count,
    total: run.total,
    error: run.error === null ? null : { message: run.error },
    orig: { filename: run.fileName },
  };
}

function secondsOf(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
