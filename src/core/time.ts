/** Converts milliseconds to whole seconds since 1970. Token times are compared in seconds (1 §9). */
export function secondsOf(timeMs: number): number {
  return Math.floor(timeMs / 1000);
}

/** `YYYY-M-D` in the browser's time zone, which lets an answer be cached for one day (decisions B7). */
export function cacheDayOf(timeMs: number): string {
  const date = new Date(timeMs);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}

/** Smaller numbers are seconds since 1970, as Drupal sends them (decisions H13). */
const firstMilliseconds = 1e11;
const day = /^\d{4}-\d\d-\d\d$/;
const dayAndTime = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

/**
 * Reads a time of the wire as milliseconds (decisions H13): epoch seconds or milliseconds, as a number or string, or an
 * ISO date. A date alone, or a time without a zone, is in the browser's zone. Zero and anything else is null.
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

/** Reads a date of an HTTP header as milliseconds; null without a valid one. */
export function timeOfHeader(text: string | null): number | null {
  const time = Date.parse(text ?? "");
  return Number.isNaN(time) ? null : time;
}

function epochTime(value: number): number {
  if (!(value > 0)) return Number.NaN;
  return value < firstMilliseconds ? value * 1000 : value;
}

const timeFormat = new Intl.DateTimeFormat("en-US", {
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
  timeZoneName: "short",
});

/** `MM/DD/YYYY` in the browser's zone (1 §9; decisions O5). */
export function dateTextOf(timeMs: number): string {
  const date = new Date(timeMs);
  const two = (part: number) => String(part).padStart(2, "0");
  const year = String(date.getFullYear()).padStart(4, "0");
  return `${two(date.getMonth() + 1)}/${two(date.getDate())}/${year}`;
}

/** `h:mm A` for a time of today, else `MM/DD/YYYY h:mm A`, in the browser's zone. */
export function recentTimeTextOf(timeMs: number, nowMs: number): string {
  const [day, time] = [dateTextOf(timeMs), clockTextOf(timeMs)];
  return day === dateTextOf(nowMs) ? time : `${day} ${time}`;
}

/** `MM/DD/YYYY h:mm A TZ` in the browser's zone, such as `03/01/2026 9:05 AM PST` (1 §9; decisions H13). */
export function dateTimeTextOf(timeMs: number): string {
  const zone = timeFormat.formatToParts(timeMs).find(({ type }) => type === "timeZoneName");
  return `${dateTextOf(timeMs)} ${clockTextOf(timeMs)} ${zone?.value ?? ""}`;
}

/** `h:mm A`. */
function clockTextOf(timeMs: number): string {
  const parts = timeFormat.formatToParts(timeMs);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return `${part("hour")}:${part("minute")} ${part("dayPeriod")}`;
}
