import type { Formatting } from "../formatting/formatting.ts";
import type { Place, Provider } from "./place.ts";

/** The rows of the Available Providers table: all except the dynamic ones (1 §2; decisions G25). */
export function availableProvidersOf({ providers }: Pick<Place, "providers">): readonly Provider[] {
  return providers.filter(({ type }) => type.trim().toLowerCase() !== "dynamic");
}

/** The provider's name in the table. */
export function providerNameOf({ name, label, key }: Provider): string {
  return name || label || key;
}

/** The provider's access types in the table. */
export function accessTypeTextOf({ accessTypes }: Pick<Provider, "accessTypes">): string {
  return accessTypes.join(", ");
}

/** The distance in the table: `1,234 ft`, text as sent, or `""` if there is none (decisions G23). */
export function distanceTextOf(
  { distanceFeet, distanceText }: Pick<Provider, "distanceFeet" | "distanceText">,
  format: Formatting,
): string {
  if (distanceFeet === null) return distanceText;
  // Adding 0 turns -0 into 0.
  return `${format.number(Math.round(distanceFeet) + 0)} ft`;
}
