import { lazy } from "../lazy.ts";

/** A value with its prefix and suffix: a serviceability entry or one of its metadata. */
export interface FormattedValue {
  readonly prefix: string;
  readonly value: string;
  readonly suffix: string;
  readonly format?: string;
}

/**
 * Formats a value (decisions G22): prefix, value and suffix are joined as sent, without added spaces. A value that does
 * not match its format stays as it is. `""` if there is no value.
 */
export function metadataTextOf({ prefix, value, suffix, format = "" }: FormattedValue): string {
  if (value === "") return "";
  const write = formats.get(format.trim().toLowerCase());
  const written = write?.(value) ?? value;
  // A prefix that ends with a dollar sign replaces ours.
  return prefix.endsWith("$")
    ? `${prefix}${written.replace("$", "")}${suffix}`
    : `${prefix}${written}${suffix}`;
}

const dollars = lazy(() => new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }));
const grouped = lazy(() => new Intl.NumberFormat("en-US", { maximumFractionDigits: 20 }));

const formats: ReadonlyMap<string, (value: string) => string> = new Map([
  ["currency", (value) => writeNumber(value, dollars)],
  ["number", (value) => writeNumber(value, grouped)],
  ["speed", (value) => writeNumber(value, grouped)],
  ["date", writeDate],
]);

function writeNumber(value: string, format: () => Intl.NumberFormat): string {
  return /^-?\d+(?:\.\d+)?$/.test(value) ? format().format(Number(value)) : value;
}

/** Formats an ISO date as MM/DD/YYYY, ignoring its time. */
function writeDate(value: string): string {
  return value.replace(/^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/, "$2/$3/$1");
}
