import type { Clock } from "../../../core/ports.ts";
import { type CartNotice, cartNoticeOf } from "../../../core/pricing/cart/cart-notice.ts";
import type { CartEvent, CartState } from "../../../core/pricing/cart/cart-state.ts";
import type { CartPrice } from "../../../core/pricing/price/price-cart.ts";
import { type ReadonlySignal, signal } from "../../../core/signals.ts";

/** What the agent is told after an act on the cart (decisions J13, J16, J17). */
export interface CartAnnouncements {
  /** Of the last act; null when it changed no more than what the agent touched. */
  readonly notice: ReadonlySignal<CartNotice | null>;
  /** The last totals that rested; null before the first, and where the notice says what they are. */
  readonly totals: ReadonlySignal<CartPrice | null>;
  handleCart(cart: CartState, before: CartState | null, events: readonly CartEvent[]): void;
  handleTotals(totals: CartPrice): void;
  dismissNotice(): void;
  /** Drops the notice and the totals: the next cart is another one. */
  clear(): void;
}

/** Totals are read out after this time without a change (decisions J13). */
const restMs = 500;

export function createCartAnnouncements(clock: Clock): CartAnnouncements {
  const notice = signal<CartNotice | null>(null);
  const restedTotals = signal<CartPrice | null>(null);
  let stopTimer = () => {};
  return {
    notice,
    totals: restedTotals,
    handleCart(cart, before, events) {
      notice.value = cartNoticeOf(before, cart, events);
    },
    handleTotals(totals) {
      stopTimer();
      stopTimer = clock.after(restMs, () => {
        const { monthly = null, install = null } = notice.peek() ?? {};
        restedTotals.value = monthly === null && install === null ? totals : null;
      });
    },
    dismissNotice() {
      notice.value = null;
    },
    clear() {
      stopTimer();
      notice.value = null;
      restedTotals.value = null;
    },
  };
}
