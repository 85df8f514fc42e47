import type { Formatting } from "../../../core/formatting/formatting.ts";
import { type CentsOrError, zeroCents } from "../../../core/money/cents.ts";
import { cartTexts } from "../../../core/pricing/cart/cart-messages.ts";
import { phaseFiguresOf } from "../../../core/pricing/cart/cart-value.ts";
import type { CartDifference, ComparedCart } from "../../../core/pricing/cart/compare-carts.ts";
import { changeText, percentChangeText } from "../../../core/pricing/cart/figure-text.ts";
import { builderTexts } from "../scout-pricing.messages.ts";

/** A row of the comparison. */
export interface FigureRow {
  readonly label: string;
  /** True if a phone shows it of every cart, also of those whose details are hidden. */
  readonly isMain: boolean;
  /** A figure for each cart; null for a cart that does not have it. */
  readonly figures: readonly (ComparedFigure | null)[];
}

export interface ComparedFigure {
  readonly text: string;
  /** The difference from the first cart; `""` without one. */
  readonly change: string;
  /** True if the figure or the difference applies only if a price stays. */
  readonly isAssumed: boolean;
}

/**
 * The figures of all carts. If their terms differ, the cost per month is what compares them, and the term is a figure.
 */
export function figureRowsOf(
  compared: readonly ComparedCart[],
  format: Formatting,
): readonly FigureRow[] {
  const texts = format.texts(builderTexts);
  const inCart = format.texts(cartTexts);
  const terms = new Set(compared.map(({ months }) => months));
  const [term = null] = terms;
  const isSameTerm = terms.size === 1;
  const rows: readonly FigureRow[] = [
    {
      label: texts.term,
      isMain: false,
      figures: compared.map(({ months }) =>
        isSameTerm || months === null ? null : certain(inCart.months(months)),
      ),
    },
    {
      label: texts.monthly,
      isMain: true,
      figures: compared.map(({ monthly, difference }) =>
        certain(
          format.money(monthly),
          difference?.kind === "sameTerm" ? shortChangeOf(difference.monthly, format) : "",
        ),
      ),
    },
    ...phaseRowsOf(compared, format),
    {
      label: texts.install,
      isMain: false,
      figures: compared.map(({ install, difference }) =>
        certain(
          format.money(install),
          difference?.kind === "sameTerm" ? shortChangeOf(difference.install, format) : "",
        ),
      ),
    },
    {
      label:
        isSameTerm && term !== null ? texts.totalOver(format.number(term), false) : texts.overTerm,
      isMain: isSameTerm,
      figures: termFiguresOf(
        compared,
        ({ total }) => total,
        (difference) => shareTextOf(difference, "sameTerm", format),
        format,
      ),
    },
    {
      label: texts.perMonth,
      isMain: !isSameTerm,
      figures: termFiguresOf(
        compared,
        ({ perMonth }) => perMonth,
        ({ perMonth }) => (isSameTerm ? "" : shortChangeOf(perMonth, format)),
        format,
      ),
    },
  ];
  return rows.filter(({ figures }) => figures.some((figure) => figure !== null));
}

function certain(text: string, change = ""): ComparedFigure {
  return { text, change, isAssumed: false };
}

function shortChangeOf(cents: CentsOrError, format: Formatting): string {
  if (cents === null) return "";
  return cents === zeroCents ? format.texts(cartTexts).figure.noChange : changeText(cents, format);
}

/** The monthly prices in each part of the term, for carts whose price changes. */
function phaseRowsOf(compared: readonly ComparedCart[], format: Formatting): readonly FigureRow[] {
  const phases = compared.map((cart) => new Map(phaseFiguresOf(cart, format)));
  const labels = new Set(phases.flatMap((one) => [...one.keys()]));
  return [...labels].map((label) => ({
    label,
    isMain: false,
    figures: phases.map((one) => {
      const text = one.get(label);
      return text === undefined ? null : certain(text);
    }),
  }));
}

/** Figures that only a cart with a number of months has. */
function termFiguresOf(
  compared: readonly ComparedCart[],
  amountOf: (cart: ComparedCart) => CentsOrError,
  changeOf: (difference: CartDifference) => string,
  format: Formatting,
): FigureRow["figures"] {
  return compared.map((cart) => {
    if (cart.months === null) return null;
    const change = cart.difference === null ? "" : changeOf(cart.difference);
    const isAssumed =
      cart.assumesSamePrice || (change !== "" && cart.difference?.assumesSamePrice === true);
    return { text: format.money(amountOf(cart)), change, isAssumed };
  });
}

/**
 * Writes the difference of the totals of the same term, or of the cost per month of different terms, with its percentage:
 * `+$180.00 (+5.0%)`. Totals are subtracted only for the same term. Returns `""` for a difference of the other kind.
 */
export function shareTextOf(
  difference: CartDifference | null,
  kind: CartDifference["kind"],
  format: Formatting,
): string {
  if (difference?.kind !== kind) return "";
  const cents = difference.kind === "sameTerm" ? difference.total : difference.perMonth;
  if (cents === null) return "";
  const change = changeText(cents, format);
  return difference.percent === null
    ? change
    : `${change} (${percentChangeText(difference.percent, format)})`;
}
