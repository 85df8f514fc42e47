import type { Formatting } from "../formatting/formatting.ts";
import type { Place, Provider } from "./place.ts";
import { providerTexts } from "./provider-messages.ts";

/** The rows of the Available Providers table: all providers except the dynamic ones. */
export function availableProvidersOf({ providers }: Pick<Place, "providers">): readonly Provider[] {
  return providers.filter(({ type }) => type.trim().toLowerCase() !== "dynamic");
}

/** The name of a provider in the table. */
export function providerNameOf({ name, label, key }: Provider): string {
  return name || label || key;
}

/** The access types of a provider in the table. */
export function accessTypeTextOf({ accessTypes }: Pick<Provider, "accessTypes">): string {
  return accessTypes.join(", ");
}

/** The distance in the table: `1,234 ft`, the text as sent, or `""` if it is unknown. */
export function distanceTextOf(
  { distanceFeet, distanceText }: Pick<Provider, "distanceFeet" | "distanceText">,
  format: Formatting,
): string {
  if (distanceFeet === null) return distanceText;
  // Adding 0 turns -0 into 0.
  return format.texts(providerTexts).feet(format.number(Math.round(distanceFeet) + 0));
}
