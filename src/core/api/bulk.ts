import * as v from "valibot";
import { bulkFileNames } from "../bulk/bulk-messages.ts";
import type { SentBytes } from "../ports.ts";
import { cacheDayOf } from "../values/time.ts";
import { required, sentObject, unread } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { sentBulkRow } from "./bulk-list.ts";
import { defineCall } from "./define-call.ts";
import { fileAnswer } from "./download-file.ts";
import { isHttpError } from "./errors.ts";
import { jsonAnswer } from "./read-answer.ts";
import { ignored, record, text } from "./reading.ts";

/**
 * The answer to an upload. The elements do not read it, because they request the list afterwards.
 */
export const sentBulkUpload = sent.data(
  sentObject(
    {},
    {
      row: unread(required(sentBulkRow), "The new upload."),
      message: unread(required(sent.filledText), "A sentence that says how the upload ended."),
    },
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

export const downloadBulkTemplate = defineCall({
  method: "GET",
  path: "/api/v1/scout/bulk/template/download/csv",
  needsScout: true,
  query: ["cid"],
  token: "JWT-Authorization",
  request: ({ nowMs }: { readonly nowMs: number }) => ({ query: { cid: cacheDayOf(nowMs) } }),
  answer: fileAnswer(() => bulkFileNames.template),
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
  answer: fileAnswer(({ id }: BulkResultsRequest) => bulkFileNames.results(id)),
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
