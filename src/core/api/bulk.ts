import * as v from "valibot";
import type { BulkList } from "../bulk/bulk-item.ts";
import { bulkMessages } from "../bulk/bulk-messages.ts";
import type { SentBytes } from "../ports.ts";
import { cacheDayOf } from "../time.ts";
import { bulkListSchema } from "./bulk-schema.ts";
import { type DownloadedFile, downloadFile } from "./download-file.ts";
import { AnswerError, isHttpError } from "./errors.ts";
import type { HttpClient } from "./http-client.ts";
import { text } from "./reading.ts";

export interface UploadBulkRequest {
  /** Made by this browser (decisions H8). */
  readonly uploadId: string;
  readonly file: File;
  /** Told how much has left, where the surroundings can tell. */
  readonly onSent: (sent: SentBytes) => void;
}

/** POST /api/v1/scout/bulk as a form (1 §7). Rejects as the http client does. */
export async function uploadBulk(
  client: HttpClient,
  { uploadId, file, onSent }: UploadBulkRequest,
  signal: AbortSignal,
): Promise<void> {
  const body = new FormData();
  body.append("upload_id", uploadId);
  // Excel on Windows gives its files another type (decisions H6).
  body.append("upload", new File([file], file.name, { type: "text/csv" }));
  await client.read("uploadBulk", { body, onSent, signal });
}

/** POST /api/v1/scout/bulk with a query (1 §7; decisions B13). Rejects as the http client does. */
export async function listBulk(client: HttpClient, signal: AbortSignal): Promise<BulkList> {
  const answer = await client.read("listBulk", { body: { query: {} }, signal });
  const reading = v.safeParse(bulkListSchema, answer);
  if (!reading.success) throw new AnswerError("The list of bulk uploads cannot be read.");
  return reading.output;
}

/** The CSV template (1 §7; decisions B7, H12). Rejects as the http client does. */
export function downloadBulkTemplate(
  client: HttpClient,
  { nowMs }: { readonly nowMs: number },
  signal: AbortSignal,
): Promise<DownloadedFile> {
  const request = { query: { cid: cacheDayOf(nowMs) }, signal };
  return downloadFile(client, "downloadBulkTemplate", request, bulkMessages.templateName);
}

/** The results of a bulk item, by its `id` (1 §7; decisions H12, H17). Rejects as the http client does. */
export function downloadBulkResults(
  client: HttpClient,
  { id, nowMs }: { readonly id: string; readonly nowMs: number },
  signal: AbortSignal,
): Promise<DownloadedFile> {
  const request = { path: { id }, query: { cid: cacheDayOf(nowMs) }, signal };
  return downloadFile(client, "downloadBulkResults", request, bulkMessages.resultsName(id));
}

/** What the server itself said of a failed call, as text; `""` when it said nothing (decisions H10, ZA5). */
export async function serverMessageOf(error: unknown): Promise<string> {
  if (!isHttpError(error) || !(error.cause instanceof Response)) return "";
  const body: unknown = await error.cause
    .clone()
    .json()
    .catch(() => null); // an HTML page of a server in between says nothing a person can use
  if (typeof body !== "object" || body === null || !("message" in body)) return "";
  return v.parse(text, body.message);
}
