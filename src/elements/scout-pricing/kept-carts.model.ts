import {
  type KeptCart,
  keepCart,
  mostKeptCarts,
  removeCart,
  renameCart,
  restoredCart,
} from "../../core/pricing/cart/compare-carts.ts";
import { type ReadonlySignal, signal } from "../../core/signals.ts";
import type { CartBuilder } from "./cart-builder.model.ts";
import { messages } from "./scout-pricing.messages.ts";

/** Up to three carts of one address, kept beside the present one as long as the screen lives. */
export interface KeptCarts {
  readonly carts: ReadonlySignal<readonly KeptCart[]>;
  /** Keeps the present cart under a new name. */
  keep(): void;
  rename(name: string, wanted: string): void;
  remove(name: string): void;
  /** Makes a kept cart the proposal. */
  use(name: string): void;
  clear(): void;
}

export function createKeptCarts(builder: CartBuilder): KeptCarts {
  const carts = signal<readonly KeptCart[]>([]);
  return {
    carts,
    keep() {
      const cart = builder.cart.peek();
      if (cart) carts.value = keepCart(carts.peek(), freeNameIn(carts.peek()), cart);
    },
    rename(name, wanted) {
      carts.value = renameCart(carts.peek(), name, wanted);
    },
    remove(name) {
      carts.value = removeCart(carts.peek(), name);
    },
    use(name) {
      const cart = restoredCart(carts.peek(), name);
      if (cart) builder.replace(cart);
    },
    clear() {
      carts.value = [];
    },
  };
}

/** `""` when no more carts can be kept. */
function freeNameIn(carts: readonly KeptCart[]): string {
  const names = Array.from({ length: mostKeptCarts + 1 }, (_, index) => messages.option(index + 1));
  return names.find((name) => carts.every((cart) => cart.name !== name)) ?? "";
}
