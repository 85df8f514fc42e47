import { bulkMessages } from "../bulk/bulk-messages.ts";
import type { SentBytes } from "../ports.ts";
import { cacheDayOf } from "../values/time.ts";
import { defineCall, laterAnswer } from "./define-call.ts";
import { fileAnswer } from "./download-file.ts";
import { isHttpError } from "./errors.ts";
import { readText } from "./read-text.ts";

const answers = () => import("./bulk-answers.ts");

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
  answer: laterAnswer("json", async () => (await answers()).uploadBulkAnswer),
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
  answer: laterAnswer("json", async () => (await answers()).listBulkAnswer),
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

/** The server's own message about a failed call, as text; `""` without one (decisions H10, H21). */
export async function serverMessageOf(error: unknown): Promise<string> {
  if (!isHttpError(error) || !(error.cause instanceof Response)) return "";
  const body: unknown = await readText(error.cause.clone())
    .then(JSON.parse)
    .catch(() => null); // the HTML page of a proxy has no message
  if (typeof body !== "object" || body === null || !("message" in body)) return "";
  return (await answers()).readMessage(body.message);
}
