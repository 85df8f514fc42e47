import type { Availability, AvailabilityFact, PartName } from "../filter-options.ts";
import { speedKeys } from "./read-serviceability.ts";
import { isGiven, isRecord, listOf, memberOf, plainTextOf, textOf } from "./wire-values.ts";

/** Reads what a provider's serviceability says of its lines, in the form of parts or the flat one (1 §3; decisions G19). */
export function readAvailabilities(serviceability: unknown): readonly Availability[] {
  const parts = (["coax", "fiber"] as const).filter(
    (part) => memberOf(serviceability, part) !== undefined,
  );
  const found =
    parts.length === 0
      ? listOf(serviceability).map((entry) => readAvailability(entry, null))
      : parts.flatMap((part) =>
          listOf(memberOf(serviceability, part)).map((entry) => readAvailability(entry, part)),
        );
  return found.flatMap((one) => one ?? []);
}

/** Null for what the server hides, still looks for, or failed to find. */
function readAvailability(entry: unknown, part: PartName | null): Availability | null {
  if (!isRecord(entry)) return null;
  if ([false, 0, "0", "false"].some((hidden) => hidden === memberOf(entry, "visible"))) return null;
  if (["loader", "error"].includes(textOf(memberOf(entry, "type")))) return null;
  const textAt = (key: string) => plainTextOf(memberOf(entry, key));
  return {
    part,
    label: textAt(part === null ? "label" : "name"),
    value: formattedValueOf(entry),
    description: textAt("description"),
    footnote: textAt("footnote"),
    facts: listOf(memberOf(entry, "metadata")).flatMap((fact) => readFact(fact) ?? []),
  };
}

/** Speeds are told by the services themselves. */
function readFact(raw: unknown): AvailabilityFact | null {
  if (!isRecord(raw) || !isGiven(memberOf(raw, "value"))) return null;
  const format = textOf(memberOf(raw, "format")).toLowerCase();
  const isSpeed =
    format === "speed" || speedKeys.includes(textOf(memberOf(raw, "key")).toLowerCase());
  if (isSpeed) return null;
  return { label: plainTextOf(memberOf(raw, "label")), ...formattedValueOf(raw) };
}

function formattedValueOf(raw: unknown) {
  return {
    prefix: affixOf(memberOf(raw, "prefix")),
    value: plainTextOf(memberOf(raw, "value")),
    suffix: affixOf(memberOf(raw, "suffix")),
    format: textOf(memberOf(raw, "format")),
  };
}

/** An affix keeps its spaces (decisions G22). */
function affixOf(raw: unknown): string {
  return typeof raw === "string" ? raw : textOf(raw);
}
