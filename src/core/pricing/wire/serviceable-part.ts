import { isRecord, listOf, memberOf, textOf } from "./read-wire.ts";

const speedKeys = ["speed", "download_speed", "max_speed", "max_download"];

/** A row is served by one of the parts of its provider's serviceability (decisions K3). */
export type PartName = "fiber" | "coax";

/** What is known about the line that would serve a row (decisions K3, K4). */
export interface ServiceablePart {
  /** Mbps; null when unknown. */
  readonly mbps: number | null;
  /** Its own colours and statuses and those of its speed, folded. */
  readonly statuses: readonly string[];
}

/** Reads one part of a provider's serviceability; the flat form has one part for both. */
export function serviceablePartOf(serviceability: unknown, part: PartName): ServiceablePart {
  const hasParts = ["fiber", "coax"].some((key) => memberOf(serviceability, key) !== undefined);
  const entries = listOf(hasParts ? memberOf(serviceability, part) : serviceability).filter(
    isRecord,
  );
  const speeds = entries.map((entry) => ({ entry, speed: speedEntryOf(entry) }));
  const found = speeds.find(({ speed }) => speed !== undefined) ?? speeds[0];
  const statuses = [found?.entry, found?.speed].flatMap((source) => [
    foldStatus(memberOf(source, "color")),
    foldStatus(memberOf(source, "status")),
  ]);
  return { mbps: mbpsOf(found?.speed), statuses };
}

/** `940`, `"1 Gbps"`, `{value: 1, suffix: "Gbps"}` in Mbps. */
export function mbpsOf(raw: unknown): number | null {
  const text = isRecord(raw) ? `${textOf(raw.value)} ${textOf(raw.suffix)}` : textOf(raw);
  const [, digits, unit = ""] = /(\d[\d,]*(?:\.\d+)?)\s*([kmgt]?)/i.exec(text) ?? [];
  if (digits === undefined) return null;
  return Number(digits.replaceAll(",", "")) * (unitsInMbps.get(unit.toLowerCase()) ?? 1);
}

const unitsInMbps: ReadonlyMap<string, number> = new Map([
  ["k", 0.001],
  ["g", 1000],
  ["t", 1_000_000],
]);

function speedEntryOf(entry: unknown): unknown {
  return [entry, ...listOf(memberOf(entry, "metadata"))].find((candidate) =>
    speedKeys.includes(textOf(memberOf(candidate, "key")).toLowerCase()),
  );
}

function foldStatus(raw: unknown): string {
  return textOf(raw)
    .toLowerCase()
    .replace(/[\s-]+/g, " ");
}
