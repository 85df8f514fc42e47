import { addCents, type CentsOrError, timesCents } from "../../money/cents.ts";
import { type FilterOption, optionOf } from "../filter-options.ts";
import type { CartPrice } from "../price/price-cart.ts";
import { type CartState, servicesInCart } from "./cart-state.ts";

/** The cost and the value of a cart over its term. */
export interface CartValue {
  /** The number of months of the term; null if the term does not contain one. */
  readonly months: number | null;
  /** All months plus the install charge, in cents; null if a part is unknown. */
  readonly total: CentsOrError;
  /** The download speed in Mbps for each dollar per month; null without a speed or a price. */
  readonly mbpsPerDollar: number | null;
}

export function cartValueOf(
  state: CartState,
  { monthly, install }: Pick<CartPrice, "monthly" | "install">,
): CartValue {
  const term = optionOf(state.catalogue.options.term, state.term);
  const months = term && monthsOf(term);
  const speeds = servicesInCart(state).flatMap(({ servedBy, mbps }) =>
    servedBy !== null && mbps !== null ? mbps : [],
  );
  const mbps = speeds.length === 0 ? null : Math.max(...speeds);
  return {
    months,
    total: months === null ? null : addCents(timesCents(monthly, months), install),
    mbpsPerDollar: mbps === null || !monthly ? null : mbps / (monthly / 100),
  };
}

/** The number of months in the value of a term (`36`), or else in its label (`36 Months`, `3 years`). */
export function monthsOf({ value, label }: Pick<FilterOption, "value" | "label">): number | null {
  if (/^[1-9]\d{0,2}$/.test(value)) return Number(value);
  const [, count, unit = ""] = /(\d{1,3})(?:\s*-)?\s*(month|mo|year|yr)/i.exec(label) ?? [];
  if (count === undefined) return null;
  return Number(count) * (unit.toLowerCase().startsWith("y") ? 12 : 1);
}
