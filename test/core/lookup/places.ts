import type { LookupSetting } from "../../../src/core/lookup/lookup-answers.ts";
import { noSetting } from "../../../src/core/lookup/lookup-answers.ts";
import type { Place, Provider, ServiceabilityEntry } from "../../../src/core/lookup/place.ts";

export function aPlace(given: Partial<Place> = {}): Place {
  return {
    providers: [],
    lecProviderName: "",
    cableProviderName: "",
    location: {
      latitude: null,
      longitude: null,
      pretty: "",
      street: "",
      city: "",
      stateProv: "",
      postalCode: "",
    },
    npaNxx: "",
    lata: "",
    clliCode: "",
    ...given,
  };
}

export function aPlaceAt(pretty: string): Place {
  return aPlace({ location: { ...aPlace().location, pretty } });
}

export function aProvider(given: Partial<Provider> = {}): Provider {
  return {
    key: "",
    name: "",
    label: "",
    logoUri: "",
    uri: "",
    serviceability: { kind: "none" },
    pricingLink: null,
    accessTypes: [],
    distanceFeet: null,
    distanceText: "",
    type: "",
    ...given,
  };
}

export function anEntry(given: Partial<ServiceabilityEntry> = {}): ServiceabilityEntry {
  return {
    label: "",
    prefix: "",
    value: "",
    suffix: "",
    color: "",
    description: "",
    footnote: "",
    footnoteColor: "",
    metadata: [],
    visible: true,
    type: "value",
    ...given,
  };
}

export function aSetting(given: Partial<LookupSetting> = {}): LookupSetting {
  return { ...noSetting, ...given };
}
