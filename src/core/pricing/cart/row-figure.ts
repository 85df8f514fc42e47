import { addCents, type CentsOrError, subtractCents, zeroCents } from "../../money/cents.ts";
import { installLinesOf } from "../price/install-lines.ts";
import type { CartPrice } from "../price/price-cart.ts";
import { type PriceContext, type PriceLine, priceLineOf, stackingOf } from "../price/price-line.ts";
import { rateOf } from "../price/rates.ts";
import type { DisabledCode } from "../rules/disabling-rules.ts";
import type { Service } from "../service.ts";
import { cartPriceOf, quantityOf } from "./cart-items.ts";
import { type CartState, packageOf, servicesInCart } from "./cart-state.ts";
import { reduceCart } from "./reduce-cart.ts";

/** The amounts of a service in the list, everything included (decisions L24). */
export interface RowFigure {
  /** Whether they are what choosing the service changes now; else its own part of the totals. */
  readonly isChange: boolean;
  /** Per month. */
  readonly monthly: CentsOrError;
  /** Once. */
  readonly install: CentsOrError;
  /** Add up to the monthly amount; those of 0 are left out. */
  readonly parts: readonly FigurePart[];
  /** The service as it is priced with the choice. */
  readonly line: PriceLine;
  /** Per month and unit, without bundle and package. */
  readonly baseRate: CentsOrError;
}

/** A part of a monthly amount. */
interface FigurePart {
  readonly kind: FigurePartKind;
  /** Below zero where it is taken off. */
  readonly cents: CentsOrError;
}

/**
 * The service itself, its equipment and boxes, what it brings along, what it replaces, and what changes elsewhere: the
 * rates of other services and the package's discount.
 */
export type FigurePartKind = "service" | "equipment" | "along" | "replaced" | "elsewhere";

/** Computes the figures of the services of a cart. `code` says why a service cannot be chosen; null where it can. */
export function createFigures(
  state: CartState,
): (service: Service, code: DisabledCode | null) => RowFigure {
  const before = cartPriceOf(state);
  const own = new Map(before.lines.map((line) => [line.id, line]));
  return (service, code) => {
    const line = own.get(service.id);
    if (line !== undefined)
      return ownFigure(service, line, installPartOf(service.id, before, state));
    if (code === null) return changeFigure(service, state, before);
    const alone = lineBeside(service, state);
    return ownFigure(service, alone, addCents(alone.nrc, stackingOf(alone)));
  };
}

function ownFigure(service: Service, line: PriceLine, install: CentsOrError): RowFigure {
  const parts = ownPartsOf(line);
  return {
    isChange: false,
    monthly: sumOf(parts),
    install,
    parts: parts.filter(hasAmount),
    line,
    baseRate: baseRateOf(service),
  };
}

function changeFigure(service: Service, state: CartState, before: CartPrice): RowFigure {
  const after = cartPriceOf(reduceCart(state, { kind: "selectItem", id: service.id }));
  const line = after.lines.find(({ id }) => id === service.id);
  const along = linesWithout(after, [...before.lines, ...(line ? [line] : [])]).map(monthlyOf);
  const replaced = linesWithout(before, after.lines).map(monthlyOf);
  const parts: readonly FigurePart[] = [
    ...(line === undefined ? [] : ownPartsOf(line)),
    { kind: "along", cents: addCents(...along) },
    { kind: "replaced", cents: subtractCents(zeroCents, addCents(...replaced)) ?? zeroCents },
  ];
  // Where the total before cannot be read, the amounts of the choice are told all the same.
  const change = subtractCents(after.monthly, before.monthly);
  const rest = change === null ? zeroCents : subtractCents(change, sumOf(parts));
  const all = [...parts, { kind: "elsewhere", cents: rest } as const];
  const priced = line ?? lineBeside(service, state);
  return {
    isChange: true,
    monthly: sumOf(all),
    install:
      subtractCents(after.install, before.install) ?? addCents(priced.nrc, stackingOf(priced)),
    parts: all.filter(hasAmount),
    line: priced,
    baseRate: baseRateOf(service),
  };
}

/** The lines of a price that are not among others. */
function linesWithout({ lines }: CartPrice, others: readonly PriceLine[]): readonly PriceLine[] {
  const ids = new Set(others.map(({ id }) => id));
  return lines.filter(({ id }) => !ids.has(id));
}

function ownPartsOf({ price, equipmentFee, boxPrice }: PriceLine): readonly FigurePart[] {
  return [
    { kind: "service", cents: price },
    { kind: "equipment", cents: addCents(equipmentFee, boxPrice) },
  ];
}

function monthlyOf({ price, equipmentFee, boxPrice }: PriceLine): CentsOrError {
  return addCents(price, equipmentFee, boxPrice);
}

function sumOf(parts: readonly FigurePart[]): CentsOrError {
  return addCents(...parts.map(({ cents }) => cents));
}

function hasAmount({ cents }: FigurePart): boolean {
  return cents !== zeroCents;
}

function baseRateOf(service: Service): CentsOrError {
  return rateOf(service, 0, { usesPackageRate: false }).cents;
}

/** What the install total has of a service. */
function installPartOf(id: string, price: CartPrice, state: CartState): CentsOrError {
  const sources = installLinesOf(price, packageOf(state)).flatMap((line) => line.sources);
  return addCents(...sources.filter((source) => source.id === id).map(({ cents }) => cents));
}

/** A service that cannot be chosen, priced beside what is. */
function lineBeside(service: Service, state: CartState): PriceLine {
  const present = servicesInCart(state);
  const context: PriceContext = {
    ids: new Set([...present.map(({ id }) => id), service.id]),
    types: new Set([...present.map(({ type }) => type), service.type]),
    packageRated: new Set(),
  };
  return priceLineOf({ service, ...quantityOf(state, service) }, context);
}
