import { distinctKeysOf } from "../values/distinct-keys.ts";
import type { BulkItem } from "./bulk-item.ts";
import { bulkPhaseOf } from "./bulk-status-text.ts";
import type { BulkUpload } from "./bulk-upload.ts";

/** A row of 'Current Bulk Upload Progress': an item of the server, or an upload of this page. */
export type BulkProgressRow =
  | { readonly kind: "item"; readonly key: string; readonly item: BulkItem }
  | { readonly kind: "upload"; readonly key: string; readonly upload: BulkUpload };

/** The specification counts a failed row as processing, so the list is polled for it (1 §4). */
const pollWhenOnlyErrors = true;

/** True unless the item is completed. An unknown status counts as in progress. */
export function isInProgress(item: Pick<BulkItem, "status">): boolean {
  return bulkPhaseOf(item) !== "completed";
}

/** True if the item is in the progress list. A failed item moves to the history when the user dismisses it. */
function isCurrent(item: Pick<BulkItem, "id" | "status">, dismissed: readonly string[]): boolean {
  const phase = bulkPhaseOf(item);
  return phase === "failed" ? !dismissed.includes(item.id) : phase !== "completed";
}

/** True if the list must be polled. */
export function needsPolling(
  items: readonly Pick<BulkItem, "id" | "status">[],
  dismissed: readonly string[],
): boolean {
  return items.some(
    (item) => isCurrent(item, dismissed) && (pollWhenOnlyErrors || bulkPhaseOf(item) !== "failed"),
  );
}

/** The uploads of this page that the server does not list yet. */
export function unlistedUploads(
  uploads: readonly BulkUpload[],
  items: readonly BulkItem[],
): readonly BulkUpload[] {
  const listed = new Set(items.map(({ uploadId }) => uploadId));
  return uploads.filter(({ uploadId }) => !listed.has(uploadId));
}

/**
 * The progress list: the uploads of this page, then the items of the server, each newest first. A row keeps its key
 * when the server's item replaces the upload.
 */
export function progressRowsOf(
  items: readonly BulkItem[],
  uploads: readonly BulkUpload[],
  dismissed: readonly string[],
): readonly BulkProgressRow[] {
  const rows = [
    ...unlistedUploads(uploads, items).map(
      (upload): BulkProgressRow => ({ kind: "upload", key: upload.uploadId, upload }),
    ),
    ...latestFirst(items.filter((item) => isCurrent(item, dismissed))).map(
      (item): BulkProgressRow => ({ kind: "item", key: item.uploadId || `id ${item.id}`, item }),
    ),
  ];
  const keys = distinctKeysOf(rows.map(({ key }) => key));
  return rows.map((row, place) => ({ ...row, key: keys[place] ?? row.key }));
}

/** The percentage of processed addresses, or of sent bytes while the file is sent. Null while it is unknown. */
export function uploadPercentageOf(row: BulkProgressRow): number | null {
  const [done, all] =
    row.kind === "item"
      ? [row.item.count, row.item.total]
      : row.upload.phase.kind === "sending"
        ? [row.upload.phase.sentBytes, row.upload.phase.totalBytes]
        : [0, 0];
  return all > 0 ? Math.min(100, (done / all) * 100) : null;
}

/** The history: completed items and dismissed failed ones, newest first. Items of the same time are sorted by id. */
export function historyOf(
  items: readonly BulkItem[],
  dismissed: readonly string[],
): readonly BulkItem[] {
  return latestFirst(items.filter((item) => !isCurrent(item, dismissed)));
}

/** The number under 'Total Addresses'. */
export function totalAddressesOf({ count, total }: Pick<BulkItem, "count" | "total">): number {
  return total || count;
}

function latestFirst(items: readonly BulkItem[]): readonly BulkItem[] {
  const timeOf = ({ createdAtMs }: BulkItem) => createdAtMs ?? Number.NEGATIVE_INFINITY;
  return [...items].sort((a, b) => {
    const [first, second] = [timeOf(a), timeOf(b)];
    return first === second ? compareIds(b.id, a.id) : second - first;
  });
}

function compareIds(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
