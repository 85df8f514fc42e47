import type { FormattedValue } from "./metadata-text.ts";

/** A value as the server sent it, with the unit in its suffix. */
type SentSpeed = Pick<FormattedValue, "value" | "suffix">;

/** True if a value is nothing but a speed, such as `Up to 45 Mbps`. */
export function isSpeedValue(sent: SentSpeed): boolean {
  return /^\s*[gm]bps/i.test(sent.suffix) && mbpsIn(sent) > 0;
}

/** The speed in Mbps; 0 if the value has no number. */
export function mbpsIn({ value, suffix }: SentSpeed): number {
  const number = Number(value.replaceAll(",", ""));
  if (!Number.isFinite(number)) return 0;
  return /^\s*g/i.test(suffix) ? number * 1000 : number;
}
