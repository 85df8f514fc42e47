import type { Branding } from "../store/documents.ts";
import type { Store } from "../store/store.ts";
import { defaultBranding } from "./default-branding.ts";

export const siteName = "Scout";

/** The saved branding, or else the default. */
export async function readBranding(store: Pick<Store, "branding">): Promise<Branding> {
  return (await store.branding.get(defaultBranding.id)) ?? defaultBranding;
}
