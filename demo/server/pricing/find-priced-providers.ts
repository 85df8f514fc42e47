import { describeProvider } from "../place/find-providers.ts";
import type { Place } from "../place/place.ts";
import type { Building, Carrier } from "../store/documents.ts";
import type { RateCard } from "../store/pricing-documents.ts";
import { regionOf } from "./catalogue/regions.ts";
import type { PricedProvider } from "./search-answer.ts";

/** The carriers of a place that have a rate card, the place's own first. */
export function pricedProvidersOf(
  place: Place,
  building: Building,
  cards: readonly RateCard[],
): PricedProvider[] {
  return place.providers.flatMap(({ key = "", name, logo_uri: logoUri = null, serviceability }) => {
    const card = cards.find(({ id }) => id === key);
    if (!card) return [];
    const region = regionOf(building.state)?.value ?? null;
    return {
      value: key,
      key,
      label: name,
      name,
      logoUri,
      region_id: region && card.regions.includes(region) ? region : null,
      serviceability: serviceability ?? null,
    };
  });
}

/** The place as if it were served by every carrier with a rate card. */
export function withEveryCarrier(
  place: Place,
  building: Building,
  carriers: readonly Carrier[],
  logoBase: string,
): Place {
  const present = new Set(place.providers.map(({ key }) => key));
  const others = carriers.filter(({ id }) => !present.has(id));
  return {
    ...place,
    providers: [
      ...place.providers,
      ...others.map((carrier) => describeProvider(carrier, building, logoBase)),
    ],
  };
}
