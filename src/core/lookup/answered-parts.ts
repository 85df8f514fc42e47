import { foldLabel } from "../texts/fold-text.ts";
import { availableProvidersOf } from "./available-providers.ts";
import { hasBuildingCodes } from "./building-details.ts";
import type { Place } from "./place.ts";
import { providerCardOf } from "./provider-card.ts";

/** The parts of a running lookup that have answered so far. */
export interface AnsweredParts {
  readonly hasAddress: boolean;
  /** True if the place has a code of the building. */
  readonly hasCodes: boolean;
  /** The carrier and the cable company of the cards, once none of their entries is pending. */
  readonly carriers: readonly string[];
  /** The number of other providers in the table. */
  readonly others: number;
}

/** Finds the parts of the final place that a partial place already has. */
export function answeredPartsOf(place: Place | null): AnsweredParts {
  if (place === null) return { hasAddress: false, hasCodes: false, carriers: [], others: 0 };
  const cards = (["lec", "cable"] as const).map((role) =>
    providerCardOf(place, role, { isFinal: false }),
  );
  const carriers = cards.flatMap(({ content, name }) => {
    const entries =
      content.kind === "sections" ? content.sections.flatMap((one) => one.entries) : [];
    return entries.length > 0 && entries.every(({ kind }) => kind !== "loading") ? [name] : [];
  });
  const named = new Set(cards.map(({ provider }) => provider));
  return {
    hasAddress: place.location.pretty !== "",
    hasCodes: hasBuildingCodes(place),
    carriers: [...new Map(carriers.map((name) => [foldLabel(name), name])).values()],
    others: availableProvidersOf(place).filter((provider) => !named.has(provider)).length,
  };
}
