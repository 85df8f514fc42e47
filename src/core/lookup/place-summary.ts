import type { AnswerBase } from "../links/links.ts";
import { availableProvidersOf } from "./available-providers.ts";
import type { Place, Provider, ServiceabilityEntry, ServiceabilityMetadata } from "./place.ts";
import { pricingLinkOf } from "./pricing-link.ts";

/** What a place offers, in short. */
export interface PlaceSummary {
  readonly providers: number;
  /** Those with a link to their prices. */
  readonly priced: number;
  /** The fastest download that a provider gives for the address; null without one. */
  readonly fastest: ServiceabilityMetadata | null;
  /** The pricing screen for the address, without a provider; null where no link leads to it. */
  readonly pricingHref: string | null;
}

/** Counts the providers of the table, and reads the fastest download of the shown entries (1 §3; decisions G37). */
export function placeSummaryOf(place: Place, address: string, base: AnswerBase): PlaceSummary {
  const providers = availableProvidersOf(place);
  const links = providers.flatMap((provider) => pricingLinkOf(provider, address, base) ?? []);
  return {
    providers: providers.length,
    priced: links.length,
    fastest: fastestOf(place.providers.flatMap(entriesOf)),
    pricingHref: withoutProvider(links.find(({ isExternal }) => !isExternal)?.href),
  };
}

function entriesOf({ serviceability }: Provider): readonly ServiceabilityEntry[] {
  if (serviceability.kind === "none") return [];
  return serviceability.kind === "list"
    ? serviceability.entries
    : serviceability.parts.flatMap(({ entries }) => entries);
}

function fastestOf(entries: readonly ServiceabilityEntry[]): ServiceabilityMetadata | null {
  let fastest: ServiceabilityMetadata | null = null;
  for (const { visible, type, metadata } of entries) {
    if (!visible || type !== "value") continue;
    for (const detail of metadata) {
      if (isDownload(detail) && mbpsIn(detail) > (fastest === null ? 0 : mbpsIn(fastest))) {
        fastest = detail;
      }
    }
  }
  return fastest;
}

function isDownload({ key, format }: ServiceabilityMetadata): boolean {
  return format.trim().toLowerCase() === "speed" && /down/i.test(key);
}

/** 0 for a text without a number. */
function mbpsIn({ value, suffix }: ServiceabilityMetadata): number {
  const number = Number(value.replaceAll(",", ""));
  if (!Number.isFinite(number)) return 0;
  return /^\s*g/i.test(suffix) ? number * 1000 : number;
}

function withoutProvider(href: string | undefined): string | null {
  if (href === undefined) return null;
  const url = new URL(href);
  url.searchParams.delete("provider");
  return url.href;
}
