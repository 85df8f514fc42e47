import { dateTextOf, timeFromWire } from "../time.ts";

/** `MM/DD/YYYY` of an ISO or epoch date; anything else as it came (decisions Q12). */
export function updatedTextOf(raw: string): string {
  const time = timeFromWire(raw);
  return time === null ? raw : dateTextOf(time);
}
