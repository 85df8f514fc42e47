import { dateTextOf } from "../date-text.ts";
import { timeFromWire } from "../time.ts";

/** Formats an ISO or epoch date as `MM/DD/YYYY`. Other texts stay as sent (decisions Q12). */
export function updatedTextOf(raw: string): string {
  const time = timeFromWire(raw);
  return time === null ? raw : dateTextOf(time);
}
