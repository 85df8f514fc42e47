import type { Metadata, Place } from "../place/place.ts";
import type { RateCard } from "../store/pricing-documents.ts";

/**
 * The rate card without the lines that the place does not have, or not at their speed. Resellers use the copper of the
 * LEC and the coax of the cable company; fiber is the carrier's own.
 */
export function soldAtPlace(card: RateCard, place: Place): RateCard {
  const maxSpeeds: Readonly<Record<string, number | undefined>> = {
    dsl: maxSpeedOf(place, "DSL", ({ name }) => name === place.lec_provider_name),
    coax: maxSpeedOf(place, "Coax", ({ name }) => name === place.cable_provider_name),
    fiber: maxSpeedOf(place, "Fiber", ({ key }) => key === card.id),
  };
  const services = card.services.filter(({ product_type: access, download_speed: speed }) => {
    const max = maxSpeeds[access ?? ""];
    return max === undefined || Number(speed) <= max;
  });
  const sold = new Set(services.map(({ id }) => id));
  const packages = card.packages.filter(({ dependencies = [] }) =>
    dependencies.every((id) => sold.has(id)),
  );
  return { ...card, services, packages };
}

/** Mbps of an access as the lookup reports it: 0 if it is not available, undefined if the lookup reports none. */
function maxSpeedOf(
  { providers }: Place,
  label: string,
  isOwner: (provider: Place["providers"][number]) => boolean,
): number | undefined {
  const serviceability = providers.find(isOwner)?.serviceability ?? [];
  const parts = Array.isArray(serviceability)
    ? serviceability
    : [serviceability.coax, serviceability.fiber].flatMap((part) =>
        part ? { ...part, label: part.name, value: null } : [],
      );
  const found = parts.find((part) => part.label === label);
  if (found?.color === "red") return 0;
  return typeof found?.value === "number" ? found.value : maxDownloadIn(found?.metadata);
}

function maxDownloadIn(metadata: readonly Metadata[] = []): number | undefined {
  const speed = metadata.find(({ key }) => key === "max_download");
  return speed && Number(speed.value);
}
