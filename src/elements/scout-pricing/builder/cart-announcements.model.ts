import type { Clock } from "../../../core/ports.ts";
import { type CartNotice, cartNoticeOf } from "../../../core/pricing/cart/cart-notice.ts";
import type { CartEvent, CartState } from "../../../core/pricing/cart/cart-state.ts";
import type { CartPrice } from "../../../core/pricing/price/price-cart.ts";
import { type ReadonlySignal, signal } from "../../../core/signals.ts";

/** Notices and totals that are announced after the user changes the cart. */
export interface CartAnnouncements {
  /**
   * The notice about the last change. Null if the change affected only the item that the user
   * clicked.
   */
  readonly notice: ReadonlySignal<CartNotice | null>;
  /**
   * The last totals that stayed unchanged for a moment. Null before the first totals, and if the
   * notice already includes them.
   */
  readonly totals: ReadonlySignal<CartPrice | null>;
  handleCart(cart: CartState, before: CartState | null, events: readonly CartEvent[]): void;
  handleTotals(totals: CartPrice): void;
  dismissNotice(): void;
  /** Removes the notice and the totals, because another cart follows. */
  clear(): void;
}

/** Totals are announced after this time without a change. */
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
