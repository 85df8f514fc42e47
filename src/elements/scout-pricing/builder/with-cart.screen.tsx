import type { ReactNode } from "react";
import type { CartState } from "../../../core/pricing/cart/cart-state.ts";
import type { CartPrice } from "../../../core/pricing/price/price-cart.ts";
import { useSignal } from "../../host/element/use-signal.ts";
import type { ScoutPricingModel } from "../scout-pricing.model.ts";

interface WithCartProps {
  readonly model: Pick<ScoutPricingModel, "cart" | "price">;
  readonly children: (cart: CartState, price: CartPrice) => ReactNode;
}

/**
 * Renders a part of the screen again with each change of the cart. The parts around it do not read the cart, so a click
 * on a price does not render them.
 */
export function WithCart({ model, children }: WithCartProps): ReactNode {
  const cart = useSignal(model.cart);
  const price = useSignal(model.price);
  return cart !== null && price !== null && children(cart, price);
}
