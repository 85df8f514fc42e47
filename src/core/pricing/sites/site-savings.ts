import {
  addCents,
  type CentsOrError,
  subtractCents,
  timesCents,
  zeroCents,
} from "../../money/cents.ts";
import { monthsOf } from "../cart/cart-value.ts";
import { quoteTermPriceOf } from "./quote-term-price.ts";
import type { SiteTable } from "./site-table.ts";

/** The current service of the customer at a site, as the agent enters it. Empty texts are unknown. */
export interface SiteToday {
  readonly provider: string;
  /** The price per month; null if it is unknown. */
  readonly monthly: CentsOrError;
  /** The price as the list has it, if it is not an amount. */
  readonly unread?: string | undefined;
  /** When the contract ends, as entered. */
  readonly endsOn: string;
}

/** The savings at the sites whose current price is known. Negative amounts are additional costs. */
export interface SiteSavings {
  /** The number of sites that have both a current price and a quote. */
  readonly sites: number;
  /** The current price per month of these sites. */
  readonly today: CentsOrError;
  /** The savings per month. */
  readonly monthly: CentsOrError;
  /**
   * The savings over the terms of the sites, after their install charges; null if an amount is unknown, or if a term has
   * no number of months.
   */
  readonly overTerm: CentsOrError;
  /** True if a price changes within its term by an unknown amount. */
  readonly assumesSamePrice: boolean;
  /** The number of months after which the savings cover the install charges; null if they never do. */
  readonly paybackMonths: number | null;
}

/** The savings at one site; null without a current price or a quote. */
export function savingsAt(
  { chosen }: Pick<SiteTable["rows"][number], "chosen">,
  today: SiteToday | undefined,
): SiteSavings | null {
  if (chosen === null || today?.monthly == null) return null;
  const { monthly, install, offer } = chosen;
  const term = quoteTermPriceOf(chosen);
  const months = monthsOf({ value: offer.term, label: offer.termLabel });
  const saved = subtractCents(today.monthly, monthly);
  return {
    sites: 1,
    today: today.monthly,
    monthly: saved,
    overTerm:
      months === null || term === null
        ? null
        : subtractCents(timesCents(today.monthly, months), term.total),
    assumesSamePrice: term?.assumesSamePrice ?? false,
    paybackMonths: paybackOf(saved, install),
  };
}

/** The savings at all sites. */
export function savingsOf(
  { rows }: Pick<SiteTable, "rows">,
  today: ReadonlyMap<number, SiteToday>,
): SiteSavings {
  const found = rows.flatMap((row) => {
    const savings = savingsAt(row, today.get(row.place));
    return savings && row.chosen ? [{ savings, install: row.chosen.install }] : [];
  });
  const monthly = addCents(...found.map(({ savings }) => savings.monthly));
  return {
    sites: found.length,
    today: addCents(...found.map(({ savings }) => savings.today)),
    monthly,
    overTerm: addCents(...found.map(({ savings }) => savings.overTerm)),
    assumesSamePrice: found.some(({ savings }) => savings.assumesSamePrice),
    paybackMonths: paybackOf(monthly, addCents(zeroCents, ...found.map(({ install }) => install))),
  };
}

function paybackOf(monthly: CentsOrError, install: CentsOrError): number | null {
  if (monthly === null || install === null || monthly <= 0) return null;
  return Math.ceil(install / monthly);
}
