import type { BulkItem } from "./bulk-item.ts";
import { bulkPhaseOf } from "./bulk-status-text.ts";
import type { BulkUpload } from "./bulk-upload.ts";

/** A row of 'Current Bulk Upload Progress': the server's, or an upload of this page. */
export type BulkProgressRow =
  | { readonly kind: "item"; readonly key: string; readonly item: BulkItem }
  | { readonly kind: "upload"; readonly key: string; readonly upload: BulkUpload };

/** 1 §4, literally: a row with an error counts as processing, so it keeps the list polled (decisions H3). */
export const pollWhenOnlyErrors = true;

/** Everything that is not completed, one with an unknown status too (decisions H2). */
export function isInProgress(item: Pick<BulkItem, "status">): boolean {
  return bulkPhaseOf(item) !== "completed";
}

/** Whether the list is to be polled (1 §4; decisions H2, H3). */
export function needsPolling(items: readonly Pick<BulkItem, "status">[]): boolean {
  return items.some(
    (item) => isInProgress(item) && (pollWhenOnlyErrors || bulkPhaseOf(item) !== "failed"),
  );
}

/** Uploads of this page that the server does not list yet: matched by upload id (decisions H9). */
export function unlistedUploads(
  uploads: readonly BulkUpload[],
  items: readonly BulkItem[],
): readonly BulkUpload[] {
  const listed = new Set(items.map(({ uploadId }) => uploadId));
  return uploads.filter(({ uploadId }) => !listed.has(uploadId));
}

/**
 * The progress list: uploads of this page first, then the server's rows, each the latest first. A
 * row keeps its key when the server's takes the place of the temporary one.
 */
export function progressRowsOf(
  items: readonly BulkItem[],
  uploads: readonly BulkUpload[],
): readonly BulkProgressRow[] {
  return [
    ...unlistedUploads(uploads, items).map(
      (upload): BulkProgressRow => ({ kind: "upload", key: upload.uploadId, upload }),
    ),
    ...latestFirst(items.filter(isInProgress)).map(
      (item): BulkProgressRow => ({ kind: "item", key: item.uploadId || `id ${item.id}`, item }),
    ),
  ];
}

/** The history: completed rows, the latest first, ties by id (decisions H15). */
export function historyOf(items: readonly BulkItem[]): readonly BulkItem[] {
  return latestFirst(items.filter((item) => !isInProgress(item)));
}

/** What 'Total Addresses' shows (decisions H14). */
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
