import * as v from "valibot";
import type { BulkItem, BulkList } from "../bulk/bulk-item.ts";
import { timeFromWire } from "../values/time.ts";
import { member, required, sentObject, tolerated, unread } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
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
