import type { Formatting } from "../../formatting/formatting.ts";
import type { CentsOrError } from "../../money/cents.ts";
import type { TextReader } from "../../texts/text-group.ts";
import type { CartEvent, CartState } from "../cart/cart-state.ts";
import { monthsOf } from "../cart/cart-value.ts";
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

/**
 * The effect of an offer on the services of a proposal: it is added to them, it replaces all of them, because they are
 * of another provider or term, or it stays among them.
 */
export type OfferEffect = "adds" | "switches" | "stays";

export function offerEffectOf(
  { provider, term, service }: Pick<BoardOffer, "provider" | "term" | "service">,
  now: Pick<CartState, "provider" | "term" | "cart">,
): OfferEffect {
  if (now.cart.length === 0) return "adds";
  if (now.provider !== provider.value || now.term !== term.value) return "switches";
  return now.cart.includes(service.id) ? "stays" : "adds";
}

/**
 * The events that add an offer to the proposal. Provider, region, term and section are chosen first. If the cart already
 * contains the service, it stays, unless a change of provider or term empties the cart.
 */
export function boardEvents(
  { provider, region, term, service }: Pick<BoardOffer, "provider" | "region" | "term" | "service">,
  now: Pick<CartState, "provider" | "term" | "cart">,
): readonly CartEvent[] {
  const stays = offerEffectOf({ provider, term, service }, now) === "stays";
  const events = firstChoiceEvents(service, { provider: provider.value, term: term.value, region });
  return stays ? events.filter(({ kind }) => kind !== "selectItem") : events;
}
