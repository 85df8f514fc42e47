import {
  type BrandingDraft,
  changesOf,
  type SavedBranding,
  savedWith,
} from "../branding/branding-draft.ts";
import type { HttpClient } from "./http-client.ts";

/**
 * POST /api/v1/site-connector/settings with what changed (2 §7; decisions T3); the answer is not read.
 * Rejects as the http client does.
 *
 * @returns what is saved from then on.
 */
export async function saveBranding(
  client: HttpClient,
  { draft, before }: { readonly draft: BrandingDraft; readonly before: SavedBranding },
  signal?: AbortSignal,
): Promise<SavedBranding> {
  const changes = changesOf(draft, before);
  await client.read("saveSettings", { body: { ...changes }, ...(signal && { signal }) });
  return savedWith(before, changes);
}
