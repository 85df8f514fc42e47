import type { Formatting } from "../../formatting/formatting.ts";
import { type CentsOrError, subtractCents, zeroCents } from "../../money/cents.ts";
import type { CartPrice } from "../price/price-cart.ts";
import { pricingMessages } from "../pricing-messages.ts";
import { cartMessages } from "./cart-messages.ts";
import type { FigurePartKind, RowFigure } from "./row-figure.ts";

/** The amounts of a row as text. */
export interface FigureTexts {
  /** The main amount, such as `+$28.50/mo`. Without a monthly amount, it is the one-time amount. */
  readonly amount: string;
  /** The text below: `+$99.00 install`, or a note that the main amount is the install charge; `""` without install. */
  readonly install: string;
  /** The parts of the monthly amount, such as `$21.00 + $7.50 equipment`; `""` for a single part. */
  readonly parts: string;
  /** The monthly amount that totals count for a service with a range. */
  readonly counted: string;
  /**
   * Names the package that choosing the service ends, and the services that it removes without replacing them; `""`
   * without any.
   */
  readonly ends: string;
}

/** Writes the amounts of a row. */
export function figureTextsOf(figure: RowFigure, format: Formatting): FigureTexts {
  const { isChange, monthly, install } = figure;
  const amountOf = (cents: CentsOrError) =>
    isChange ? changeText(cents, format) : format.money(cents);
  const texts = {
    parts: partsTextOf(figure, format),
    counted: pricingMessages.countedAs(format.money(figure.line.price)),
    ends: endsTextOf(figure, format),
  };
  if (monthly !== zeroCents)
    return {
      amount: cartMessages.figure.monthly(amountOf(monthly)),
      install: install === zeroCents ? "" : `${amountOf(install)} ${cartMessages.figure.install}`,
      ...texts,
    };
  const none =
    figure.parts.length > 0 ? cartMessages.figure.noChange : cartMessages.figure.noCharge;
  return install === zeroCents
    ? { amount: none, install: "", ...texts }
    : { amount: amountOf(install), install: cartMessages.figure.install, ...texts };
}

function endsTextOf({ endedPackage, lostTitles }: RowFigure, format: Formatting): string {
  const [only = "", ...others] = lostTitles;
  const lost =
    others.length === 0 ? only : format.count(lostTitles.length, cartMessages.figure.services);
  if (endedPackage === null) return lost === "" ? "" : cartMessages.figure.removes(lost);
  return cartMessages.figure.ends(endedPackage.label, lost);
}

function partsTextOf({ parts, line, baseRate }: RowFigure, format: Formatting): string {
  const { quantity, rate, reason } = line;
  const isRated = rate !== baseRate && baseRate !== zeroCents;
  const rateKind = reason === "package" ? "package" : "bundle";
  if (parts.every(({ kind }) => kind === "service") && quantity === 1) {
    return isRated ? cartMessages.figure.rates[rateKind] : "";
  }
  const names: Readonly<Record<Exclude<FigurePartKind, "replaced">, string>> = {
    ...cartMessages.figure.parts,
    service: isRated ? cartMessages.figure.rated[rateKind] : "",
  };
  return parts
    .map(({ kind, cents }, index) => {
      const isTakenOff = cents !== null && cents < 0;
      const unsigned = format.money(isTakenOff ? subtractCents(zeroCents, cents) : cents);
      if (kind === "replaced") return ` ${figureTexts.insteadOf(unsigned)}`;
      if (kind === "elsewhere" && isTakenOff)
        return `${index === 0 ? "" : ", "}${figureTexts.savedElsewhere(unsigned)}`;
      if (kind === "service" && quantity > 1)
        return `${figureTexts.each(format.number(quantity), format.money(rate))}${names.service}`;
      if (index === 0) return `${format.money(cents)}${names[kind]}`;
      const text = isTakenOff ? figureTexts.less(unsigned) : figureTexts.plus(unsigned);
      // Without the comma, "instead of $85.00 plus $5.00" would read as one amount.
      const previous = parts[index - 1]?.kind;
      const comma = previous === "replaced" || previous === "lost" ? "," : "";
      return `${comma} ${text}${names[kind]}`;
    })
    .join("")
    .trim();
}

const figureTexts = cartMessages.figure;

/** Writes a change of an amount: `+$5.00`, `−$5.00`. */
export function changeText(cents: CentsOrError, format: Formatting): string {
  return cents !== null && cents > 0 ? `+${format.money(cents)}` : format.money(cents);
}

/**
 * Writes the change of the totals: `+$5.00/mo; +$99.00 install`. If the earlier total is unknown, writes the new total
 * instead.
 */
export function totalsChangeText(before: Totals, after: Totals, format: Formatting): string {
  const textOf = (was: CentsOrError, is: CentsOrError) =>
    was === null ? format.money(is) : changeText(subtractCents(is, was), format);
  const changes = [
    before.monthly === after.monthly
      ? ""
      : cartMessages.figure.monthly(textOf(before.monthly, after.monthly)),
    before.install === after.install
      ? ""
      : `${textOf(before.install, after.install)} ${cartMessages.figure.install}`,
  ].filter((text) => text !== "");
  return changes.join("; ") || cartMessages.figure.noChange;
}

type Totals = Pick<CartPrice, "monthly" | "install">;

/** Writes a change in percent with one decimal: `+5.0%`, `−5.0%`. */
export function percentChangeText(percent: number, format: Formatting): string {
  const rounded = Math.round(percent * 10) / 10;
  return `${rounded > 0 ? "+" : ""}${format.fixed(rounded, 1)}%`;
}
