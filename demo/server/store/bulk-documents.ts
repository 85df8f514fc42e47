import * as v from "valibot";

const nullable = v.nullable(v.string());

/** Statuses that are not final. */
export const openBulkStatuses = [
  "pending",
  "uploading",
  "uploading-lock",
  "processing",
  "processing-lock",
  "post-processing",
] as const;
export type OpenBulkStatus = (typeof openBulkStatuses)[number];

/** Every status of a bulk upload. */
export const bulkStatuses = [
  ...openBulkStatuses,
  "completed",
  "error",
  "error-uploading",
  "error-processing",
  "failed",
] as const;
export type BulkStatus = (typeof bulkStatuses)[number];

export function isOpenBulkStatus(status: BulkStatus): status is OpenBulkStatus {
  return openBulkStatuses.some((open) => open === status);
}

export const bulkRunSchema = v.object({
  id: v.string(),
  /** Created by the uploader; each belongs to one run. */
  uploadId: v.string(),
  userId: v.string(),
  fileName: v.string(),
  status: v.picklist(bulkStatuses),
  /** When the status was reached. */
  changedAt: v.number(),
  createdAt: v.number(),
  completedAt: v.nullable(v.number()),
  /** The file's columns in its order. */
  columns: v.array(v.string()),
  /** Rows looked up so far. */
  count: v.number(),
  total: v.number(),
  /** Why it failed; null if no reason is given. */
  error: nullable,
  scenario: nullable,
});
/** An uploaded file and the progress of its lookups. Times are in milliseconds. */
export type BulkRun = v.InferOutput<typeof bulkRunSchema>;

export const bulkOutcomeSchema = v.object({
  status: v.picklist(["Found", "Not Validated", "Ambiguous", "Error"]),
  lec: v.string(),
  lecServiceability: v.string(),
  cable: v.string(),
  cableServiceability: v.string(),
  npaNxx: v.string(),
  lata: v.string(),
  clli: v.string(),
  /** The number of available providers; null if there was no lookup. */
  providers: v.nullable(v.number()),
  /** The address that was found. */
  address: v.optional(v.string(), ""),
  message: v.string(),
});
/** The result of a row's lookup. */
export type BulkOutcome = v.InferOutput<typeof bulkOutcomeSchema>;

export const bulkRowSchema = v.object({
  id: v.string(),
  runId: v.string(),
  /** Zero-based, in the file's order. */
  index: v.number(),
  /** One for each column of the run. */
  cells: v.array(v.string()),
  outcome: v.nullable(bulkOutcomeSchema),
});
/** An address of a bulk upload. */
export type BulkRow = v.InferOutput<typeof bulkRowSchema>;
