import type { Clock } from "../../core/ports.ts";
import type { CartState, RemovalCode } from "../../core/pricing/cart/cart-state.ts";
import type { CartPrice } from "../../core/pricing/price/price-cart.ts";
import { type ReadonlySignal, signal } from "../../core/signals.ts";

/** What an act took out of the cart beside what it was meant to. */
export type CartNews = Pick<CartState, "removed" | "packageRemoved" | "catalogue">;

/** What a person is told of the acts on a cart (decisions J13). */
export interface CartNewsModel {
  /** Of the last act; null when it took nothing else out. */
  readonly news: ReadonlySignal<CartNews | null>;
  /** The totals once they rest; null before they changed. */
  readonly restingPrice: ReadonlySignal<CartPrice | null>;
  handleCart(cart: CartState): void;
  handleTotals(totals: CartPrice): void;
  /** It has been read. */
  dismiss(): void;
  forget(): void;
}

/** Totals are read out when they rest (decisions J13). */
const restMs = 500;
/** Who takes a row out, or chooses another, knows. */
const expected: ReadonlySet<RemovalCode> = new Set(["deselected", "replaced"]);

export function createCartNews(clock: Clock): CartNewsModel {
  const news = signal<CartNews | null>(null);
  const restingPrice = signal<CartPrice | null>(null);
  let stop = () => {};
  return {
    news,
    restingPrice,
    handleCart({ removed, packageRemoved, catalogue }) {
      const unexpected = removed.filter(({ reason }) => !expected.has(reason));
      const isNews = unexpected.length > 0 || packageRemoved !== null;
      news.value = isNews ? { removed: unexpected, packageRemoved, catalogue } : null;
    },
    handleTotals(totals) {
      stop();
      stop = clock.after(restMs, () => {
        restingPrice.value = totals;
      });
    },
    dismiss() {
      news.value = null;
    },
    forget() {
      stop();
      news.value = null;
    },
  };
}
