import type { Formatting } from "../formatting/formatting.ts";
import { usDateOf } from "../values/us-date.ts";
import { pricingTexts } from "./pricing-messages.ts";

/** The time of the prices, and the last day on which they are valid, or null. */
export interface PriceTimes {
  readonly atMs: number;
  readonly untilMs: number | null;
}

/** The same as `MM/DD/YYYY`, the form on the wire. */
export interface PriceDates {
  readonly date: string;
  readonly through: string | null;
}

export function priceDatesOf({ atMs, untilMs }: PriceTimes): PriceDates {
  return { date: usDateOf(atMs), through: untilMs === null ? null : usDateOf(untilMs) };
}

/** Says how long prices are valid. */
export function validityTextOf(
  { atMs, untilMs }: PriceTimes,
  { date, texts }: Pick<Formatting, "date" | "texts">,
): string {
  return texts(pricingTexts).validity(date(atMs), untilMs === null ? null : date(untilMs));
}
