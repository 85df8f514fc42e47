import type { Formatting } from "../formatting/formatting.ts";
import type { PriceRange, Service } from "./service.ts";

type Ranged = Pick<Service, "priceRange" | "rates">;

/** Whether a service has a range in place of a price, which no total counts (decisions I14). */
export function isPricedAsRange({ priceRange, rates }: Ranged): boolean {
  return priceRange !== null && rates.mrc.kind === "missing";
}

/** Whether a range stands beside a price, so that the price is told too (decisions ZB5). */
export function hasCountedRange({ priceRange, rates }: Ranged): boolean {
  return priceRange !== null && rates.mrc.kind !== "missing";
}

/** A range from low to high. */
export function rangeTextOf({ low, high }: PriceRange, format: Formatting): string {
  return `${format.money(low)} – ${format.money(high)}`;
}
