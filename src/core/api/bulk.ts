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

/** `{message}`, or the message alone: text, not markup (decisions H10, H21). */
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

/** The file's name: alone, or as a member `filename` or `name`. */
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
    "The id that the browser gave the upload: the row of the same id is the one that was sent.",
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
    "State of the work: `completed` offers the results, a failure shows `error`, anything else is asked for again.",
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
/** A bulk upload (1 §3). */
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
    "The person's uploads.",
  ),
  total: member(v.optional(numeric, null), required(sent.count), "Number of all uploads."),
  message: member(
    v.optional(text, ""),
    required(sent.text),
    "HTML to show in place of the words for an empty list.",
  ),
};
/** The answer of the list. */
export const sentBulkList = sent.data(
  sentObject(listMembers, {
    address: unread(required(sent.textOrNull), "The address of a single lookup."),
    flag: unread(required(sent.flag), "A mark of the platform."),
  }),
);
/** The answer to an upload: the list is asked for again instead. */
export const sentBulkUpload = sent.data(
  sentObject(
    {},
    {
      row: unread(required(sentRow), "The new upload."),
      message: unread(required(sent.filledText), "What became of the file, in words."),
    },
  ),
);

/** `data.rows`; `[]` is how PHP writes an empty object. */
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
  /** Made by this browser (decisions H8). */
  readonly uploadId: string;
  readonly file: File;
  /** Reports how much of the file was sent, where the `upload` port exists. */
  readonly onSent?: (sent: SentBytes) => void;
}

/** POST /api/v1/scout/bulk as a form (1 §7). */
export const uploadBulk = defineCall({
  method: "POST",
  path: "/api/v1/scout/bulk",
  needsScout: true,
  body: "multipart",
  token: "JWT-Authorization",
  request({ uploadId, file, onSent }: UploadBulkRequest) {
    const body = new FormData();
    body.append("upload_id", uploadId);
    // Excel on Windows gives its files another type (decisions H6).
    body.append("upload", new File([file], file.name, { type: "text/csv" }));
    return { body, ...(onSent && { onSent }) };
  },
  answer: jsonAnswer(ignored, "The answer to the upload cannot be read."),
  source: "1 §7",
});

/** POST /api/v1/scout/bulk with a query (1 §7; decisions B13). */
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

/** The CSV template (1 §7; decisions B7, H12). */
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

/** The results of a bulk item, by its `id` (1 §7; decisions H12, H17). */
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

/** The `message` of a call that the server refused. */
const refusal = jsonAnswer(
  v.pipe(
    record,
    v.transform((body) => ("message" in body ? body.message : "")),
    text,
  ),
  "The refusal is no object.",
);

/** The server's own message about a failed call, as text; `""` without one (decisions H10, H21). */
export async function serverMessageOf(error: unknown): Promise<string> {
  if (!isHttpError(error) || !(error.cause instanceof Response)) return "";
  // The HTML page of a proxy has no message.
  return refusal.read(error.cause.clone(), null).catch(() => "");
}
