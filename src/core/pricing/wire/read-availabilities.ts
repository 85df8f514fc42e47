import { entryMembers, metadataMembers, partMembers } from "../../api/serviceability-schema.ts";
import { isRecord } from "../../values/record.ts";
import { readAs } from "../../wire/member.ts";
import { readMembers } from "../../wire/read-members.ts";
import type { Availability, AvailabilityFact, PartName } from "../filter-options.ts";
import { foldKey, readParts, speedKeys } from "./read-serviceability.ts";
import { asSent, isGiven, listOf, plainTextOf, wireTextOf } from "./wire-values.ts";

const availabilityMembers = {
  label: readAs(plainTextOf, entryMembers.label),
  name: readAs(plainTextOf, partMembers.name),
  prefix: readAs(affixOf, entryMembers.prefix),
  value: readAs(plainTextOf, entryMembers.value),
  suffix: readAs(affixOf, entryMembers.suffix),
  description: readAs(plainTextOf, entryMembers.description),
  footnote: readAs(plainTextOf, entryMembers.footnote),
  metadata: readAs(listOf, entryMembers.metadata),
  visible: readAs(asSent, entryMembers.visible),
  type: readAs(wireTextOf, entryMembers.type),
};
const factMembers = {
  key: readAs(foldKey, metadataMembers.key),
  label: readAs(plainTextOf, metadataMembers.label),
  prefix: readAs(affixOf, metadataMembers.prefix),
  value: readAs(asSent, metadataMembers.value),
  suffix: readAs(affixOf, metadataMembers.suffix),
  format: readAs(wireTextOf, metadataMembers.format),
};

/** Reads the entries of a provider's serviceability, which has parts or is flat. */
export function readAvailabilities(serviceability: unknown): readonly Availability[] {
  const parts = readParts(serviceability);
  const found =
    parts === null
      ? listOf(serviceability).map((entry) => readAvailability(entry, null))
      : (["coax", "fiber"] as const).flatMap((part) =>
          listOf(parts[part]).map((entry) => readAvailability(entry, part)),
        );
  return found.flatMap((one) => one ?? []);
}

/**
 * Reads an entry of serviceability. Returns null for an entry that is hidden, unfinished or failed.
 */
function readAvailability(raw: unknown, part: PartName | null): Availability | null {
  if (!isRecord(raw)) return null;
  const { label, name, prefix, value, suffix, metadata, visible, type, ...texts } = readMembers(
    availabilityMembers,
    raw,
  );
  if ([false, 0, "0", "false"].some((hidden) => hidden === visible)) return null;
  if (type === "loader" || type === "error") return null;
  return {
    part,
    label: part === null ? label : name,
    value: { prefix, value, suffix, format: "" },
    ...texts,
    facts: metadata.flatMap((fact) => readFact(fact) ?? []),
  };
}

/**
 * Reads a detail of an entry. Returns null for a speed, because the services themselves contain their speeds.
 */
function readFact(raw: unknown): AvailabilityFact | null {
  if (!isRecord(raw)) return null;
  const { key, value, ...texts } = readMembers(factMembers, raw);
  const isSpeed = texts.format.toLowerCase() === "speed" || speedKeys.includes(key);
  if (isSpeed || !isGiven(value)) return null;
  return { ...texts, value: plainTextOf(value) };
}

/** Reads a prefix or suffix, which keeps its spaces. */
function affixOf(raw: unknown): string {
  return typeof raw === "string" ? raw : wireTextOf(raw);
}
