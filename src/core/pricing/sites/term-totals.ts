import { addCents, type CentsOrError } from "../../money/cents.ts";
import { monthsOf } from "../cart/cart-value.ts";
import { sumPhases, type TermPrice } from "../price/term-price.ts";
import { quoteTermPriceOf } from "./quote-term-price.ts";
import type { SiteCriterion } from "./site-criterion.ts";
import type { SiteAnswer } from "./site-quote.ts";
import type { SiteProgress, SiteRun } from "./site-run.ts";
import { type SiteChoice, type SiteRow, type SiteSum, siteTableOf } from "./site-table.ts";
import { choiceInTerm } from "./term-twin.ts";

/** The cost of several sites over their terms. */
export interface TermSum extends Pick<TermPrice, "assumesSamePrice"> {
  /** The number of months of all terms; null if the terms differ, or have no number of months. */
  readonly months: number | null;
  /** All months plus the install charges, in cents; null if an amount or the number of months is unknown, or without a quote. */
  readonly total: CentsOrError;
  /** The months of the term by the monthly price of all sites; empty without a number of months. */
  readonly phases: TermPrice["phases"];
}

/** The cost of all sites if each has its services for one term: the choice of the user, or else its best quote. */
export interface TermTotal extends SiteSum, TermSum {
  readonly value: string;
  readonly label: string;
  /** The number of sites where the choice of the user is not available for the term, so that another quote counts. */
  readonly others: number;
  /** True if all sites have this term. */
  readonly isChosen: boolean;
}

/** The cost of the chosen quotes over their terms. */
export function termSumOf(rows: readonly Pick<SiteRow, "chosen">[]): TermSum {
  const chosen = rows.flatMap((row) => row.chosen ?? []);
  const prices = chosen.map(quoteTermPriceOf);
  const terms = new Set(
    chosen.map(({ offer }) => monthsOf({ value: offer.term, label: offer.termLabel })),
  );
  const months = terms.size === 1 ? ([...terms][0] ?? null) : null;
  return {
    months,
    phases:
      months === null
        ? []
        : sumPhases(
            prices.map((price) => price?.phases ?? []),
            months,
          ),
    total: chosen.length === 0 ? null : addCents(...prices.map((price) => price?.total ?? null)),
    assumesSamePrice: prices.some((price) => price?.assumesSamePrice),
  };
}

/** The totals of every term that an answer offers, the shortest first. Terms without a number of months are last. */
export function termTotalsOf(
  run: Pick<SiteRun<SiteAnswer>, "sites">,
  criterion: SiteCriterion,
  choices: ReadonlyMap<number, SiteChoice>,
): readonly TermTotal[] {
  const chosen = siteTableOf(run, criterion, choices).rows.flatMap(
    (row) => row.chosen?.offer.term ?? [],
  );
  return termsIn(run)
    .map((term) => {
      const own = choicesInTerm(run, choices, term.value);
      const { rows, sum } = siteTableOf(run, inTerm(criterion, term.value), own);
      const others = rows.filter(({ isGone, chosen }) => isGone && chosen !== null).length;
      const isChosen = criterion.term === term.value && chosen.every((one) => one === term.value);
      return { ...term, ...sum, ...termSumOf(rows), others, isChosen };
    })
    .sort((a, b) => (monthsOf(a) ?? Number.MAX_VALUE) - (monthsOf(b) ?? Number.MAX_VALUE));
}

/**
 * The choices of the user in another term. One that is not available there keeps its services, so that it is found again
 * in its own term.
 */
export function choicesInTerm(
  run: Pick<SiteRun<SiteAnswer>, "sites">,
  choices: ReadonlyMap<number, SiteChoice>,
  term: string,
): ReadonlyMap<number, SiteChoice> {
  return new Map(
    [...choices].map(([place, one]) => [place, choiceIn(one, term, run.sites[place]?.progress)]),
  );
}

/** The choice for a site in another term. It is cached, because its quote is cached by it. */
function choiceIn(
  choice: SiteChoice,
  term: string,
  progress: SiteProgress<SiteAnswer> | undefined,
): SiteChoice {
  if (choice.term === term || progress?.kind !== "priced") return choice;
  const { answer } = progress;
  const known = termChoices.get(choice) ?? new Map<string, TermChoice>();
  termChoices.set(choice, known);
  const last = known.get(term);
  if (last?.answer === answer) return last.choice;
  const found = choiceInTerm(answer.catalogue, choice, term);
  known.set(term, { answer, choice: found });
  return found;
}

interface TermChoice {
  readonly answer: SiteAnswer;
  readonly choice: SiteChoice;
}

const termChoices = new WeakMap<SiteChoice, Map<string, TermChoice>>();

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

/** The terms of all answers so far. */
export function termsIn({ sites }: Pick<SiteRun<SiteAnswer>, "sites">): SiteAnswer["terms"] {
  const labels = new Map<string, string>();
  for (const { progress } of sites) {
    if (progress.kind !== "priced") continue;
    for (const { value, label } of progress.answer.terms) labels.set(value, label);
  }
  return [...labels].map(([value, label]) => ({ value, label }));
}
