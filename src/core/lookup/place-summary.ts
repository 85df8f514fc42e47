import type { AnswerBase } from "../links/links.ts";
import { availableProvidersOf, providerNameOf } from "./available-providers.ts";
import type { Place } from "./place.ts";
import { pricingLinkOf } from "./pricing-link.ts";
import { type OfferedSpeed, providerOfferOf } from "./provider-offer.ts";

/** A summary of a place. */
export interface PlaceSummary {
  readonly providers: number;
  /** The number of providers with a link to their prices. */
  readonly priced: number;
  /** The fastest download that is serviceable at the address, and its provider. Null if it is unknown. */
  readonly fastest: { readonly speed: OfferedSpeed; readonly provider: string } | null;
  /** The pricing screen for the address, without a provider. Null if no link leads to it. */
  readonly pricingHref: string | null;
}

/** Counts the providers of the table, and finds the fastest download that is serviceable. */
export function placeSummaryOf(place: Place, address: string, base: AnswerBase): PlaceSummary {
  const providers = availableProvidersOf(place);
  const links = providers.flatMap((provider) => pricingLinkOf(provider, address, base) ?? []);
  return {
    providers: providers.length,
    priced: links.length,
    fastest: fastestOf(place),
    pricingHref: withoutProvider(links.find(({ isExternal }) => !isExternal)?.href),
  };
}

function fastestOf({ providers }: Place): PlaceSummary["fastest"] {
  let fastest: PlaceSummary["fastest"] = null;
  for (const provider of providers) {
    const speed = providerOfferOf(provider)?.speed;
    if (speed && speed.mbps > (fastest?.speed.mbps ?? 0)) {
      fastest = { speed, provider: providerNameOf(provider) };
    }
  }
  return fastest;
}

function withoutProvider(href: string | undefined): string | null {
  if (href === undefined) return null;
  const url = new URL(href);
  url.searchParams.delete("provider");
  return url.href;
}
