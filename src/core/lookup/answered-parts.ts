import { foldLabel } from "../texts/fold-text.ts";
import { availableProvidersOf } from "./available-providers.ts";
import { hasBuildingCodes } from "./building-details.ts";
import type { Place } from "./place.ts";
import { providerCardOf } from "./provider-card.ts";

/** What has answered so far in a running lookup (decisions G38). */
export interface AnsweredParts {
  readonly hasAddress: boolean;
  /** A code of the building. */
  readonly hasCodes: boolean;
  /** The carrier and the cable company of the cards, once no line of theirs is pending. */
  readonly carriers: readonly string[];
  /** Providers of the table besides these. */
  readonly others: number;
}

/** Reads what a partial place has of each part of the final one. */
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
