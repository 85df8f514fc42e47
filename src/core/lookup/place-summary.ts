import type { AnswerBase } from "../links/links.ts";
import { availableProvidersOf } from "./available-providers.ts";
import type { Place, Provider, ServiceabilityEntry, ServiceabilityMetadata } from "./place.ts";
import { pricingLinkOf } from "./pricing-link.ts";

/** A summary of a place. */
export interface PlaceSummary {
  readonly providers: number;
  /** The number of providers with a link to their prices. */
  readonly priced: number;
  /** The fastest download that a provider offers at the address. Null if it is unknown. */
  readonly fastest: ServiceabilityMetadata | null;
  /** The pricing screen for the address, without a provider. Null if no link leads to it. */
  readonly pricingHref: string | null;
}

/** Counts the providers of the table, and finds the fastest download among the shown entries. */
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

/** The speed of an entry in Mbps; 0 if its value is not a number. */
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
