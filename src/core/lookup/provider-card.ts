import { foldLabel } from "../texts/fold-text.ts";
import type { Place, Provider, ServiceabilityEntry, ServiceabilityPart } from "./place.ts";

/** An entry of a card: a value, a placeholder for a pending value, or an error with its footnote. */
export type CardEntry =
  | { readonly kind: "value"; readonly entry: ServiceabilityEntry }
  | { readonly kind: "loading"; readonly entry: ServiceabilityEntry }
  | { readonly kind: "error"; readonly entry: ServiceabilityEntry };

/** A list of a card. */
export interface CardSection {
  /** The name of the part; `""` if it has none, and if serviceability is a single list. */
  readonly title: string;
  /** The part of the object form. Null if serviceability is a single list. */
  readonly part: ServiceabilityPart["key"] | null;
  readonly entries: readonly CardEntry[];
}

/** Why a card has no data, by the name of the text. */
export type NoDataReason = "resultsNotAvailable" | "notConnected" | "seeAvailableProviders";

/** The card of the LEC or of the cable company. */
export interface ProviderCard {
  readonly role: "lec" | "cable";
  /** The provider's name in the place. `""` if it is missing. */
  readonly name: string;
  /** The provider of the card; null if the place does not list it. */
  readonly provider: Provider | null;
  readonly content:
    | { readonly kind: "loading" }
    | { readonly kind: "sections"; readonly sections: readonly CardSection[] }
    | { readonly kind: "noData"; readonly reasons: readonly NoDataReason[] };
}

/**
 * Creates a card of a place. In a partial place, a card without data shows that it is loading. In the final place, a
 * loader counts as no data.
 */
export function providerCardOf(
  place: Place,
  role: ProviderCard["role"],
  { isFinal }: { readonly isFinal: boolean },
): ProviderCard {
  const name = role === "lec" ? place.lecProviderName : place.cableProviderName;
  const provider = findProvider(place.providers, name);
  const sections = provider ? sectionsOf(provider, isFinal) : [];
  const common = { role, name, provider };
  if (sections.length > 0) return { ...common, content: { kind: "sections", sections } };
  if (!isFinal) return { ...common, content: { kind: "loading" } };
  return {
    ...common,
    content: { kind: "noData", reasons: noDataReasonsOf(provider?.key || name) },
  };
}

/** Finds a provider by name, regardless of case. A match of a name is preferred over a match of a label. */
function findProvider(providers: readonly Provider[], name: string): Provider | null {
  const folded = foldLabel(name);
  if (folded === "") return null;
  return (
    providers.find((provider) => foldLabel(provider.name) === folded) ??
    providers.find((provider) => foldLabel(provider.label) === folded) ??
    null
  );
}

function sectionsOf({ serviceability }: Provider, isFinal: boolean): readonly CardSection[] {
  if (serviceability.kind === "none") return [];
  const sections =
    serviceability.kind === "parts"
      ? serviceability.parts
      : [{ title: "", key: null, entries: serviceability.entries }];
  return sections
    .map(({ title, key, entries }) => ({
      title,
      part: key,
      entries: entries
        .filter(({ visible, type }) => visible && !(isFinal && type === "loader"))
        .map(cardEntryOf),
    }))
    .filter(({ entries }) => entries.length > 0);
}

function cardEntryOf(entry: ServiceabilityEntry): CardEntry {
  if (entry.type === "loader") return { kind: "loading", entry };
  if (entry.type === "value") return { kind: "value", entry };
  return { kind: "error", entry };
}

const connectedProviders: ReadonlySet<string> = new Set([
  "att",
  "at&t",
  "frontier",
  "verizon",
  "cox",
  "comcast",
  "zayo",
]);

/** The paragraphs of a provider card without data. Identifies known providers by key, or else by name. */
export function noDataReasonsOf(keyOrName: string): readonly NoDataReason[] {
  if (connectedProviders.has(keyOrName.trim().toLowerCase())) {
    return ["resultsNotAvailable"];
  }
  return ["notConnected", "seeAvailableProviders"];
}
