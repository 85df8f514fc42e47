import type { BrandingChanges } from "../branding/branding-changes.ts";
import {
  type BrandingDraft,
  changesOf,
  type SavedBranding,
  savedWith,
} from "../branding/branding-draft.ts";
import { defineCall, laterAnswer } from "./define-call.ts";
import type { HttpClient } from "./http-client.ts";

/** POST /api/v1/site-connector/settings with the changes (2 §7; decisions T3). */
export const saveSettings = defineCall({
  method: "POST",
  path: "/api/v1/site-connector/settings",
  request: (changes: BrandingChanges) => ({ body: changes }),
  answer: laterAnswer("json", async () => (await import("./branding-answer.ts")).brandingAnswer),
  source: "2 §7",
});

/**
 * Saves the changes of a draft.
 *
 * @returns the branding that is saved from then on
 */
export async function saveBranding(
  client: HttpClient,
  { draft, before }: { readonly draft: BrandingDraft; readonly before: SavedBranding },
  abort?: AbortSignal,
): Promise<SavedBranding> {
  const changes = changesOf(draft, before);
  await saveSettings(client, changes, abort);
  return savedWith(before, changes);
}
