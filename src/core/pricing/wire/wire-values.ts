import { toPlainText } from "../../html/plain-text.ts";
import { isRecord } from "../../values/record.ts";
import type { Condition, ConditionSource } from "../condition.ts";

/** Readers of single values on the wire (decisions M5, L20). */

/** A value that is read together with others. */
export function asSent(raw: unknown): unknown {
  return raw;
}

/** The trimmed text of a text or a number; `""` for anything else. */
export function textOf(raw: unknown): string {
  if (typeof raw === "string") return raw.trim();
  return typeof raw === "number" && Number.isFinite(raw) ? String(raw) : "";
}

/**
 * A title or a label as text: HTML of known elements is read as its words, and other tags stay as written (decisions D12,
 * H21). The result is text, never HTML again.
 */
export function plainTextOf(raw: unknown): string {
  const text = textOf(raw);
  // Most have neither tags nor references.
  return /[&<]/.test(text) ? toPlainText(text) : text;
}

/** The number of a number or a numeric text; null for anything else. */
export function numberOf(raw: unknown): number | null {
  const text = textOf(raw);
  const number = Number(text);
  return text === "" || Number.isNaN(number) ? null : number;
}

/** True for exactly true, 1, "1" and "true" (decisions L21). */
export function isTruthyFlag(raw: unknown): boolean {
  return raw === true || raw === 1 || raw === "1" || raw === "true";
}

/** False for null, undefined and blank texts. */
export function isGiven(raw: unknown): boolean {
  return raw !== null && raw !== undefined && !(typeof raw === "string" && raw.trim() === "");
}

/**
 * A list as it is, an object with number keys as the list of its values, nothing as an empty list, and
 * anything else as a list of one.
 */
export function listOf(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw;
  if (raw === null || raw === undefined || raw === "") return [];
  const isNumbered = isRecord(raw) && Object.keys(raw).every((key) => /^\d+$/.test(key));
  return isNumbered ? Object.values(raw) : [raw];
}

/** The ids in a list of texts, numbers or `{id}` (decisions J3): each once, without blank ones. */
export function idsOf(raw: unknown): readonly string[] {
  const list = listOf(raw);
  // Most lists of most rows are empty: they share one.
  if (list.length === 0) return noIds;
  const ids = list.map((item) => textOf(isRecord(item) ? item.id : item));
  return [...new Set(ids.filter((id) => id !== ""))];
}

const noIds: readonly string[] = [];

/** An own member of an object; members of its prototype are not read. */
function memberOf(raw: unknown, key: string): unknown {
  return isRecord(raw) && Object.hasOwn(raw, key) ? raw[key] : undefined;
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

/** Reads one condition or many (decisions K5); anything but an object is no condition. */
export function readConditions(raw: unknown): readonly Condition[] {
  return listOf(raw)
    .filter(isRecord)
    .map(({ entity, key, value }) => ({
      entity: textOf(entity),
      path: textOf(key),
      values: listOf(value)
        .map(comparableOf)
        .filter((text) => text !== ""),
    }));
}

/**
 * The members of an object on the wire for conditions to look into. A condition may name any member, so
 * each is read when a condition first asks for it.
 */
export function readConditionSource(raw: unknown): ConditionSource {
  return {
    valuesAt: (path) => listOf(path.split(".").reduce(memberOf, raw)).map(comparableOf),
  };
}

/**
 * The text by which values are compared: true, "true", 1 and "1" have one, every other value its own, so that neither false
 * nor 0 is the same as a member that is missing (decisions K5).
 */
function comparableOf(raw: unknown): string {
  const text = typeof raw === "boolean" ? String(raw) : textOf(raw);
  return text === "1" ? "true" : text;
}
