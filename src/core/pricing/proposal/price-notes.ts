import type { Formatting } from "../../formatting/formatting.ts";
import { cartItemsOf } from "../cart/cart-items.ts";
import type { CartState } from "../cart/cart-state.ts";
import { type CartValue, phaseFiguresOf } from "../cart/cart-value.ts";
import type { ComparedCart } from "../cart/compare-carts.ts";
import { pricingTexts } from "../pricing-messages.ts";

/** Writes the amounts in notes. */
type AmountFormatting = Pick<Formatting, "money" | "number" | "texts">;

/**
 * The notes of a proposal on its prices: the details of each price, the monthly price in each part of the term, and
 * whether the total over the term applies only if the price stays (decisions L26).
 *
 * @param format - null leaves out the monthly prices
 */
export function priceNotesOf(
  state: CartState,
  value: CartValue,
  format: AmountFormatting | null,
): readonly string[] {
  const texts = format?.texts(pricingTexts) ?? pricingTexts.english;
  const details = cartItemsOf(state).flatMap(({ service: { title, priceDetailsText } }) =>
    priceDetailsText === "" ? [] : [texts.note(title, priceDetailsText)],
  );
  return [
    ...details,
    ...phaseNotesOf(value, format),
    ...(value.assumesSamePrice ? [texts.assumedTotal] : []),
  ];
}

/**
 * The notes on the prices of compared carts, each with the name of its cart.
 *
 * @param format - null leaves out the monthly prices
 */
export function comparisonNotesOf(
  carts: readonly ComparedCart[],
  format: AmountFormatting | null,
): readonly string[] {
  const texts = format?.texts(pricingTexts) ?? pricingTexts.english;
  return carts
    .filter(({ isCurrent }) => !isCurrent)
    .flatMap((cart) =>
      [
        ...cart.lines.flatMap(({ title, details }) =>
          details === "" ? [] : [texts.note(title, details)],
        ),
        ...phaseNotesOf(cart, format),
        ...(cart.assumesSamePrice ? [texts.assumedTotal] : []),
      ].map((text) => texts.note(cart.name, text)),
    );
}

function phaseNotesOf(
  value: Pick<CartValue, "phases">,
  format: AmountFormatting | null,
): readonly string[] {
  return format === null
    ? []
    : phaseFiguresOf(value, format).map((figure) => format.texts(pricingTexts).note(...figure));
}
