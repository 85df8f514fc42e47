import { zeroCents } from "../../money/cents.ts";
import {
  described,
  flag,
  list,
  number,
  object,
  orNull,
  text,
  type ValueOf,
} from "../../wire/sent.ts";
import type { ComparedCart } from "../cart/compare-carts.ts";
import { optionServiceTextOf } from "./option-services.ts";
import { dollarsOrNull, dollarsOrUnknown } from "./sent-dollars.ts";

/** A cart of the comparison on the wire. */
export const sentComparedCart = object(
  {
    name: described(text, "Name of the cart."),
    monthly: described(dollarsOrUnknown, "Monthly dollars in total; null if not known."),
    install: described(dollarsOrUnknown, "Dollars of install, once; null if not known."),
    months: described(orNull(number), "Months of the term; null if not known."),
    total: described(
      dollarsOrUnknown,
      "Dollars over the term, install included; null if not known.",
    ),
    total_difference: described(
      dollarsOrUnknown,
      "Dollars from the total of the first cart; null for another term.",
    ),
    total_difference_percent: described(
      orNull(number),
      "Percent of the total of the first cart, to one decimal; null for another term.",
    ),
    best_value: described(flag, "Whether it costs least for each month."),
  },
  {
    per_month: described(
      dollarsOrUnknown,
      "Dollars for a month, with install spread over the term; null if not known.",
    ),
    per_month_difference: described(
      dollarsOrUnknown,
      "Dollars from the first cart's `per_month`; null for the same term.",
    ),
    services: described(
      list(text),
      "Its services with their quantities, such as `2 × Business Line`, in the order of the proposal.",
    ),
    prices: described(
      list(dollarsOrUnknown),
      "The monthly dollars of each of its `services`, in their order; null if not known. With `equipment` and `discount` they add up to `monthly`.",
    ),
    equipment: described(dollarsOrUnknown, "Monthly dollars of its equipment; missing for none."),
    discount: described(
      dollarsOrUnknown,
      "Monthly dollars of the discount of its package, never above 0; missing for none.",
    ),
    current: described(flag, "True for the proposal itself."),
  },
);

/** Creates the wire form of a cart of the comparison. */
export function sentComparedCartOf(cart: ComparedCart): ValueOf<typeof sentComparedCart> {
  const { difference } = cart;
  const [total, percent] =
    difference?.kind === "sameTerm" ? [difference.total, difference.percent] : [null, null];
  return {
    name: cart.name,
    monthly: dollarsOrNull(cart.monthly),
    install: dollarsOrNull(cart.install),
    months: cart.months,
    total: dollarsOrNull(cart.total),
    total_difference: dollarsOrNull(total),
    total_difference_percent: roundedToTenth(percent),
    per_month: dollarsOrNull(cart.perMonth),
    per_month_difference: dollarsOrNull(
      difference?.kind === "perMonth" ? difference.perMonth : null,
    ),
    best_value: cart.isBestValue,
    services: cart.lines.map(optionServiceTextOf),
    prices: cart.lines.map(({ price }) => dollarsOrNull(price)),
    ...(cart.equipment !== zeroCents && { equipment: dollarsOrNull(cart.equipment) }),
    ...(cart.discount !== zeroCents && { discount: dollarsOrNull(cart.discount) }),
    ...(cart.isCurrent && { current: true }),
  };
}

function roundedToTenth(value: number | null): number | null {
  return value === null ? null : Number(value.toFixed(1));
}
