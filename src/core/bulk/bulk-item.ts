/** One bulk upload as the server lists it (1 §3 Bulk item). A missing string is empty. */
export interface BulkItem {
  readonly id: string;
  /** The id that this browser gave the upload. */
  readonly uploadId: string;
  /** The status as the server sent it. {@link bulkStatusText} formats it. */
  readonly status: string;
  /** When the upload was created, in milliseconds since 1970. */
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
  /** The number of existing items. It exceeds the length of `items` if the server sends only some of them. */
  readonly total: number;
  /** The server's message for an empty history. It may be HTML. */
  readonly message: string;
}
