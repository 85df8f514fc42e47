import type { Formatting } from "../formatting/formatting.ts";
import { pricingTexts } from "./pricing-messages.ts";

/** The time of the prices, and the last day on which they are valid, or null. */
export interface PriceTimes {
  readonly atMs: number;
  readonly untilMs: number | null;
}

/** Says how long prices are valid. */
export function validityTextOf(
  { atMs, untilMs }: PriceTimes,
  { date, texts }: Pick<Formatting, "date" | "texts">,
): string {
  return texts(pricingTexts).validity(date(atMs), untilMs === null ? null : date(untilMs));
}
