import * as v from "valibot";
import type { Contract } from "../contracts/contract.ts";
import { contractMessages } from "../contracts/contract-messages.ts";
import { newestFirst } from "../contracts/newest-first.ts";
import { contractListSchema } from "./contract-schema.ts";
import { type DownloadedFile, downloadFile } from "./download-file.ts";
import { AnswerError } from "./errors.ts";
import type { HttpClient } from "./http-client.ts";

/** GET /api/scout/v1/contract (1 §7), the latest first. Rejects as the http client does. */
export async function listContracts(
  client: HttpClient,
  signal: AbortSignal,
): Promise<readonly Contract[]> {
  const reading = v.safeParse(contractListSchema, await client.read("listContracts", { signal }));
  if (!reading.success) throw new AnswerError("The list of contracts cannot be read.");
  return newestFirst(reading.output);
}

/**
 * GET /scout/contract/{contract}/pdf (2 §7). Rejects as the http client does.
 *
 * @param contract.cid - epoch seconds that no call had before (decisions B7).
 */
export function downloadContract(
  client: HttpClient,
  { guid, cid }: { readonly guid: string; readonly cid: number },
  signal: AbortSignal,
): Promise<DownloadedFile> {
  const request = { ...requestOf(guid, cid), signal };
  return downloadFile(client, "downloadContract", request, contractMessages.fileName);
}

/** Where {@link downloadContract} fetches from. */
export function contractPdfAddress(
  client: HttpClient,
  { guid, cid }: { readonly guid: string; readonly cid: number },
): string {
  return client.addressOf("downloadContract", requestOf(guid, cid));
}

function requestOf(guid: string, cid: number) {
  return { path: { contract: guid }, query: { cid: String(cid) } };
}
