import type { BrandingChanges } from "../branding/branding-changes.ts";
import {
  type BrandingDraft,
  changesOf,
  type SavedBranding,
  savedWith,
} from "../branding/branding-draft.ts";
import { defineCall } from "./define-call.ts";
import type { HttpClient } from "./http-client.ts";
import { jsonAnswer } from "./read-answer.ts";
import { ignored } from "./reading.ts";

/** Saves the changed settings. Settings that did not change are not sent. */
export const saveSettings = defineCall({
  method: "POST",
  path: "/api/v1/site-connector/settings",
  request: (changes: BrandingChanges) => ({ body: changes }),
  answer: jsonAnswer(ignored, "The answer to the saved settings cannot be read."),
  source: "2 §7",
});

/**
 * Saves the changes of a draft.
 *
 * @returns the branding as it is now saved
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
