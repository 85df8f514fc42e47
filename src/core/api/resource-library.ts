import * as v from "valibot";
import type { LibraryOption } from "../libraries/library-option.ts";
import type { ResourcePage } from "../libraries/resource.ts";
import type { ResourceQuery } from "../libraries/resource-query.ts";
import { cacheDayOf } from "../time.ts";
import { type DownloadedFile, downloadFile } from "./download-file.ts";
import { AnswerError } from "./errors.ts";
import type { HttpClient } from "./http-client.ts";
import { resourcePageSchema, suggestionListSchema } from "./library-schemas.ts";

export interface ResourceRequest extends ResourceQuery {
  /** Names the day in the call, so that an answer may be cached for that long (decisions B7). */
  readonly nowMs: number;
}

/** GET /api/v1/resource-library (2 §7). Rejects as the http client does. */
export async function loadResourceLibrary(
  client: HttpClient,
  { keyword, collateralTypes, order, page, nowMs }: ResourceRequest,
  signal: AbortSignal,
): Promise<ResourcePage> {
  const query = {
    keyword: keyword.trim(),
    filters: { collateral_type: collateralTypes },
    sort_by: "name",
    order_by: order,
    page,
    cid: cacheDayOf(nowMs),
  };
  const answer = await client.read("loadResourceLibrary", { query, signal });
  const reading = v.safeParse(resourcePageSchema, answer);
  if (!reading.success) throw new AnswerError("The resource library cannot be read.");
  return reading.output;
}

/** GET /api/v1/resource-library/autocomplete (2 §7). Rejects as the http client does. */
export async function suggestResources(
  client: HttpClient,
  keyword: string,
  signal: AbortSignal,
): Promise<readonly LibraryOption[]> {
  const answer = await client.read("suggestResources", { query: { keyword }, signal });
  const reading = v.safeParse(suggestionListSchema, answer);
  if (!reading.success) throw new AnswerError("The suggestions cannot be read.");
  return reading.output;
}

/**
 * A file of a resource by its own address (2 §2; decisions Q11), with the token. Rejects as the http
 * client does.
 *
 * @param file.path - from the root of the API's origin on, with its query.
 */
export function downloadAttachment(
  client: HttpClient,
  { path, name }: { readonly path: string; readonly name: string },
  signal: AbortSignal,
): Promise<DownloadedFile> {
  return downloadFile(
    client,
    "downloadAttachment",
    { path: { path }, fromRoot: true, signal },
    name,
  );
}
