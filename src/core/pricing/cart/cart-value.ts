import type { Formatting } from "../../formatting/formatting.ts";
import type { CentsOrError } from "../../money/cents.ts";
import { englishReader } from "../../texts/english-reader.ts";
import type { TextReader } from "../../texts/text-group.ts";
import { type FilterOption, optionOf } from "../filter-options.ts";
import type { CartPrice } from "../price/price-cart.ts";
import { type PricePhase, termPriceOf } from "../price/term-price.ts";
import { pricingTexts } from "../pricing-messages.ts";
import { cartCourseOf } from "./cart-items.ts";
import type { CartState } from "./cart-state.ts";

/** The cost of a cart over its term. */
export interface CartValue {
  /** The number of months of the term; null if the term does not contain one. */
  readonly months: number | null;
  /** All months plus the install charge, in cents; null if a part is unknown. */
  readonly total: CentsOrError;
  /** The months of the term by their monthly price; empty if the term does not contain a number of months. */
  readonly phases: readonly PricePhase[];
  /** True if a price changes within the term by an unknown amount, so that the total applies only if it stays. */
  readonly assumesSamePrice: boolean;
}

export function cartValueOf(
  state: CartState,
  price: Pick<CartPrice, "monthly" | "install">,
): CartValue {
  const term = optionOf(state.catalogue.options.term, state.term);
  const months = term && monthsOf(term);
  return {
    months,
    ...(months === null ? noTermPrice : termPriceOf(months, price, cartCourseOf(state))),
  };
}

/** The labels of the phases of a term: `Monthly in months 1 to 12`. Empty if the price stays the same. */
export function phaseLabelsOf(
  { phases }: Pick<CartValue, "phases">,
  { number, texts = englishReader.texts }: Pick<Formatting, "number"> & Partial<TextReader>,
): readonly string[] {
  if (phases.length < 2) return [];
  let last = 0;
  return phases.map(({ months }) => {
    const from = last + 1;
    last += months;
    return texts(pricingTexts).monthlyIn(number(from), number(last));
  });
}

/** The labels and the monthly prices of the phases of a term. Empty if the price stays the same. */
export function phaseFiguresOf(
  value: Pick<CartValue, "phases">,
  format: Pick<Formatting, "money" | "number"> & Partial<TextReader>,
): readonly (readonly [label: string, amount: string])[] {
  return phaseLabelsOf(value, format).map((label, index) => [
    label,
    format.money(value.phases[index]?.monthly ?? null),
  ]);
}

const noTermPrice = { total: null, phases: [], assumesSamePrice: false };

/** The number of months in the value of a term (`36`), or else in its label (`36 Months`, `3 years`). */
export function monthsOf({ value, label }: Pick<FilterOption, "value" | "label">): number | null {
  if (/^[1-9]\d{0,2}$/.test(value)) return Number(value);
  const [, count, unit = ""] = /(\d{1,3})(?:\s*-)?\s*(month|mo|year|yr)/i.exec(label) ?? [];
  if (count === undefined) return null;
  return Number(count) * (unit.toLowerCase().startsWith("y") ? 12 : 1);
}
