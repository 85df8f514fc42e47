import * as v from "valibot";
import type { BulkItem, BulkList } from "../bulk/bulk-item.ts";
import { timeFromWire } from "../values/time.ts";
import { member, required, sentObject, tolerated, unread } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { defineCall } from "./define-call.ts";
import { jsonAnswer } from "./read-answer.ts";
import { anything, list, numeric, plainText, record, text } from "./reading.ts";

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

/** A row of the list, as the API document names it. */
export const sentBulkRow = sent.component("BulkItem", sentBulkItem);
const listMembers = {
  rows: member(
    v.optional(list(item), []),
    required(sent.list(sentBulkRow, { maxItems: 10_000 })),
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
