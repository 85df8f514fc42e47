import type { Formatting } from "../formatting/formatting.ts";
import { speedTextOf } from "../formatting/speed-text.ts";
import { readMoney } from "../money/read-money.ts";
import { timeFromWire } from "../values/time.ts";

/** A value with its prefix and suffix: a serviceability entry or its metadata. */
export interface FormattedValue {
  readonly prefix: string;
  readonly value: string;
  readonly suffix: string;
  readonly format?: string;
}

/**
 * Formats a value: joins prefix, value and suffix as sent, without adding spaces. A value that does not match its
 * format stays as it is. The sign or code of a formatted amount replaces a dollar sign at the end of the prefix. `""`
 * if there is no value. A speed of 1,000 Mbps and more is in Gbps, as everywhere.
 */
export function metadataTextOf(
  { prefix, value, suffix, format: kind = "" }: FormattedValue,
  format: Formatting,
): string {
  if (value === "") return "";
  if (isInMbps(kind, value, suffix)) return `${prefix}${speedTextOf(Number(value), format)}`;
  const write = formats.get(normalised(kind));
  const written = write?.(value, format) ?? value;
  const hasSign = write === writeAmount && written !== value;
  return `${hasSign ? prefix.replace(/\$$/, "") : prefix}${written}${suffix}`;
}

/** True for a speed whose words are those of `speedTextOf`. A suffix of another kind is joined as sent. */
function isInMbps(kind: string, value: string, suffix: string): boolean {
  return normalised(kind) === "speed" && plainNumber.test(value) && suffix === " Mbps";
}

function normalised(kind: string): string {
  return kind.trim().toLowerCase();
}

const formats: ReadonlyMap<string, (value: string, format: Formatting) => string> = new Map([
  ["currency", writeAmount],
  ["number", writeNumber],
  ["speed", writeNumber],
  ["date", writeDate],
]);

const plainNumber = /^-?\d+(?:\.\d+)?$/;

function writeAmount(value: string, format: Formatting): string {
  const money = plainNumber.test(value) ? readMoney(value) : null;
  return money?.kind === "amount" ? format.money(money.cents) : value;
}

function writeNumber(value: string, format: Formatting): string {
  return plainNumber.test(value) ? format.number(Number(value)) : value;
}

/** Formats an ISO date and ignores its time. */
function writeDate(value: string, format: Formatting): string {
  const [, day = ""] = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(value) ?? [];
  const timeMs = timeFromWire(day);
  return timeMs === null ? value : format.date(timeMs);
}
