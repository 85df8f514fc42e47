import { prettyAddressOf } from "../catalogue/addresses.ts";
import type { Building, Carrier } from "../store/documents.ts";
import { findProviders } from "./find-providers.ts";
import type { Place, PlaceProvider } from "./place.ts";

/** The complete result of a lookup. */
export function describePlace(
  building: Building,
  carriers: readonly Carrier[],
  logoBase: string,
): Place {
  return {
    providers: findProviders(building, carriers, logoBase),
    lec_provider_name: nameOf(building.lecKey, carriers),
    cable_provider_name: nameOf(building.cableKey, carriers),
    location: locationOf(building),
    npa_nxx: building.npaNxx,
    lata: building.lata,
    clli_code: building.clli,
  };
}

/** The place after the given number of parts; pending parts are loaders. */
export function describePartialPlace(place: Place, known: PlaceParts): Place {
  const { lec_provider_name, cable_provider_name, location, npa_nxx, lata, clli_code } = place;
  return {
    location,
    providers: known.network ? place.providers.flatMap((item) => sought(item, place, known)) : [],
    ...(known.network ? { lec_provider_name, cable_provider_name, npa_nxx, lata, clli_code } : {}),
  };
}

/** The parts of a place, found in sequence. */
export interface PlaceParts {
  readonly location: boolean;
  readonly network: boolean;
  readonly lec: boolean;
  readonly cable: boolean;
  readonly others: boolean;
}

function sought(item: PlaceProvider, place: Place, known: PlaceParts): PlaceProvider[] {
  const isLec = item.name === place.lec_provider_name;
  const isCable = item.name === place.cable_provider_name;
  if (!isLec && !isCable) return known.others ? [item] : [];
  if (isLec ? known.lec : known.cable) return [item];
  return [{ ...item, serviceability: [{ label: `Asking ${item.name}`, type: "loader" }] }];
}

function locationOf(building: Building): Place["location"] {
  return {
    latitude: building.latitude,
    longitude: building.longitude,
    address: { pretty: prettyAddressOf(building), street: building.street },
    city: building.city,
    state_prov: building.state,
    postal_code: building.postalCode,
  };
}

function nameOf(key: string, carriers: readonly Carrier[]): string | null {
  return carriers.find((carrier) => carrier.id === key)?.name ?? null;
}
