import { toPlainText } from "../../html/plain-text.ts";
import { isRecord } from "../../values/record.ts";
import type { Condition, ConditionSource } from "../condition.ts";

/** Readers for single values on the wire. */

/** Returns a value as it was sent, because another reader reads it together with other members. */
export function asSent(raw: unknown): unknown {
  return raw;
}

/**
 * Returns a string, or a number as a string, without spaces around it; `""` for any other value.
 */
export function wireTextOf(raw: unknown): string {
  if (typeof raw === "string") return raw.trim();
  return typeof raw === "number" && Number.isFinite(raw) ? String(raw) : "";
}

/** Converts a title or a label to plain text. Known HTML elements become their text; other tags stay as written. */
export function plainTextOf(raw: unknown): string {
  const text = wireTextOf(raw);
  // For speed: most strings contain neither tags nor character references.
  return /[&<]/.test(text) ? toPlainText(text) : text;
}

/** Returns the value of a number or of a numeric string; null for any other value. */
export function numberOf(raw: unknown): number | null {
  const text = wireTextOf(raw);
  const number = Number(text);
  return text === "" || Number.isNaN(number) ? null : number;
}

/** True unless a value is null, undefined or a blank string. */
export function isGiven(raw: unknown): boolean {
  return raw !== null && raw !== undefined && !(typeof raw === "string" && raw.trim() === "");
}

/**
 * Converts a value to a list: a missing value to an empty list, an object with number keys to its values, and any other
 * value to a list of one.
 */
export function listOf(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw;
  if (raw === null || raw === undefined || raw === "") return [];
  const isNumbered = isRecord(raw) && Object.keys(raw).every((key) => /^\d+$/.test(key));
  return isNumbered ? Object.values(raw) : [raw];
}

/** The ids in a list of strings, numbers or `{id}` objects, without blank and repeated ones. */
export function idsOf(raw: unknown): readonly string[] {
  const list = listOf(raw);
  // Most lists are empty, so they share one object to save memory.
  if (list.length === 0) return noIds;
  const ids = list.map((item) => wireTextOf(isRecord(item) ? item.id : item));
  return [...new Set(ids.filter((id) => id !== ""))];
}

const noIds: readonly string[] = [];

/** An own member of an object. Members of its prototype are ignored. */
function memberOf(raw: unknown, key: string): unknown {
  return isRecord(raw) && Object.hasOwn(raw, key) ? raw[key] : undefined;
}

/** The Mbps of `940`, `"1 Gbps"` or `{value: 1, suffix: "Gbps"}`; null without a number. */
export function mbpsOf(raw: unknown): number | null {
  const text = isRecord(raw)
    ? `${wireTextOf(raw.value)} ${wireTextOf(raw.suffix)}`
    : wireTextOf(raw);
  const [, digits, unit = ""] = /(\d[\d,]*(?:\.\d+)?)\s*([kmgt]?)/i.exec(text) ?? [];
  if (digits === undefined) return null;
  return Number(digits.replaceAll(",", "")) * (unitsInMbps.get(unit.toLowerCase()) ?? 1);
}

const unitsInMbps: ReadonlyMap<string, number> = new Map([
  ["k", 0.001],
  ["g", 1000],
  ["t", 1_000_000],
]);

/** Reads one condition or a list of conditions. Values that are not objects are ignored. */
export function readConditions(raw: unknown): readonly Condition[] {
  return listOf(raw)
    .filter(isRecord)
    .map(({ entity, key, value }) => ({
      entity: wireTextOf(entity),
      path: wireTextOf(key),
      values: listOf(value)
        .map(comparableOf)
        .filter((text) => text !== ""),
    }));
}

/**
 * Makes an object on the wire available to conditions. Members are read on demand, because a condition may refer to any
 * member.
 */
export function readConditionSource(raw: unknown): ConditionSource {
  return {
    valuesAt: (path) => listOf(path.split(".").reduce(memberOf, raw)).map(comparableOf),
  };
}

/**
 * The string by which values are compared. It is the same for true, "true", 1 and "1". It is not empty for false and 0,
 * so that they differ from a missing member.
 */
function comparableOf(raw: unknown): string {
  const text = typeof raw === "boolean" ? String(raw) : wireTextOf(raw);
  return text === "1" ? "true" : text;
}
