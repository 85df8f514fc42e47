import { pricingMessages, televisionNotices } from "./pricing-messages.ts";
import { providerKeyOf } from "./provider-key.ts";
import { type SectionName, sectionHeadings } from "./service-type.ts";
import type { ProviderOption } from "./wire/pricing-search-wire.ts";

/** A sentence with at most one link in it; `path` is on the portal. */
export interface LinkedText {
  readonly before: string;
  readonly link: { readonly text: string; readonly path: string } | null;
  readonly after: string;
}

/** Beside the toggle of a section without rows (1 §8; decisions K8, Z13). */
export function noServicesText(providerLabel: string, section: SectionName): string {
  return pricingMessages.noServices(providerLabel, sectionHeadings[section]);
}

/** In a Television section without rows, for the providers that say more about it (decisions I11). */
export function televisionNoticeOf(provider: ProviderOption | null): LinkedText | null {
  const key = providerKeyOf(provider);
  if (key === "cox") return televisionNotices.cox;
  return key === "att" || key === "at&t" ? televisionNotices.att : null;
}
