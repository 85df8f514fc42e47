import { fileNameOf } from "../files/file-name-of.ts";
import type { EndpointName } from "./endpoints.ts";
import type { CallRequest, HttpClient } from "./http-client.ts";

/** A file and the name to save it under. */
export interface DownloadedFile {
  readonly file: Blob;
  readonly name: string;
}

/**
 * Fetches a file by a call that carries the token, which a plain link cannot (decisions H12). Named by
 * the server, else by the fallback. Rejects as the http client does.
 */
export async function downloadFile(
  client: HttpClient,
  name: EndpointName,
  request: CallRequest,
  fallback: string,
): Promise<DownloadedFile> {
  const { blob, disposition } = await client.readFile(name, request);
  return { file: blob, name: fileNameOf(disposition, fallback) };
}
