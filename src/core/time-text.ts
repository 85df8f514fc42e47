import { dateTextOf } from "./date-text.ts";
import { lazy } from "./lazy.ts";

const timeFormat = lazy(
  () =>
    new Intl.DateTimeFormat("en-US", {
      hour: "numeric",
      minute: "2-digit",
      hour12: true,
      timeZoneName: "short",
    }),
);

/** `h:mm A` for a time of today, else `MM/DD/YYYY h:mm A`, in the browser's zone. */
export function recentTimeTextOf(timeMs: number, nowMs: number): string {
  const [day, time] = [dateTextOf(timeMs), clockTextOf(timeMs)];
  return day === dateTextOf(nowMs) ? time : `${day} ${time}`;
}

/** `MM/DD/YYYY h:mm A TZ` in the browser's zone, such as `03/01/2026 9:05 AM PST` (1 §9; decisions H13). */
export function dateTimeTextOf(timeMs: number): string {
  const zone = timeFormat()
    .formatToParts(timeMs)
    .find(({ type }) => type === "timeZoneName");
  return `${dateTextOf(timeMs)} ${clockTextOf(timeMs)} ${zone?.value ?? ""}`;
}

/** `h:mm A`. */
function clockTextOf(timeMs: number): string {
  const parts = timeFormat().formatToParts(timeMs);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return `${part("hour")}:${part("minute")} ${part("dayPeriod")}`;
}
