import * as v from "valibot";
import type { BulkItem, BulkList } from "../bulk/bulk-item.ts";
import { bulkMessages } from "../bulk/bulk-messages.ts";
import type { SentBytes } from "../ports.ts";
import { cacheDayOf, timeFromWire } from "../values/time.ts";
import { member, required, sentObject, tolerated, unread } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { defineCall } from "./define-call.ts";
import { fileAnswer } from "./download-file.ts";
import { isHttpError } from "./errors.ts";
import { jsonAnswer } from "./read-answer.ts";
import { anything, ignored, list, numeric, plainText, record, text } from "./reading.ts";

const time = v.optional(v.pipe(anything, v.transform(timeFromWire)), null);
const count = v.optional(
  v.pipe(
    numeric,
    v.transform((number) => Math.max(0, number ?? 0)),
  ),
  0,
);

const errorMembers = {
  message: member(text, required(sent.filledText), "Why the upload failed, as text."),
};

/** `{message}`, or the message itself. It is text, not markup. */
const error = v.optional(
  v.pipe(
    anything,
    v.transform((raw): BulkItem["error"] => {
      if (typeof raw === "string") return raw === "" ? null : { message: v.parse(text, raw) };
      if (typeof raw !== "object" || raw === null || !("message" in raw)) return null;
      return v.parse(v.object(errorMembers), raw);
    }),
  ),
  null,
);

const originMembers = {
  filename: member(plainText, required(sent.filledText), "Name of the file, as it was uploaded."),
  name: tolerated(plainText, "`filename`."),
};

/** The name of the uploaded file: a string, or the member `filename` or `name` of an object. */
const origin = v.optional(
  v.pipe(
    anything,
    v.transform((raw) => {
      if (typeof raw !== "object" || raw === null) return v.parse(plainText, raw);
      const { filename, name } = v.parse(v.object(originMembers), raw);
      return "filename" in raw ? filename : name;
    }),
  ),
  "",
);

const itemMembers = {
  id: member(
    v.optional(text, ""),
    required(sent.looseId),
    "Identifies the upload when its results are downloaded.",
  ),
  upload_id: member(
    v.optional(text, ""),
    required(sent.filledText),
    "The id that the browser gave the upload. It identifies the row of that upload in the list.",
  ),
  status: member(
    v.optional(text, ""),
    required(
      sent.oneOf(
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
    ),
    "State of the work: `completed` offers the results, and a failure shows `error`. In any other state, the list is requested again.",
  ),
  created_at: member(time, required(sent.seconds), "When it was uploaded: seconds since 1970."),
  completed_at: member(
    time,
    required(sent.orNull(sent.seconds)),
    "When the last address was looked up: seconds since 1970.",
  ),
  count: member(count, required(sent.count), "Addresses that have been looked up."),
  total: member(count, required(sent.count), "Addresses in the file."),
  error: member(error, required(sent.orNull(sentObject(errorMembers))), "Why the upload failed."),
  orig: member(origin, required(sentObject(originMembers)), "The uploaded file."),
};
/** The schema of a bulk upload as the server sends it. */
export const sentBulkItem = sentObject(itemMembers);

const item = v.pipe(
  record,
  v.object(itemMembers),
  v.transform(
    (wire): BulkItem => ({
      id: wire.id,
      uploadId: wire.upload_id,
      status: wire.status,
      createdAtMs: wire.created_at,
      completedAtMs: wire.completed_at,
      count: wire.count,
      total: wire.total,
      error: wire.error,
      orig: wire.orig,
    }),
  ),
);

const sentRow = sent.component("BulkItem", sentBulkItem);
const listMembers = {
  rows: member(
    v.optional(list(item), []),
    required(sent.list(sentRow, { maxItems: 10_000 })),
    "The user's uploads.",
  ),
  total: member(v.optional(numeric, null), required(sent.count), "Number of all uploads."),
  message: member(
    v.optional(text, ""),
    required(sent.text),
    "HTML to show in place of the usual text for an empty list.",
  ),
};
/** The answer of the list. */
export const sentBulkList = sent.data(
  sentObject(listMembers, {
    address: unread(required(sent.textOrNull), "The address of a single lookup."),
    flag: unread(required(sent.flag), "Internal to the platform."),
  }),
);
/**
 * The answer to an upload. The elements do not read it, because they request the list afterwards.
 */
export const sentBulkUpload = sent.data(
  sentObject(
    {},
    {
      row: unread(required(sentRow), "The new upload."),
      message: unread(required(sent.filledText), "A sentence that says how the upload ended."),
    },
  ),
);

/** PHP writes an empty object as `[]`, so `data` may be an empty list. */
export const bulkListSchema = v.pipe(
  v.object({
    data: v.union([
      v.pipe(record, v.object(listMembers)),
      v.pipe(
        v.union([v.null(), v.strictTuple([])]),
        v.transform(() => ({ rows: [], total: null, message: "" })),
      ),
    ]),
  }),
  v.transform(
    ({ data }): BulkList => ({
      items: data.rows,
      total: Math.max(data.total ?? 0, data.rows.length),
      message: data.message,
    }),
  ),
);

export interface UploadBulkRequest {
  /**
   * The id of the upload. The browser generates it, so that it can find its upload in the server's list.
   */
  readonly uploadId: string;
  readonly file: File;
  /** Reports the progress; requires the `upload` port. */
  readonly onSent?: (sent: SentBytes) => void;
}

/** Uploads a file, as a form. */
export const uploadBulk = defineCall({
  method: "POST",
  path: "/api/v1/scout/bulk",
  needsScout: true,
  body: "multipart",
  token: "JWT-Authorization",
  request({ uploadId, file, onSent }: UploadBulkRequest) {
    const body = new FormData();
    body.append("upload_id", uploadId);
    // The server accepts text/csv only, and Excel on Windows gives its files another type.
    body.append("upload", new File([file], file.name, { type: "text/csv" }));
    return { body, ...(onSent && { onSent }) };
  },
  answer: jsonAnswer(ignored, "The answer to the upload cannot be read."),
  source: "1 §7",
});

/** Lists the uploads. The path is that of an upload; the body is a query instead of a form. */
export const listBulk = defineCall({
  method: "POST",
  path: "/api/v1/scout/bulk",
  needsScout: true,
  token: "JWT-Authorization",
  request: () => ({ body: { query: {} } }),
  repeatable: true,
  answer: jsonAnswer(bulkListSchema, "The list of bulk uploads cannot be read."),
  source: "1 §7",
});

export const downloadBulkTemplate = defineCall({
  method: "GET",
  path: "/api/v1/scout/bulk/template/download/csv",
  needsScout: true,
  query: ["cid"],
  token: "JWT-Authorization",
  request: ({ nowMs }: { readonly nowMs: number }) => ({ query: { cid: cacheDayOf(nowMs) } }),
  answer: fileAnswer(() => bulkMessages.templateName),
  source: "1 §7",
});

export interface BulkResultsRequest {
  readonly id: string;
  readonly nowMs: number;
}

export const downloadBulkResults = defineCall({
  method: "GET",
  path: "/api/v1/scout/bulk/{id}/download/csv",
  needsScout: true,
  query: ["cid"],
  token: "JWT-Authorization",
  request: ({ id, nowMs }: BulkResultsRequest) => ({
    path: { id },
    query: { cid: cacheDayOf(nowMs) },
  }),
  answer: fileAnswer(({ id }: BulkResultsRequest) => bulkMessages.resultsName(id)),
  source: "1 §7",
});

/** Reads the `message` in the body of a failed call. */
const refusal = jsonAnswer(
  v.pipe(
    record,
    v.transform((body) => ("message" in body ? body.message : "")),
    text,
  ),
  "The body of the failed call is not an object.",
);

/** The server's message about a failed call, as text; `""` without one. */
export async function serverMessageOf(error: unknown): Promise<string> {
  if (!isHttpError(error) || !(error.cause instanceof Response)) return "";
  // A proxy answers with an HTML page, which has no message.
  return refusal.read(error.cause.clone(), null).catch(() => "");
}
