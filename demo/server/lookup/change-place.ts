import type { Place, PlaceProvider } from "../place/place.ts";

const changes = {
  "provider-error": (place: Place) =>
    withLec(place, {
      serviceability: [
        { label: "Fiber", value: "The carrier answered with an error.", type: "error" },
      ],
    }),
  "loader-left": (place: Place) =>
    withLec(place, { serviceability: [{ label: "Fiber", type: "loader" }] }),
  "lec-without-data": (place: Place) => withLec(place, { serviceability: [] }),
  "no-providers": (place: Place): Place => ({
    ...place,
    providers: [],
    lec_provider_name: null,
    cable_provider_name: null,
  }),
  "only-dynamic": (place: Place): Place => ({
    ...place,
    providers: place.providers.map((provider) => ({ ...provider, type: "dynamic" })),
  }),
  "no-coordinates": (place: Place): Place => {
    const { latitude, longitude, ...location } = place.location;
    return { ...place, location };
  },
};

/** A variation of the place that the lookup found; its shape stays valid. */
export type PlaceChange = keyof typeof changes;

export function changePlace(place: Place, change: PlaceChange): Place {
  return changes[change](place);
}

function withLec(place: Place, change: Partial<PlaceProvider>): Place {
  return {
    ...place,
    providers: place.providers.map((provider) =>
      provider.name === place.lec_provider_name ? { ...provider, ...change } : provider,
    ),
  };
}
