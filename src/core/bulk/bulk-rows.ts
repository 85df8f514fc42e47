import { distinctKeysOf } from "../values/distinct-keys.ts";
import type { BulkItem } from "./bulk-item.ts";
import { bulkPhaseOf } from "./bulk-status-text.ts";
import type { BulkUpload } from "./bulk-upload.ts";

/** A row of 'Current Bulk Upload Progress': an item of the server, or an upload of this page. */
export type BulkProgressRow =
  | { readonly kind: "item"; readonly key: string; readonly item: BulkItem }
  | { readonly kind: "upload"; readonly key: string; readonly upload: BulkUpload };

/** 1 §4, literally: a row with an error counts as processing, so the list is still polled (decisions H3). */
const pollWhenOnlyErrors = true;

/** Whether an item is not completed. An unknown status counts as in progress (decisions H2). */
export function isInProgress(item: Pick<BulkItem, "status">): boolean {
  return bulkPhaseOf(item) !== "completed";
}

/** Whether an item is in the progress list: a failed one leaves it for the history once it is dismissed (decisions H3). */
function isCurrent(item: Pick<BulkItem, "id" | "status">, dismissed: readonly string[]): boolean {
  const phase = bulkPhaseOf(item);
  return phase === "failed" ? !dismissed.includes(item.id) : phase !== "completed";
}

/** Whether to poll the list (1 §4; decisions H2, H3). */
export function needsPolling(
  items: readonly Pick<BulkItem, "id" | "status">[],
  dismissed: readonly string[],
): boolean {
  return items.some(
    (item) => isCurrent(item, dismissed) && (pollWhenOnlyErrors || bulkPhaseOf(item) !== "failed"),
  );
}

/** The uploads of this page whose ids the server does not list yet (decisions H9). */
export function unlistedUploads(
  uploads: readonly BulkUpload[],
  items: readonly BulkItem[],
): readonly BulkUpload[] {
  const listed = new Set(items.map(({ uploadId }) => uploadId));
  return uploads.filter(({ uploadId }) => !listed.has(uploadId));
}

/**
 * The progress list: the uploads of this page, then the items of the server, each newest first. A row keeps its key
 * when the item replaces the temporary row.
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

/** Of addresses, or of bytes while the file is sent; 0 to 100. Null while unknown (decisions H9, H11). */
export function uploadPercentageOf(row: BulkProgressRow): number | null {
  const [done, all] =
    row.kind === "item"
      ? [row.item.count, row.item.total]
      : row.upload.phase.kind === "sending"
        ? [row.upload.phase.sentBytes, row.upload.phase.totalBytes]
        : [0, 0];
  return all > 0 ? Math.min(100, (done / all) * 100) : null;
}

/** The history: completed rows and dismissed failed ones, newest first, ties sorted by id (decisions H3, H15). */
export function historyOf(
  items: readonly BulkItem[],
  dismissed: readonly string[],
): readonly BulkItem[] {
  return latestFirst(items.filter((item) => !isCurrent(item, dismissed)));
}

/** The text of 'Total Addresses' (decisions H14). */
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
