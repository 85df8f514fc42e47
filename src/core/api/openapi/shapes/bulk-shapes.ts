import type { Components, Shapes } from "../endpoint-shape.ts";
import {
  component,
  count,
  data,
  file,
  filledText,
  list,
  looseId,
  object,
  oneOf,
  record,
  seconds,
  text,
  textOrNull,
} from "../json-schema.ts";

const item = object(
  {
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
    count,
    total: count,
  },
  {
    completed_at: { anyOf: [seconds, { type: "null" }] },
    error: { anyOf: [object({ message: text }), { type: "null" }] },
    orig: text,
  },
);

export const bulkComponents: Components = { BulkItem: item };

const csv = { ...file, contentMediaType: "text/csv" };

/** Bulk lookups from a CSV file. */
export const bulkShapes: Shapes<
  "uploadBulk" | "listBulk" | "downloadBulkTemplate" | "downloadBulkResults"
> = {
  uploadBulk: {
    request: object({ upload_id: filledText, upload: csv }),
    answer: data(object({}, { row: component("BulkItem"), message: text })),
    failures: { 422: "The file cannot be used; the message says why" },
  },
  listBulk: {
    request: object({ query: record({}) }),
    answer: data(
      object(
        { rows: list(component("BulkItem")), total: count },
        { message: text, address: textOrNull, flag: { type: ["boolean", "string", "null"] } },
      ),
    ),
  },
  downloadBulkTemplate: { answer: csv },
  downloadBulkResults: { answer: csv, failures: { 404: "No such upload" } },
};
