/** One bulk upload as the server lists it (1 §3 Bulk item). Missing texts are empty. */
export interface BulkItem {
  readonly id: string;
  /** What this browser called the upload (decisions H8). */
  readonly uploadId: string;
  /** As sent; {@link bulkStatusText} reads it. */
  readonly status: string;
  /** Milliseconds since 1970. */
  readonly createdAtMs: number | null;
  readonly completedAtMs: number | null;
  /** Addresses that are done. */
  readonly count: number;
  readonly total: number;
  readonly error: { readonly message: string } | null;
  /** Name of the uploaded file. */
  readonly orig: string;
}

/** The answer of the list call (decisions H15, H16). */
export interface BulkList {
  readonly items: readonly BulkItem[];
  /** How many exist; more than `items` where the server sends a part. */
  readonly total: number;
  /** Shown in place of an empty history; may be HTML. */
  readonly message: string;
}
