import { cartNameOf } from "../../../core/pricing/cart/cart-name.ts";
import { withoutRemovals } from "../../../core/pricing/cart/cart-state.ts";
import {
  type KeptCart,
  keepBlockOf,
  keepCart,
  removeCart,
  renameCart,
  restoredCart,
  withoutEmptyCarts,
} from "../../../core/pricing/cart/compare-carts.ts";
import { continueOver, startCart } from "../../../core/pricing/cart/create-cart.ts";
import type { Catalogue } from "../../../core/pricing/catalogue.ts";
import { type ReadonlySignal, signal } from "../../../core/signals.ts";
import { messages } from "../scout-pricing.messages.ts";
import type { CartBuilder } from "./cart-builder.model.ts";

/** Up to three carts of an address that are kept for comparison until the screen closes. */
export interface KeptCarts {
  readonly carts: ReadonlySignal<readonly KeptCart[]>;
  /**
   * True if print, PDF and contract include the kept carts. Each new proposal starts with false.
   */
  readonly areIncluded: ReadonlySignal<boolean>;
  include(areIncluded: boolean): void;
  /** The kept carts that print, PDF and contract include. */
  included(): readonly KeptCart[];
  /** Saves the current cart under a name made of its contents. */
  keep(): void;
  /** Replaces the kept carts with restored ones. */
  restore(carts: readonly KeptCart[]): void;
  rename(name: string, newName: string): void;
  remove(name: string): void;
  /** Makes a kept cart the proposal, with its choices. */
  use(name: string): void;
  /**
   * Prices the kept carts with a newer answer of their address, so that all carts are comparable.
   * Drops those of which the answer offers nothing.
   */
  follow(catalogue: Catalogue): void;
  clear(): void;
}

export function createKeptCarts(
  builder: Pick<CartBuilder, "cart" | "replace">,
  say: (words: string) => void,
): KeptCarts {
  const carts = signal<readonly KeptCart[]>([]);
  const areIncluded = signal(false);
  const show = (next: readonly KeptCart[]) => {
    carts.value = withoutEmptyCarts(next);
    if (carts.peek().length === 0) areIncluded.value = false;
  };
  return {
    carts,
    areIncluded,
    include(next) {
      areIncluded.value = next;
    },
    included: () => (areIncluded.peek() ? carts.peek() : []),
    keep() {
      const cart = builder.cart.peek();
      if (cart === null || keepBlockOf(carts.peek(), cart) !== null) return;
      const name = cartNameOf(cart, carts.peek());
      carts.value = keepCart(carts.peek(), name, cart);
      say(messages.kept(name));
    },
    restore: (before) => show(before),
    rename(name, newName) {
      carts.value = renameCart(carts.peek(), name, newName);
    },
    remove(name) {
      show(removeCart(carts.peek(), name));
      say(messages.keptRemoved(name));
    },
    use(name) {
      const cart = restoredCart(carts.peek(), name);
      if (cart === null) return;
      builder.replace(cart);
      say(messages.keptUsed(name));
    },
    follow(catalogue) {
      const follow = (cart: KeptCart): KeptCart => ({
        ...cart,
        state: withoutRemovals(continueOver(cart.state, startCart(catalogue))),
      });
      show(carts.peek().map((cart) => (cart.state.catalogue === catalogue ? cart : follow(cart))));
    },
    clear() {
      show([]);
    },
  };
}
