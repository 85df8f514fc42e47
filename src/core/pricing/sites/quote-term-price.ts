import { addCents } from "../../money/cents.ts";
import { cartCourseOf, cartPriceOf } from "../cart/cart-items.ts";
import { monthsOf } from "../cart/cart-value.ts";
import { sumPhases, type TermPrice, termPriceOf } from "../price/term-price.ts";
import type { SiteQuote } from "./site-quote.ts";

/** The cost of a quote over its term, with the backup; null if the term has no number of months. */
export function quoteTermPriceOf({ offer, cart, backup }: SiteQuote): TermPrice | null {
  const months = monthsOf({ value: offer.term, label: offer.termLabel });
  if (months === null) return null;
  const main =
    cart === null
      ? termPriceOf(months, offer, offer.course)
      : termPriceOf(months, cartPriceOf(cart), cartCourseOf(cart));
  if (backup === null) return main;
  const second = termPriceOf(months, backup, backup.course);
  return {
    total: addCents(main.total, second.total),
    phases: sumPhases([main.phases, second.phases], months),
    assumesSamePrice: main.assumesSamePrice || second.assumesSamePrice,
  };
}
