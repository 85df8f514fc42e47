import { type CartPrice, priceServices } from "../price/price-cart.ts";
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
  /** Lines of a phone; 1 where none are counted. */
  readonly quantity: number;
  /** 0 where none are counted. */
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

/** The price of a cart, as `priceCart` computes it. */
export function cartPriceOf(state: CartState): CartPrice {
  return priceServices(cartItemsOf(state), packageOf(state));
}

/** The quantities of a service, in the cart or not, within their ranges (decisions I17, I18, L22). */
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

/** The chosen quantity, else the one sent; null where none is counted. */
function quantityIn(counted: Countable | null, chosen: number | undefined): number | null {
  return counted && clampQuantity(chosen ?? counted.sent, counted.range);
}

/** Whether an item is priced as a range, which no total counts (decisions I14). */
export function hasRangePrice(items: readonly CartItem[]): boolean {
  return items.some(({ service }) => isPricedAsRange(service));
}
