import { zeroCents } from "../../money/cents.ts";
import { boardProductOf } from "../board/board-product.ts";
import { firstChoiceEvents } from "../board/first-choice.ts";
import { unbuiltLineOf } from "../board/unbuilt-line.ts";
import { cartCourseOf, cartPriceOf } from "../cart/cart-items.ts";
import { type CartState, offerOf } from "../cart/cart-state.ts";
import { choiceOf, startCart } from "../cart/create-cart.ts";
import { reduceAct } from "../cart/reduce-cart.ts";
import { type Catalogue, serviceFor } from "../catalogue.ts";
import { optionOf } from "../filter-options.ts";
import type { SiteOffer } from "./site-offers.ts";

/** A line to the internet of one provider and term. */
type SiteLineKey = Pick<SiteOffer, "provider" | "term" | "serviceId">;

/** The offers of an answer, and the services that proposals of the site can contain. */
interface SiteServices {
  readonly offers: readonly SiteOffer[];
  readonly catalogue: Catalogue | null;
}

/** The proposal that contains only a line and what comes with it; null if the line cannot be chosen. */
export function lineCartOf(catalogue: Catalogue, line: SiteLineKey): CartState | null {
  const { provider, term, serviceId } = line;
  const choice = { provider, term, region: choiceOf(catalogue, provider).region };
  const service = serviceFor(catalogue, serviceId, choice);
  if (service === undefined) return null;
  const cart = reduceAct(startCart(catalogue), firstChoiceEvents(service, choice));
  return cart.cart.includes(serviceId) ? cart : null;
}

/**
 * The offer of a line for one provider and term; null if it cannot be chosen there. A line that the offers leave out,
 * because a faster one is not dearer, is found, too.
 */
export function offerFor({ offers, catalogue }: SiteServices, line: SiteLineKey): SiteOffer | null {
  const { provider, term, serviceId } = line;
  const listed = offers.find(
    (one) => one.provider === provider && one.term === term && one.serviceId === serviceId,
  );
  if (listed !== undefined) return listed;
  const cart = catalogue && lineCartOf(catalogue, line);
  const isPriced = cart !== null && cartPriceOf(cart).monthly !== null;
  const found = isPriced ? namingOfferOf(cart, noOffers) : null;
  return found?.serviceId === serviceId ? found : null;
}

const noOffers: readonly SiteOffer[] = [];

/** Describes a proposal by its line to the internet, or else by its first service; null for an empty one. */
export function namingOfferOf(cart: CartState, offers: readonly SiteOffer[]): SiteOffer | null {
  const { provider, term } = cart;
  const { options } = cart.catalogue;
  const services = cart.cart.flatMap((id) => offerOf(cart).services.get(id) ?? []);
  const line = offers.find(
    (one) => one.provider === provider && one.term === term && cart.cart.includes(one.serviceId),
  );
  const named = services.find(({ id }) => id === line?.serviceId) ?? services[0];
  if (named === undefined || provider === null || term === null) return null;
  const option = optionOf(options.provider, provider);
  return (
    line ?? {
      provider,
      providerLabel: option?.label ?? provider,
      term,
      termLabel: optionOf(options.term, term)?.label ?? term,
      serviceId: named.id,
      title: named.title,
      mbps: named.mbps,
      line: named.type === "dedicated" ? "dedicated" : "broadband",
      access: boardProductOf(named)?.access ?? "unknown",
      monthly: cartPriceOf(cart).monthly ?? zeroCents,
      install: cartPriceOf(cart).install,
      course: cartCourseOf(cart),
      priceDetails: named.priceDetailsText,
      unbuilt: option && unbuiltLineOf(option, named),
    }
  );
}
