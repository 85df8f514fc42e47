import type { Formatting } from "../../formatting/formatting.ts";
import { type CentsOrError, subtractCents, zeroCents } from "../../money/cents.ts";
import type { CartPrice } from "../price/price-cart.ts";
import { pricingTexts } from "../pricing-messages.ts";
import { cartTexts } from "./cart-messages.ts";
import type { CartLoss } from "./choice-effect.ts";
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
  const texts = format.texts(cartTexts).figure;
  const amountOf = (cents: CentsOrError) =>
    isChange ? changeText(cents, format) : format.money(cents);
  const others = {
    parts: partsTextOf(figure, format),
    counted: format.texts(pricingTexts).countedAs(format.money(figure.line.price)),
    ends: endsTextOf(figure, format),
  };
  if (monthly !== zeroCents)
    return {
      amount: texts.monthly(amountOf(monthly)),
      install: install === zeroCents ? "" : texts.installOf(amountOf(install)),
      ...others,
    };
  const none = figure.parts.length > 0 ? texts.noChange : texts.noCharge;
  return install === zeroCents
    ? { amount: none, install: "", ...others }
    : { amount: amountOf(install), install: texts.install, ...others };
}

/** Names the package that a choice ends, and the services that it removes without replacing them; `""` without any. */
export function endsTextOf({ endedPackage, lostTitles }: CartLoss, format: Formatting): string {
  const [only = "", ...others] = lostTitles;
  const texts = format.texts(cartTexts).figure;
  const lost = others.length === 0 ? only : format.count(lostTitles.length, texts.services);
  if (endedPackage === null) return lost === "" ? "" : texts.removes(lost);
  return texts.ends(endedPackage.label, lost);
}

function partsTextOf({ parts, line, baseRate }: RowFigure, format: Formatting): string {
  const { quantity, rate, reason } = line;
  const texts = format.texts(cartTexts).figure;
  const isRated = rate !== baseRate && baseRate !== zeroCents;
  const rateKind = reason === "package" ? "package" : "bundle";
  if (parts.every(({ kind }) => kind === "service") && quantity === 1) {
    return isRated ? texts.rates[rateKind] : "";
  }
  const named: Readonly<Record<Exclude<FigurePartKind, "replaced">, (amount: string) => string>> = {
    ...texts.parts,
    service: isRated ? texts.rated[rateKind] : (amount) => amount,
  };
  return parts
    .map(({ kind, cents }, index) => {
      const isTakenOff = cents !== null && cents < 0;
      const unsigned = format.money(isTakenOff ? subtractCents(zeroCents, cents) : cents);
      if (kind === "replaced") return ` ${texts.insteadOf(unsigned)}`;
      if (kind === "elsewhere" && isTakenOff)
        return `${index === 0 ? "" : `${format.comma} `}${texts.savedElsewhere(unsigned)}`;
      if (kind === "service" && quantity > 1)
        return named.service(texts.each(format.number(quantity), format.money(rate)));
      if (index === 0) return named[kind](format.money(cents));
      const part = named[kind](unsigned);
      // Without the comma, "instead of $85.00 plus $5.00" would read as one amount.
      const previous = parts[index - 1]?.kind;
      const comma = previous === "replaced" || previous === "lost" ? format.comma : "";
      return `${comma} ${isTakenOff ? texts.less(part) : texts.plus(part)}`;
    })
    .join("")
    .trim();
}

/** Writes a change of an amount: `+$5.00`, `−$5.00`. */
export function changeText(cents: CentsOrError, format: Formatting): string {
  return cents !== null && cents > 0
    ? format.together(`+${format.money(cents)}`)
    : format.money(cents);
}

/**
 * Writes the change of the totals: `+$5.00/mo; +$99.00 install`. If the earlier total is unknown, writes the new total
 * instead.
 */
export function totalsChangeText(before: Totals, after: Totals, format: Formatting): string {
  const texts = format.texts(cartTexts).figure;
  const textOf = (was: CentsOrError, is: CentsOrError) =>
    was === null ? format.money(is) : changeText(subtractCents(is, was), format);
  const changes = [
    before.monthly === after.monthly ? "" : texts.monthly(textOf(before.monthly, after.monthly)),
    before.install === after.install ? "" : texts.installOf(textOf(before.install, after.install)),
  ].filter((text) => text !== "");
  return changes.join("; ") || texts.noChange;
}

type Totals = Pick<CartPrice, "monthly" | "install">;

/** Writes a change in percent with one decimal: `+5.0%`, `−5.0%`. */
export function percentChangeText(percent: number, format: Formatting): string {
  const rounded = Math.round(percent * 10) / 10;
  return format.together(`${rounded > 0 ? "+" : ""}${format.fixed(rounded, 1)}%`);
}
