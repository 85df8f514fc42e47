/** One bulk upload as the server lists it (1 §3 Bulk item). Missing texts are empty. */
export interface BulkItem {
  readonly id: string;
  /** The id that this browser gave the upload (decisions H8). */
  readonly uploadId: string;
  /** The raw status; {@link bulkStatusText} reads it. */
  readonly status: string;
  /** Milliseconds since 1970. */
  readonly createdAtMs: number | null;
  readonly completedAtMs: number | null;
  /** The number of processed addresses. */
  readonly count: number;
  readonly total: number;
  readonly error: { readonly message: string } | null;
  /** The name of the uploaded file. */
  readonly orig: string;
}

/** The answer of the list call (decisions H15, H16). */
export interface BulkList {
  readonly items: readonly BulkItem[];
  /** The number of existing items, which exceeds `items` if the server sends a part of them. */
  readonly total: number;
  /** Shown instead of an empty history. May be HTML. */
  readonly message: string;
}
