import {
  component,
  count,
  data,
  file,
  filledText,
  flag,
  list,
  looseId,
  object,
  oneOf,
  record,
  seconds,
  text,
  textOrNull,
} from "../../../src/core/wire/sent.ts";
import type { Components, Shapes } from "../endpoint-shape.ts";

const item = object({
  id: looseId,
  upload_id: filledText,
  status: oneOf(
    "pending",
    "uploading",
    "uploading-lock",
    "processing",
    "processing-lock",
    "post-processing",
    "completed",
    "error",
    "error-uploading",
    "error-processing",
    "failed",
  ),
  created_at: seconds,
  completed_at: { anyOf: [seconds, { type: "null" }] },
  count,
  total: count,
  error: { anyOf: [object({ message: filledText }), { type: "null" }] },
  orig: object({ filename: filledText }),
});

export const bulkComponents: Components = { BulkItem: item };

const csv = { ...file, contentMediaType: "text/csv" };

/** Bulk lookups from a CSV file. */
export const bulkShapes: Shapes<
  "uploadBulk" | "listBulk" | "downloadBulkTemplate" | "downloadBulkResults"
> = {
  uploadBulk: {
    request: object({ upload_id: { ...filledText, maxLength: 200 }, upload: csv }),
    answer: data(object({ row: component("BulkItem"), message: filledText })),
    failures: {
      400: "The body is neither a form nor a JSON object with a query",
      413: "The file is too large; the message says how large it may be",
      422: "The form has no upload id, or not exactly one file; the message says which",
    },
  },
  listBulk: {
    request: object({ query: record({}) }),
    answer: data(
      object({
        rows: list(component("BulkItem"), { maxItems: 10_000 }),
        total: count,
        message: text,
        address: textOrNull,
        flag,
      }),
    ),
  },
  downloadBulkTemplate: { answer: csv },
  downloadBulkResults: {
    answer: csv,
    failures: { 404: "No such upload, or one that is not completed" },
  },
};
