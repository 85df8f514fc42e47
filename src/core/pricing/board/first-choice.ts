import {
  addCents,
  type CentsOrError,
  maxCents,
  subtractCents,
  zeroCents,
} from "../../money/cents.ts";
import { cartCourseOf, cartPriceOf } from "../cart/cart-items.ts";
import type { CartEvent } from "../cart/cart-state.ts";
import { startCart } from "../cart/create-cart.ts";
import { isBroughtByLinks, withLinks } from "../cart/linked-services.ts";
import { reduceAct } from "../cart/reduce-cart.ts";
import type { Catalogue } from "../catalogue.ts";
import type { OfferChoice } from "../filter-options.ts";
import {
  highestChargeOf,
  type PriceContext,
  type PricedService,
  type PriceLine,
  priceLineOf,
  stackingOf,
} from "../price/price-line.ts";
import { type PriceCourse, priceCourseOf } from "../price/term-price.ts";
import { cartContentsOf, type RuleContext } from "../rules/disabling-rule.ts";
import { disabledCodeOf } from "../rules/disabling-rules.ts";
import { type Countable, clampQuantity, type Service } from "../service.ts";

/** The price of a service as the first choice of a proposal. */
export interface BoardQuote {
  /**
   * The price per month of the service, its equipment, its linked services, and the fees of television.
   */
  readonly monthly: CentsOrError;
  /** The part of the price per month that is not that of the service itself. */
  readonly extras: CentsOrError;
  /** The one-time charge. */
  readonly install: CentsOrError;
  /** How the price per month changes with time. */
  readonly course: PriceCourse;
}

/** A provider, a term and a region, with the services that are offered for them. */
export interface OfferPlace {
  readonly choice: OfferChoice;
  /** The facts that rules read for an empty cart. */
  readonly context: RuleContext;
  /** Returns the fees that come with television. */
  readonly fees: () => readonly Service[];
}

/**
 * Prices a service as the only choice of a cart. It computes less than the price of a cart, because a board prices
 * thousands of services.
 *
 * @returns null if the cart does not contain the service afterwards, because the service or its links exclude or
 *   replace it
 */
export function firstChoiceOf(service: Service, { choice, context, fees }: OfferPlace) {
  const chosen = withFees(withLinks(service, context.offered), fees);
  return isLegal(chosen, context) ? quoteOf(chosen) : chosenByActs(service, choice, context);
}

/** The price of a service that cannot be chosen, as if it could. */
export function unchosenQuoteOf(service: Service, { context, fees }: OfferPlace): BoardQuote {
  return quoteOf(withFees(withLinks(service, context.offered), fees));
}

/** The price of a service without others. It is cached, because each change of a filter creates a new board. */
export function ownQuoteOf(service: Service): BoardQuote {
  const known = ownQuotes.get(service);
  if (known) return known;
  const quote = quoteOf([service]);
  ownQuotes.set(service, quote);
  return quote;
}

const ownQuotes = new WeakMap<Service, BoardQuote>();

/** True if no other service comes with it, so that its price does not depend on provider and term. */
export function isPricedAlone({ type, links }: Service, { rowsOf }: Pick<Catalogue, "rowsOf">) {
  return type !== "tv" && !links.some((id) => rowsOf(id).some(isBroughtByLinks));
}

function withFees(chosen: readonly Service[], fees: OfferPlace["fees"]): readonly Service[] {
  return chosen.some(({ type }) => type === "tv") ? [...chosen, ...fees()] : chosen;
}

/** True if the cart contains all of these services after they are added one by one. */
function isLegal(chosen: readonly Service[], context: RuleContext): boolean {
  const isReplacing = chosen.some(
    ({ isRadio, type }, at) => isRadio && chosen.findIndex((one) => one.type === type) < at,
  );
  if (isReplacing) return false;
  const inCart = cartContentsOf(chosen);
  return chosen.every(
    (one) => one.family === "fee" || disabledCodeOf(one, { ...context, inCart }) === null,
  );
}

/** The events of an agent who chooses the service first. */
export function firstChoiceEvents(
  { id, family }: Service,
  { provider, term, region }: OfferChoice,
): readonly CartEvent[] {
  return [
    { kind: "chooseProvider", value: provider },
    { kind: "chooseRegion", value: region },
    { kind: "chooseTerm", value: term },
    ...(family === null || family === "fee"
      ? []
      : [{ kind: "toggleSection", section: family, isOn: true } as const]),
    { kind: "selectItem", id },
  ];
}

/** Prices the service by replaying the agent's events, for services whose cart removes some of them again. */
function chosenByActs(
  service: Service,
  choice: OfferChoice,
  { catalogue }: RuleContext,
): BoardQuote | null {
  const after = reduceAct(startCart(catalogue), firstChoiceEvents(service, choice));
  if (!after.cart.includes(service.id)) return null;
  const { monthly, install, lines } = cartPriceOf(after);
  const own = lines.find(({ id }) => id === service.id);
  return { monthly, extras: extrasIn(monthly, own), install, course: cartCourseOf(after) };
}

function quoteOf(services: readonly Service[]): BoardQuote {
  const context = contextOf(services);
  const counted = services.map(withQuantities);
  const { monthly, install, lines } = priceOf(counted, context);
  const course = priceCourseOf(counted, (later) => priceOf(later, context));
  return { monthly, extras: extrasIn(monthly, lines[0]), install, course };
}

function extrasIn(monthly: CentsOrError, own: PriceLine | undefined): CentsOrError {
  return subtractCents(monthly, own?.price ?? null);
}

function priceOf(services: readonly PricedService[], context: PriceContext) {
  const lines = services.map((one) => priceLineOf(one, context));
  const monthly = lines.map(({ price, equipmentFee, boxPrice }) =>
    addCents(price, equipmentFee, boxPrice),
  );
  return {
    monthly: maxCents(zeroCents, addCents(...monthly)),
    install: addCents(highestChargeOf(lines, null), ...lines.map(stackingOf)),
    lines,
  };
}

const noIds: ReadonlySet<string> = new Set();
const noContext: PriceContext = { ids: noIds, types: noIds, packageRated: noIds };

/** A service without others and without secondary charges does not need a context. */
function contextOf(services: readonly Service[]): PriceContext {
  const [only] = services;
  if (services.length === 1 && only?.secondaryServices.length === 0) return noContext;
  return {
    ids: new Set(services.map(({ id }) => id)),
    types: new Set(services.map(({ type }) => type)),
    packageRated: noIds,
  };
}

function withQuantities(service: Service): PricedService {
  const { countedLines, countedBoxes } = service;
  return { service, quantity: firstOf(countedLines) ?? 1, boxes: firstOf(countedBoxes) ?? 0 };
}

function firstOf(counted: Countable | null): number | null {
  return counted && clampQuantity(counted.sent, counted.range);
}
