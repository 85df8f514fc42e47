import type { BulkRow } from "../store/bulk-documents.ts";

/** A row of a file that is not looked up yet. */
export function bulkRowOf(runId: string, index: number, cells: readonly string[]): BulkRow {
  return { id: `${runId} ${index}`, runId, index, cells: [...cells], outcome: null };
}
