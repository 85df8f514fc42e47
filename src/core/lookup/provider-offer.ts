import type { Formatting } from "../formatting/formatting.ts";
import { metadataTextOf } from "./metadata-text.ts";
import type {
  Provider,
  ServiceabilityEntry,
  ServiceabilityMetadata,
  ServiceabilityPart,
} from "./place.ts";
import { providerTexts } from "./provider-messages.ts";
import { isSpeedValue, mbpsIn } from "./speed-value.ts";

/** The best service of a provider at an address. */
export interface ProviderOffer {
  readonly status: ProviderStatus;
  /** Its download. Null if it is unknown, or if the service is not serviceable. */
  readonly speed: OfferedSpeed | null;
}

/** A service of a provider, and the provider's answer. */
export interface ProviderStatus {
  /** Its label, or the name of its part; `""` if both are missing. */
  readonly label: string;
  readonly part: ServiceabilityPart["key"] | null;
  readonly entry: ServiceabilityEntry;
}

/** A download speed, as the server sent it. */
export interface OfferedSpeed {
  readonly value: Pick<ServiceabilityMetadata, "prefix" | "value" | "suffix" | "format">;
  readonly mbps: number;
}

/** 3: serviceable; 2: the server does not say; 1: to be verified or built; 0: not serviceable. */
type Certainty = 0 | 1 | 2 | 3;
const minServiceable: Certainty = 2;

/** Finds the service with the most certain answer; the fastest one, if several are equally certain. */
export function providerOfferOf(provider: Provider): ProviderOffer | null {
  const offers = statusesOf(provider).map((status) => {
    const certainty = certaintyOf(status.entry);
    const speed = certainty < minServiceable ? null : fastestOf(status.entry);
    return { certainty, status, speed };
  });
  const [best] = offers.sort(
    (one, other) =>
      other.certainty - one.certainty || (other.speed?.mbps ?? 0) - (one.speed?.mbps ?? 0),
  );
  return best === undefined ? null : { status: best.status, speed: best.speed };
}

/** The service and its answer, such as `Fiber: Near net`. A speed has its own column. */
export function statusTextOf(status: ProviderStatus, format: Formatting): string {
  const { part, entry } = status;
  const texts = format.texts(providerTexts);
  const label = status.label || (part === null ? "" : texts.parts[part]);
  const value = metadataTextOf(entry, format);
  const answer =
    label !== "" && isSpeedValue(entry)
      ? availabilityTextOf(entry, texts.available)
      : value || entry.description || entry.color;
  return label && answer ? texts.status(label, answer) : label || answer;
}

/** The status of a service whose answer is a speed. */
function availabilityTextOf(entry: ServiceabilityEntry, available: string): string {
  return certaintyOf(entry) < minServiceable ? "" : available;
}

function statusesOf({ serviceability }: Provider): readonly ProviderStatus[] {
  if (serviceability.kind === "none") return [];
  const parts =
    serviceability.kind === "parts"
      ? serviceability.parts
      : [{ title: "", key: null, entries: serviceability.entries }];
  return parts.flatMap(({ title, key, entries }) =>
    entries
      .filter(({ visible, type }) => visible && type === "value")
      .map((entry) => ({ label: entry.label || title, part: key, entry })),
  );
}

/** Colors with which servers mark what has to be verified or built first. */
const uncertainColors: ReadonlySet<string> = new Set([
  "lightgreen",
  "yellow",
  "orange",
  "gray",
  "grey",
]);

function certaintyOf({ value, description, color }: ServiceabilityEntry): Certainty {
  const name = color.toLowerCase().replaceAll(/[ -]/g, "");
  const words = `${value} ${description}`;
  if (name === "red" || /\bnot (?:available|serviceable)\b|\bunavailable\b/i.test(words)) return 0;
  if (uncertainColors.has(name) || /\bnear[ -]net\b/i.test(words)) return 1;
  return name === "green" ? 3 : 2;
}

function fastestOf(entry: ServiceabilityEntry): OfferedSpeed | null {
  const downloads = entry.metadata.filter(isDownload);
  // `Up to 45 Mbps` is a speed of 45 Mbps.
  const values = isSpeedValue(entry) ? [...downloads, speedIn(entry)] : downloads;
  const [fastest] = values
    .map((value) => ({ value, mbps: mbpsIn(value) }))
    .sort((one, other) => other.mbps - one.mbps);
  return fastest !== undefined && fastest.mbps > 0 ? fastest : null;
}

function isDownload({ key, format }: ServiceabilityMetadata): boolean {
  return format.trim().toLowerCase() === "speed" && /down/i.test(key);
}

function speedIn({ value, suffix }: ServiceabilityEntry): OfferedSpeed["value"] {
  return { prefix: "", value, suffix, format: "speed" };
}
