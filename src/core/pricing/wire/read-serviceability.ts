import { entryMembers, metadataMembers, partsMembers } from "../../api/serviceability-schema.ts";
import { isRecord, recordOf } from "../../values/record.ts";
import { readAs, tolerated } from "../../wire/member.ts";
import { readMembers } from "../../wire/read-members.ts";
import type { PartName, ServiceablePart } from "../filter-options.ts";
import { asSent, listOf, mbpsOf, wireTextOf } from "./wire-values.ts";

const anyPartMembers = {
  coax: readAs(asSent, partsMembers.coax),
  fiber: readAs(asSent, partsMembers.fiber),
};

const colorMembers = {
  color: readAs(foldColor, entryMembers.color),
  status: tolerated(foldColor, "`color`."),
};
const speedMembers = {
  key: readAs(foldKey, metadataMembers.key),
  value: readAs(asSent, metadataMembers.value),
  suffix: readAs(asSent, metadataMembers.suffix),
  ...colorMembers,
};
const speedEntryMembers = {
  metadata: readAs(listOf, entryMembers.metadata),
  ...colorMembers,
};

/** The keys of the speed that is available at an address. */
export const speedKeys: readonly string[] = [
  "speed",
  "download_speed",
  "max_speed",
  "max_download",
];

/** Reads one part of a provider's serviceability. In the flat form, the same entries apply to both parts. */
export function readServiceablePart(serviceability: unknown, part: PartName): ServiceablePart {
  const parts = readParts(serviceability);
  const entries = listOf(parts === null ? serviceability : parts[part])
    .filter(isRecord)
    .map(readEntry);
  const found = entries.find(({ speed }) => speed !== undefined) ?? entries[0];
  const colors = [found?.color, found?.status, found?.speed?.color, found?.speed?.status];
  return { mbps: mbpsOf(found?.speed), isUnverified: colors.includes("light green") };
}

/** The parts; null for the flat form. */
export function readParts(serviceability: unknown): Readonly<Record<PartName, unknown>> | null {
  const parts = readMembers(anyPartMembers, recordOf(serviceability));
  return parts.coax === undefined && parts.fiber === undefined ? null : parts;
}

function readEntry(entry: object) {
  const { metadata, color, status } = readMembers(speedEntryMembers, entry);
  // The speed is a detail of the entry, or the entry itself.
  const details = [entry, ...metadata.filter(isRecord)].map((one) =>
    readMembers(speedMembers, one),
  );
  return { color, status, speed: details.find(({ key }) => speedKeys.includes(key)) };
}

export function foldKey(raw: unknown): string {
  return wireTextOf(raw).toLowerCase();
}

function foldColor(raw: unknown): string {
  return wireTextOf(raw)
    .toLowerCase()
    .replace(/[\s-]+/g, " ");
}
