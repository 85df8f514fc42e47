/** Converts milliseconds to whole seconds since 1970. Token times are compared in seconds. */
export function secondsOf(timeMs: number): number {
  return Math.floor(timeMs / 1000);
}

/**
 * Formats a time as `YYYY-M-D` in the browser's time zone. It is the key of answers that are cached for one day.
 */
export function cacheDayOf(timeMs: number): string {
  const date = new Date(timeMs);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}

/** How long a tab keeps data to show again: results, answers, screens, drafts. */
export const maxKeptMs = 30 * 60_000;

/** Smaller numbers are seconds since 1970, as Drupal sends them. */
const firstMilliseconds = 1e11;
const day = /^\d{4}-\d\d-\d\d$/;
const dayAndTime = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

/**
 * Reads a time as milliseconds from epoch seconds or milliseconds (number or string) or from an ISO date. A date alone,
 * or a time without a zone, is in the browser's zone. Null for zero and for anything else.
 */
export function timeFromWire(raw: unknown): number | null {
  const text = typeof raw === "number" || typeof raw === "string" ? String(raw).trim() : "";
  const time = day.test(text)
    ? Date.parse(`${text}T00:00`)
    : dayAndTime.test(text)
      ? Date.parse(text.replace(" ", "T").replace(/ /g, ""))
      : epochTime(Number(text || Number.NaN));
  return Number.isNaN(new Date(time).getTime()) ? null : time;
}

/** Reads a date of an HTTP header as milliseconds. Null if it is invalid. */
export function timeOfHeader(text: string | null): number | null {
  const time = Date.parse(text ?? "");
  return Number.isNaN(time) ? null : time;
}

function epochTime(value: number): number {
  if (!(value > 0)) return Number.NaN;
  return value < firstMilliseconds ? value * 1000 : value;
}
