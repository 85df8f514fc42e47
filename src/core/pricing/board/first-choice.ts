import { addCents, type CentsOrError, maxCents, zeroCents } from "../../money/cents.ts";
import { cartPriceOf } from "../cart/cart-items.ts";
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
  priceLineOf,
  stackingOf,
} from "../price/price-line.ts";
import { cartContentsOf, type RuleContext } from "../rules/disabling-rule.ts";
import { disabledCodeOf } from "../rules/disabling-rules.ts";
import { type Countable, clampQuantity, type Service } from "../service.ts";

/** What a service costs as the first choice of a proposal. */
export interface BoardQuote {
  /** Per month: the service, its equipment, what it brings along, and the fees of television. */
  readonly monthly: CentsOrError;
  /** Once. */
  readonly install: CentsOrError;
}

/** A provider, a term and a region, with what can be chosen there. */
export interface OfferPlace {
  readonly choice: OfferChoice;
  /** An empty cart. */
  readonly context: RuleContext;
  /** The fees of television. */
  readonly fees: () => readonly Service[];
}

/**
 * Prices a service as a cart of nothing else does (decisions J5, J11, L). It leaves out what only a proposal needs, such as
 * the fields in error, since a board prices thousands.
 *
 * @returns null when the cart does not keep the service: it, or what comes along, excludes or replaces it.
 */
export function firstChoiceOf(service: Service, { choice, context, fees }: OfferPlace) {
  const chosen = withFees(withLinks(service, context.offered), fees);
  return isLegal(chosen, context) ? quoteOf(chosen) : chosenByActs(service, choice, context);
}

/** The price of a service that cannot be chosen, as if it could. */
export function unchosenQuoteOf(service: Service, { context, fees }: OfferPlace): BoardQuote {
  return quoteOf(withFees(withLinks(service, context.offered), fees));
}

/** The price of a service that nothing comes with, computed once: a board is made anew at every change of its filters. */
export function ownQuoteOf(service: Service): BoardQuote {
  const known = ownQuotes.get(service);
  if (known) return known;
  const quote = quoteOf([service]);
  ownQuotes.set(service, quote);
  return quote;
}

const ownQuotes = new WeakMap<Service, BoardQuote>();

/** Whether the price is the same wherever the service is offered: nothing else comes with it. */
export function isPricedAlone({ type, links }: Service, { rowsOf }: Pick<Catalogue, "rowsOf">) {
  return type !== "tv" && !links.some((id) => rowsOf(id).some(isBroughtByLinks));
}

function withFees(chosen: readonly Service[], fees: OfferPlace["fees"]): readonly Service[] {
  return chosen.some(({ type }) => type === "tv") ? [...chosen, ...fees()] : chosen;
}

/** Whether a cart of these, put in one after another, stays as it is (decisions J.0, J1). */
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

/** The acts of an agent whose first choice is a service. */
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

/** The same by the acts of an agent, for a cart that puts something out again. */
function chosenByActs(
  service: Service,
  choice: OfferChoice,
  { catalogue }: RuleContext,
): BoardQuote | null {
  const after = reduceAct(startCart(catalogue), firstChoiceEvents(service, choice));
  if (!after.cart.includes(service.id)) return null;
  const { monthly, install } = cartPriceOf(after);
  return { monthly, install };
}

function quoteOf(services: readonly Service[]): BoardQuote {
  const context = contextOf(services);
  const lines = services.map((service) => priceLineOf(withQuantities(service), context));
  const monthly = lines.map(({ price, equipmentFee, boxPrice }) =>
    addCents(price, equipmentFee, boxPrice),
  );
  return {
    monthly: maxCents(zeroCents, addCents(...monthly)),
    install: addCents(highestChargeOf(lines, null), ...lines.map(stackingOf)),
  };
}

const none: ReadonlySet<string> = new Set();
const noContext: PriceContext = { ids: none, types: none, packageRated: none };

/** Only other services and secondary charges make a difference. */
function contextOf(services: readonly Service[]): PriceContext {
  const [only] = services;
  if (services.length === 1 && only?.secondaryServices.length === 0) return noContext;
  return {
    ids: new Set(services.map(({ id }) => id)),
    types: new Set(services.map(({ type }) => type)),
    packageRated: none,
  };
}

function withQuantities(service: Service): PricedService {
  const { countedLines, countedBoxes } = service;
  return { service, quantity: firstOf(countedLines) ?? 1, boxes: firstOf(countedBoxes) ?? 0 };
}

function firstOf(counted: Countable | null): number | null {
  return counted && clampQuantity(counted.sent, counted.range);
}
