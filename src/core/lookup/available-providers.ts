import type { Place, Provider } from "./place.ts";

/** The rows of the Available Providers table: all but the dynamic ones (1 §2; decisions G25). */
export function availableProvidersOf({ providers }: Pick<Place, "providers">): readonly Provider[] {
  return providers.filter(({ type }) => type.trim().toLowerCase() !== "dynamic");
}

/** The provider's name as the table shows it. */
export function providerNameOf({ name, label, key }: Provider): string {
  return name || label || key;
}

/** The provider's access types as the table shows them. */
export function accessTypeTextOf({ accessTypes }: Pick<Provider, "accessTypes">): string {
  return accessTypes.join(", ");
}

/** The distance as the table shows it: `1,234 ft`, words as sent, `""` for none (decisions G23). */
export function distanceTextOf(provider: Pick<Provider, "distanceFeet" | "distanceText">): string {
  const { distanceFeet, distanceText } = provider;
  if (distanceFeet === null) return distanceText;
  // Adding 0 makes -0 a plain 0.
  return `${wholeNumber.format(Math.round(distanceFeet) + 0)} ft`;
}

const wholeNumber = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
