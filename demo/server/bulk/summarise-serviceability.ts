import type { Place, ServiceabilityEntry } from "../place/place.ts";

/** Summarises a provider's serviceability on one line; empty if it has no data. */
export function summariseServiceability(place: Place, name: string | null | undefined): string {
  const said = place.providers.find((provider) => provider.name === name)?.serviceability;
  if (!said) return "";
  if (Array.isArray(said)) {
    return said.filter(isShown).map(textOf).join("; ");
  }
  return [said.coax, said.fiber]
    .flatMap((part) => (part ? `${part.name}: ${part.description ?? part.color}` : []))
    .join("; ");
}

function isShown({ visible, type }: ServiceabilityEntry): boolean {
  return visible !== false && type !== "loader";
}

function textOf({ label, prefix = "", value, suffix = "" }: ServiceabilityEntry): string {
  return `${label}: ${prefix}${value ?? ""}${suffix}`;
}
