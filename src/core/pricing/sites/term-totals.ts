import { addCents, type CentsOrError, zeroCents } from "../../money/cents.ts";
import { monthsOf } from "../cart/cart-value.ts";
import { quoteTermPriceOf } from "./quote-term-price.ts";
import type { SiteCriterion } from "./site-criterion.ts";
import type { SiteAnswer } from "./site-quote.ts";
import type { SiteRun } from "./site-run.ts";
import { type SiteChoice, type SiteSum, siteTableOf } from "./site-table.ts";

/** The cost of all sites if each has its best quote of one term. */
export interface TermTotal extends SiteSum {
  readonly value: string;
  readonly label: string;
  /** All months plus the install charges, in cents; null if an amount or the number of months is unknown. */
  readonly total: CentsOrError;
  /** True if a price changes within the term by an unknown amount, so that the total applies only if it stays. */
  readonly assumesSamePrice: boolean;
}

/** The totals of every term that an answer offers, the shortest first. Terms without a number of months are last. */
export function termTotalsOf(
  run: Pick<SiteRun<SiteAnswer>, "sites">,
  criterion: SiteCriterion,
): readonly TermTotal[] {
  return termsIn(run)
    .map((term) => {
      const { rows, sum } = siteTableOf(run, inTerm(criterion, term.value), noChoices);
      const prices = rows.flatMap(({ chosen }) => (chosen ? [quoteTermPriceOf(chosen)] : []));
      return {
        ...term,
        ...sum,
        total: addCents(zeroCents, ...prices.map((price) => price?.total ?? null)),
        assumesSamePrice: prices.some((price) => price?.assumesSamePrice),
      };
    })
    .sort((a, b) => (monthsOf(a) ?? Number.MAX_VALUE) - (monthsOf(b) ?? Number.MAX_VALUE));
}

/** The criterion with another term. It is cached, because the quotes of a site are cached by their criterion. */
function inTerm(criterion: SiteCriterion, term: string): SiteCriterion {
  if (criterion.term === term) return criterion;
  const known = termCriteria.get(criterion) ?? new Map<string, SiteCriterion>();
  termCriteria.set(criterion, known);
  const found = known.get(term) ?? { ...criterion, term };
  known.set(term, found);
  return found;
}

const termCriteria = new WeakMap<SiteCriterion, Map<string, SiteCriterion>>();
const noChoices: ReadonlyMap<number, SiteChoice> = new Map();

/** The terms of all answers so far. */
export function termsIn({ sites }: Pick<SiteRun<SiteAnswer>, "sites">): SiteAnswer["terms"] {
  const labels = new Map<string, string>();
  for (const { progress } of sites) {
    if (progress.kind !== "priced") continue;
    for (const { value, label } of progress.answer.terms) labels.set(value, label);
  }
  return [...labels].map(([value, label]) => ({ value, label }));
}
