import { sentBulkItem, sentBulkList, sentBulkUpload } from "../../core/api/bulk.ts";
import { described, file, filledText, limited, object, record } from "../../core/wire/sent.ts";
import type { Components, Shapes } from "../endpoint-shape.ts";

export const bulkComponents: Components = { BulkItem: sentBulkItem };

const csv = { ...file, contentMediaType: "text/csv" };

/** Bulk lookups from a CSV file. */
export const bulkShapes: Shapes<
  "uploadBulk" | "listBulk" | "downloadBulkTemplate" | "downloadBulkResults"
> = {
  uploadBulk: {
    request: object({
      upload_id: described(
        limited(filledText, { maxLength: 200 }),
        "An id that the browser creates for the upload; the item in the answer and in the list has the same.",
      ),
      upload: described(csv, "The CSV file, with a header row and one address per row."),
    }),
    answer: sentBulkUpload,
    failures: {
      400: "The body is neither a form nor a JSON object with a query",
      413: "The file is too large; the message says how large it may be",
      422: "The form has no upload id, or not exactly one file; the message says which",
    },
  },
  listBulk: {
    request: object({ query: described(record({}), "Always empty: all uploads are listed.") }),
    answer: sentBulkList,
  },
  downloadBulkTemplate: { answer: csv },
  downloadBulkResults: {
    answer: csv,
    failures: { 404: "No such upload, or one that is not completed" },
  },
};
