import { addCents, type CentsOrError, timesCents } from "../../money/cents.ts";
import type { CartEvent, CartState } from "../cart/cart-state.ts";
import { monthsOf } from "../cart/cart-value.ts";
import type { FilterOption, ProviderOption } from "../filter-options.ts";
import type { DisabledCode } from "../rules/disabling-rules.ts";
import { disabledTextOf } from "../rules/disabling-rules.ts";
import type { Service } from "../service.ts";
import type { BoardProduct } from "./board-product.ts";
import { type BoardQuote, firstChoiceEvents } from "./first-choice.ts";
import { productMessages } from "./product-messages.ts";

/** A service of a provider at a term: a line of the price board. */
export interface BoardOffer extends BoardQuote {
  readonly product: BoardProduct;
  readonly provider: ProviderOption;
  readonly term: FilterOption;
  /** Value of the provider's region; null for none. */
  readonly region: string | null;
  readonly service: Service;
  /** Null when it can be chosen as the first service of a proposal (decisions K). */
  readonly code: DisabledCode | null;
  /** What to choose first; `""` unless that is missing (decisions K6). */
  readonly reason: string;
}

/** A missing price counts as 0 in totals (1 §5), which makes no offer the best. */
export function hasPrice({ service, monthly }: Pick<BoardOffer, "service" | "monthly">): boolean {
  return service.rates.mrc.kind === "amount" && monthly !== null;
}

/** Says that a service has no price, which counts as $0.00 (1 §5; decisions L3); `""` where it has one. */
export function noPriceTextOf({ service: { rates, priceRange } }: BoardOffer): string {
  return rates.mrc.kind === "missing" && priceRange === null ? productMessages.noPrice : "";
}

/** Every month of the term and the install charge, in cents; null where the term names no months, or without a price. */
export function termTotalOf(offer: BoardOffer): CentsOrError {
  const months = hasPrice(offer) ? monthsOf(offer.term) : null;
  return months === null ? null : addCents(timesCents(offer.monthly, months), offer.install);
}

/** Dollars a month for each Mbps of download; null without a price or a speed. */
export function dollarsPerMbpsOf(offer: BoardOffer): number | null {
  const { mbps } = offer.service;
  if (!hasPrice(offer) || offer.monthly === null || !mbps) return null;
  return offer.monthly / 100 / mbps;
}

/** Why an offer cannot be chosen: what to choose first, then the literal text (decisions K6); `""` when it can. */
export function unavailableTextOf({ service, code, reason }: BoardOffer): string {
  if (code === null) return "";
  return [reason, disabledTextOf(service)].filter((text) => text !== "").join(" ");
}

/**
 * The acts that put an offer into the proposal: provider, region, term and section first. A service that is in the cart
 * already stays, unless another provider or term empties the cart.
 */
export function boardEvents(
  { provider, region, term, service }: Pick<BoardOffer, "provider" | "region" | "term" | "service">,
  now: Pick<CartState, "provider" | "term" | "cart">,
): readonly CartEvent[] {
  const stays =
    now.provider === provider.value && now.term === term.value && now.cart.includes(service.id);
  const events = firstChoiceEvents(service, { provider: provider.value, term: term.value, region });
  return stays ? events.filter(({ kind }) => kind !== "selectItem") : events;
}
