import type { Formatting } from "../../formatting/formatting.ts";
import type { CentsOrError } from "../../money/cents.ts";
import type { TextReader } from "../../texts/text-group.ts";
import type { CartEvent, CartState } from "../cart/cart-state.ts";
import { monthsOf } from "../cart/cart-value.ts";
import { type CartLoss, choiceEffectOf } from "../cart/choice-effect.ts";
import { reduceAct } from "../cart/reduce-cart.ts";
import type { FilterOption, ProviderOption } from "../filter-options.ts";
import { type TermPrice, termPriceOf } from "../price/term-price.ts";
import { pricingTexts } from "../pricing-messages.ts";
import type { DisabledCode } from "../rules/disabling-rules.ts";
import { disabledTextOf } from "../rules/disabling-rules.ts";
import type { Service } from "../service.ts";
import type { BoardProduct } from "./board-product.ts";
import { type BoardQuote, firstChoiceEvents } from "./first-choice.ts";
import { productTexts } from "./product-messages.ts";

/** A service of a provider for a term: a row of the price board. */
export interface BoardOffer extends BoardQuote {
  readonly product: BoardProduct;
  readonly provider: ProviderOption;
  readonly term: FilterOption;
  /** The value of the provider's region; null without a region. */
  readonly region: string | null;
  readonly service: Service;
  /** Why the service cannot be the first choice of a proposal; null if it can. */
  readonly code: DisabledCode | null;
  /** The services to choose first, in the language of the board; `""` if none are required. */
  readonly reason: string;
}

/**
 * True if an offer has a price. Totals count a missing price as 0, but it must not make an offer the cheapest.
 */
export function hasPrice({ service, monthly }: Pick<BoardOffer, "service" | "monthly">): boolean {
  return service.rates.mrc.kind === "amount" && monthly !== null;
}

/**
 * The note that the price per month contains more than that of the service, such as the equipment that it requires; `""` if
 * it does not, or if the price is a range.
 */
export function extrasTextOf(
  { service, extras }: Pick<BoardOffer, "service" | "extras">,
  { money, texts }: Pick<Formatting, "money" | "texts">,
): string {
  const isShown = service.priceRange === null && extras !== null && extras > 0;
  return isShown ? texts(productTexts).extras(money(extras)) : "";
}

/** The note that a service has no price and counts as $0.00; `""` for a service with a price. */
export function noPriceTextOf(
  { service: { rates, priceRange } }: BoardOffer,
  { texts }: TextReader,
): string {
  return rates.mrc.kind === "missing" && priceRange === null ? texts(productTexts).noPrice : "";
}

/** All months of the term plus the install charge, in cents; null without a price or a number of months. */
export function termTotalOf(offer: BoardOffer): CentsOrError {
  return offerTermPriceOf(offer)?.total ?? null;
}

/** True if the total over the term applies only if the price stays. */
export function isTotalAssumed(offer: BoardOffer): boolean {
  return offerTermPriceOf(offer)?.assumesSamePrice === true;
}

/** The note that the total over the term applies only if the price stays; `""` if the total counts all changes. */
export function assumedTotalTextOf(offer: BoardOffer, { texts }: TextReader): string {
  return isTotalAssumed(offer) ? texts(pricingTexts).assumedTermTotal : "";
}

function offerTermPriceOf(offer: BoardOffer): TermPrice | null {
  const months = hasPrice(offer) ? monthsOf(offer.term) : null;
  return months === null ? null : termPriceOf(months, offer, offer.course);
}

/** Dollars per month for each Mbps of download speed; null without a price or a speed. */
export function dollarsPerMbpsOf(offer: BoardOffer): number | null {
  const { mbps } = offer.service;
  if (!hasPrice(offer) || offer.monthly === null || !mbps) return null;
  return offer.monthly / 100 / mbps;
}

/**
 * Explains why an offer cannot be chosen: names the services to choose first, then gives the standard reason. `""` if
 * it can.
 */
export function unavailableTextOf(
  { service, code, reason }: BoardOffer,
  format: TextReader,
): string {
  if (code === null) return "";
  return [reason, disabledTextOf(service, format)].filter((text) => text !== "").join(" ");
}

/** The effect of an offer on the services of a proposal, and what it takes from them besides what it replaces. */
export interface OfferEffect extends CartLoss {
  /**
   * It is added to them; it replaces some of them or ends their package; it replaces all of them, because they are of
   * another provider or term; or it stays among them.
   */
  readonly kind: "adds" | "replaces" | "switches" | "stays";
}

const noLoss: CartLoss = { endedPackage: null, lostTitles: [] };

/** The effect is read from the cart after the choice, so that it never differs from what the choice does. */
export function offerEffectOf(offer: PlacedService, now: CartState | null): OfferEffect {
  if (now === null || (now.cart.length === 0 && now.package === null))
    return { kind: "adds", ...noLoss };
  if (!hasPlaceOf(offer, now)) return { kind: "switches", ...noLoss };
  if (isIn(offer, now)) return { kind: "stays", ...noLoss };
  const after = reduceAct(now, boardEvents(offer, now));
  const { replaced, lost, endedPackage, lostTitles } = choiceEffectOf(now, after);
  const isKept = replaced.size === 0 && lost.size === 0 && endedPackage === null;
  return { kind: isKept ? "adds" : "replaces", endedPackage, lostTitles };
}

type PlacedService = Pick<BoardOffer, "provider" | "region" | "term" | "service">;
type Place = Pick<CartState, "provider" | "term" | "cart">;

function hasPlaceOf({ provider, term }: PlacedService, now: Place): boolean {
  return now.provider === provider.value && now.term === term.value;
}

function isIn(offer: PlacedService, now: Place): boolean {
  return hasPlaceOf(offer, now) && now.cart.includes(offer.service.id);
}

/**
 * The events that add an offer to the proposal. Provider, region, term and section are chosen first. If the cart already
 * contains the service for this provider and term, only its section is shown.
 */
export function boardEvents(offer: PlacedService, now: Place): readonly CartEvent[] {
  const { provider, region, term, service } = offer;
  const events = firstChoiceEvents(service, { provider: provider.value, term: term.value, region });
  // Another region could take the service out again.
  return isIn(offer, now) ? events.filter(({ kind }) => kind === "toggleSection") : events;
}
