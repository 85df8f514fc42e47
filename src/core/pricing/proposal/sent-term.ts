import { dollarsOf } from "../../money/cents.ts";
import { described, flag, list, number, object, type ValueOf } from "../../wire/sent.ts";
import type { CartValue } from "../cart/cart-value.ts";

/** The parts of a term on the wire. */
export const sentPhases = list(
  object({
    months: described(number, "Months with this price."),
    monthly: described(number, "Monthly dollars in these months."),
  }),
);

/** The cost of a proposal over its term on the wire. */
export const sentTerm = object(
  {
    months: described(number, "Months of the term."),
    total: described(number, "Dollars over the term, install included."),
  },
  {
    phases: described(sentPhases, "The parts of the term in order, if the monthly price changes."),
    assumes_same_price: described(
      flag,
      "True if a price changes by an unknown amount, so that the total applies only if it stays.",
    ),
  },
);

/** Creates the wire form of the total over a term; nothing if it is unknown. */
export function sentTermOf({
  months,
  total,
  phases,
  assumesSamePrice,
}: Pick<CartValue, "months" | "total" | "phases" | "assumesSamePrice">): {
  readonly term?: ValueOf<typeof sentTerm>;
} {
  if (months === null || total === null) return {};
  return {
    term: {
      months,
      total: dollarsOf(total),
      ...sentPhasesOf({ phases }),
      ...(assumesSamePrice && { assumes_same_price: true }),
    },
  };
}

/** Creates the wire form of the parts of a term; nothing if the price stays the same. */
export function sentPhasesOf({ phases }: Pick<CartValue, "phases">): {
  readonly phases?: ValueOf<typeof sentPhases>;
} {
  const sent = phases.flatMap(({ months, monthly }) =>
    monthly === null ? [] : [{ months, monthly: dollarsOf(monthly) }],
  );
  return sent.length > 1 ? { phases: sent } : {};
}
