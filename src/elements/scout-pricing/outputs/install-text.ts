import type { Formatting } from "../../../core/formatting/formatting.ts";
import { type CentsOrError, zeroCents } from "../../../core/money/cents.ts";

/** The install that a line on paper adds. Most lines add nothing. */
export function installTextOf(cents: CentsOrError, format: Pick<Formatting, "money">): string {
  return cents === zeroCents ? "–" : format.money(cents);
}
