import type { Clock } from "../../core/ports.ts";
import type { CartState, RemovalCode } from "../../core/pricing/cart/cart-state.ts";
import type { CartPrice } from "../../core/pricing/price/price-cart.ts";
import { type ReadonlySignal, signal } from "../../core/signals.ts";

/** The services and the package that an act took out besides what the agent asked for. */
export type RemovalNotice = Pick<CartState, "removed" | "packageRemoved">;

/** What the agent is told after an act on the cart (decisions J13). */
export interface CartAnnouncements {
  /** Of the last act; null when it removed nothing unexpected. */
  readonly removals: ReadonlySignal<RemovalNotice | null>;
  /** The last totals that rested; null before the first. */
  readonly totals: ReadonlySignal<CartPrice | null>;
  handleCart(cart: CartState): void;
  handleTotals(totals: CartPrice): void;
  dismissRemovals(): void;
  /** Drops the notice and the totals that have not rested yet. */
  clear(): void;
}

/** Totals are read out after this time without a change (decisions J13). */
const restMs = 500;
/** The agent asked for these removals and needs no notice. */
const expected: ReadonlySet<RemovalCode> = new Set(["deselected", "replaced"]);

export function createCartAnnouncements(clock: Clock): CartAnnouncements {
  const removals = signal<RemovalNotice | null>(null);
  const restedTotals = signal<CartPrice | null>(null);
  let stopTimer = () => {};
  return {
    removals,
    totals: restedTotals,
    handleCart({ removed, packageRemoved }) {
      const unexpected = removed.filter(({ reason }) => !expected.has(reason));
      const hasNotice = unexpected.length > 0 || packageRemoved !== null;
      removals.value = hasNotice ? { removed: unexpected, packageRemoved } : null;
    },
    handleTotals(totals) {
      stopTimer();
      stopTimer = clock.after(restMs, () => {
        restedTotals.value = totals;
      });
    },
    dismissRemovals() {
      removals.value = null;
    },
    clear() {
      stopTimer();
      removals.value = null;
    },
  };
}
