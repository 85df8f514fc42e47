import * as v from "valibot";
import type { IndexPatch } from "../solutions-index/index-patch.ts";
import type { IndexProvider, SolutionsIndex } from "../solutions-index/solutions-index.ts";
import { AnswerError } from "./errors.ts";
import type { HttpClient } from "./http-client.ts";
import { savedIndexSchema, solutionsIndexSchema } from "./solutions-index-schema.ts";

/** GET /api/v1/solutions-index (2 §7). Rejects as the http client does. */
export async function loadSolutionsIndex(
  client: HttpClient,
  signal: AbortSignal,
): Promise<SolutionsIndex> {
  const answer = await client.read("loadSolutionsIndex", { signal });
  const reading = v.safeParse(solutionsIndexSchema, answer);
  if (!reading.success) throw new AnswerError("The solutions index cannot be read.");
  return reading.output;
}

/**
 * PATCH /api/v1/solutions-index/{id} (2 §7): the provider as it is now, or null where the answer does
 * not tell. Rejects as the http client does, and with `AnswerError` unless `data.code` is 200
 * (decisions R14).
 */
export async function saveSolutionsIndex(
  client: HttpClient,
  { patch, csrfToken }: { readonly patch: IndexPatch; readonly csrfToken: string },
  signal: AbortSignal,
): Promise<IndexProvider | null> {
  const answer = await client.read("saveSolutionsIndex", {
    path: { id: patch.data.id },
    body: { ...patch },
    csrfToken,
    signal,
  });
  const reading = v.safeParse(savedIndexSchema, answer);
  if (!reading.success || reading.output.code !== 200) {
    throw new AnswerError("The solutions index was not saved.");
  }
  return reading.output.provider;
}
