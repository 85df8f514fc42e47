import * as v from "valibot";
import type { BulkItem, BulkList } from "../bulk/bulk-item.ts";
import { timeFromWire } from "../time.ts";
import { anything, list, numeric, plainText, record, text } from "./reading.ts";

const time = v.optional(v.pipe(anything, v.transform(timeFromWire)), null);
const count = v.optional(
  v.pipe(
    numeric,
    v.transform((number) => Math.max(0, number ?? 0)),
  ),
  0,
);

/** `{message}`, or the message alone: text, not markup (decisions H10, ZA5). */
const error = v.optional(
  v.pipe(
    anything,
    v.transform((raw): BulkItem["error"] => {
      if (typeof raw === "string") return raw === "" ? null : { message: v.parse(text, raw) };
      if (typeof raw !== "object" || raw === null || !("message" in raw)) return null;
      return { message: v.parse(text, raw.message) };
    }),
  ),
  null,
);

/** The file's name: alone, or as a member `filename` or `name`. */
const origin = v.optional(
  v.pipe(
    anything,
    v.transform((raw) => {
      if (typeof raw !== "object" || raw === null) return v.parse(plainText, raw);
      const named = "filename" in raw ? raw.filename : "name" in raw ? raw.name : "";
      return v.parse(plainText, named);
    }),
  ),
  "",
);

const item = v.pipe(
  record,
  v.object({
    id: v.optional(text, ""),
    upload_id: v.optional(text, ""),
    status: v.optional(text, ""),
    created_at: time,
    completed_at: time,
    count,
    total: count,
    error,
    orig: origin,
  }),
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

const rows = v.object({
  rows: v.optional(list(item), []),
  total: v.optional(numeric, null),
  message: v.optional(text, ""),
});

/** `data.rows`; `[]` is how PHP writes an empty object. */
export const bulkListSchema = v.pipe(
  v.object({
    data: v.union([
      v.pipe(record, rows),
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
