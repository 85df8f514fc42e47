import type { BrandingChanges } from "../branding/branding-draft.ts";
import type { HttpClient } from "./http-client.ts";

/** POST /api/v1/site-connector/settings (2 §7); the answer is not read. Rejects as the http client does. */
export async function saveBranding(
  client: HttpClient,
  changes: BrandingChanges,
  signal?: AbortSignal,
): Promise<void> {
  await client.read("saveSettings", { body: { ...changes }, ...(signal && { signal }) });
}
