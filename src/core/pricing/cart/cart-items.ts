import { type CartPrice, priceServices } from "../price/price-cart.ts";
import { type PriceCourse, priceCourseOf } from "../price/term-price.ts";
import {
  type Countable,
  clampQuantity,
  compareServices,
  isPricedAsRange,
  type Service,
} from "../service.ts";
import { type CartState, feesOf, packageOf, servicesInCart } from "./cart-state.ts";

/** A line of the proposal (decisions J14). */
export interface CartItem {
  readonly id: string;
  readonly type: string;
  /** The number of phone lines; 1 if the service does not count lines. */
  readonly quantity: number;
  /** The number of boxes; 0 if the service does not count boxes. */
  readonly boxes: number;
  readonly service: Service;
}

/** The cart in display order, fees included (decisions I12, J11). */
export function cartItemsOf(state: CartState): readonly CartItem[] {
  const services = [...servicesInCart(state), ...feesOf(state)].sort(compareServices);
  return services.map((service) => ({
    id: service.id,
    type: service.type,
    ...quantityOf(state, service),
    service,
  }));
}

/** The price of a cart; the same as that of `priceCart`. */
export function cartPriceOf(state: CartState): CartPrice {
  return priceServices(cartItemsOf(state), packageOf(state));
}

/** How the monthly price of a cart changes with time. */
export function cartCourseOf(state: CartState): PriceCourse {
  const chosen = packageOf(state);
  return priceCourseOf(cartItemsOf(state), (services) => priceServices(services, chosen));
}

/** The quantities of a service within their ranges, whether or not it is in the cart. */
export function quantityOf(
  { quantities }: CartState,
  { id, countedLines, countedBoxes }: Service,
): { readonly quantity: number; readonly boxes: number } {
  const chosen = quantities.get(id);
  return {
    quantity: quantityIn(countedLines, chosen?.lines) ?? 1,
    boxes: quantityIn(countedBoxes, chosen?.boxes) ?? 0,
  };
}

/** The chosen quantity, or else the sent one; null if the service does not count it. */
function quantityIn(counted: Countable | null, chosen: number | undefined): number | null {
  return counted && clampQuantity(chosen ?? counted.sent, counted.range);
}

/** True if an item has a price range instead of a price. Totals do not count ranges. */
export function hasRangePrice(items: readonly CartItem[]): boolean {
  return items.some(({ service }) => isPricedAsRange(service));
}
