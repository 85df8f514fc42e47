import { addCents, type CentsOrError, subtractCents, zeroCents } from "../../money/cents.ts";
import { installLinesOf } from "../price/install-lines.ts";
import type { CartPrice } from "../price/price-cart.ts";
import { type PriceContext, type PriceLine, priceLineOf, stackingOf } from "../price/price-line.ts";
import { rateOf } from "../price/rates.ts";
import type { DisabledCode } from "../rules/disabling-rules.ts";
import type { Service } from "../service.ts";
import { cartPriceOf, quantityOf } from "./cart-items.ts";
import { type CartState, packageOf, servicesInCart } from "./cart-state.ts";
import { type CartLoss, choiceEffectOf } from "./choice-effect.ts";
import { reduceCart } from "./reduce-cart.ts";

/** The total amounts of a service in the list. */
export interface RowFigure extends CartLoss {
  /** True if the amounts are the change of the totals by a click. False if they are the service's share of the totals. */
  readonly isChange: boolean;
  /** The amount per month. */
  readonly monthly: CentsOrError;
  /** The one-time amount. */
  readonly install: CentsOrError;
  /** The parts of the monthly amount. Parts of 0 are left out. */
  readonly parts: readonly FigurePart[];
  /** The price line of the service in a cart that contains it. */
  readonly line: PriceLine;
  /** The rate per month and unit, without bundle and package. */
  readonly baseRate: CentsOrError;
}

/** A part of a monthly amount. */
interface FigurePart {
  readonly kind: FigurePartKind;
  /** The amount of the part, which is negative for a reduction. */
  readonly cents: CentsOrError;
}

/**
 * The kind of a part. `along`: a linked service. `replaced`: a service that leaves the cart for one of its type, with
 * what came with it. `lost`: another service that leaves the cart. `elsewhere`: a change of another rate or of the
 * package's discount.
 */
export type FigurePartKind = "service" | "equipment" | "along" | "replaced" | "lost" | "elsewhere";

/** Computes the figures of services. `code` is the reason why a service cannot be chosen, or null. */
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
    endedPackage: null,
    lostTitles: [],
  };
}

function changeFigure(service: Service, state: CartState, before: CartPrice): RowFigure {
  const next = reduceCart(state, { kind: "selectItem", id: service.id });
  const after = cartPriceOf(next);
  const line = after.lines.find(({ id }) => id === service.id);
  const { added, replaced, lost, endedPackage, lostTitles } = choiceEffectOf(state, next);
  const along = linesIn(after, added).filter(({ id }) => id !== service.id);
  const parts: readonly FigurePart[] = [
    ...(line === undefined ? [] : ownPartsOf(line)),
    { kind: "along", cents: addCents(...along.map(monthlyOf)) },
    { kind: "replaced", cents: takenOffBy(linesIn(before, replaced)) },
    { kind: "lost", cents: takenOffBy(linesIn(before, lost)) },
  ];
  // Without a known earlier total, there is no difference, so use the amounts of the service itself.
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
    endedPackage,
    lostTitles,
  };
}

/** The change of the monthly total without the lines. An unknown amount changes nothing. */
function takenOffBy(lines: readonly PriceLine[]): CentsOrError {
  return subtractCents(zeroCents, addCents(...lines.map(monthlyOf))) ?? zeroCents;
}

function linesIn({ lines }: CartPrice, ids: ReadonlySet<string>): readonly PriceLine[] {
  return lines.filter(({ id }) => ids.has(id));
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

/** The service's share of the install total. */
function installPartOf(id: string, price: CartPrice, state: CartState): CentsOrError {
  const sources = installLinesOf(price, packageOf(state)).flatMap((line) => line.sources);
  return addCents(...sources.filter((source) => source.id === id).map(({ cents }) => cents));
}

/** The price line of a service that cannot be chosen, next to the chosen services. */
function lineBeside(service: Service, state: CartState): PriceLine {
  const present = servicesInCart(state);
  const context: PriceContext = {
    ids: new Set([...present.map(({ id }) => id), service.id]),
    types: new Set([...present.map(({ type }) => type), service.type]),
    packageRated: new Set(),
  };
  return priceLineOf({ service, ...quantityOf(state, service) }, context);
}
