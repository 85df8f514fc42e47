import type { ServiceablePart } from "../filter-options.ts";
import { isRecord, listOf, memberOf, textOf } from "./wire-values.ts";

const speedKeys = ["speed", "download_speed", "max_speed", "max_download"];

/** Reads one part of a provider's serviceability (decisions K3, K4); the flat form has one part for both. */
export function readServiceablePart(
  serviceability: unknown,
  part: "fiber" | "coax",
): ServiceablePart {
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
  return { mbps: mbpsOf(found?.speed), isUnverified: statuses.includes("light green") };
}

/** `940`, `"1 Gbps"`, `{value: 1, suffix: "Gbps"}` in Mbps; null without a number. */
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
