import type { BulkItem } from "../../../src/core/bulk/bulk-item.ts";
import type { BulkUpload } from "../../../src/core/bulk/bulk-upload.ts";

export const csvFile = (name = "a.csv", text = "address\n1 Main St\n") =>
  new File([text], name, { type: "text/csv" });

/** Makes a file unreadable, as if it was deleted after the user chose it. */
export function lose(file: File): File {
  return Object.defineProperty(file, "slice", {
    value: () => ({ arrayBuffer: () => Promise.reject(new DOMException("", "NotFoundError")) }),
  });
}

export function aBulkItem(given: Partial<BulkItem> = {}): BulkItem {
  return {
    id: "1",
    uploadId: "u1",
    status: "processing",
    createdAtMs: 1000,
    completedAtMs: null,
    count: 0,
    total: 0,
    error: null,
    orig: "a.csv",
    ...given,
  };
}

export function aBulkUpload(given: Partial<BulkUpload> = {}): BulkUpload {
  return {
    uploadId: "u1",
    file: csvFile(),
    name: "a.csv",
    startedAtMs: 1000,
    phase: { kind: "accepted" },
    ...given,
  };
}
