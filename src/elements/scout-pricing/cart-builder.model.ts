import {
  type CartHistory,
  recordStep,
  redo,
  startHistory,
  undo,
} from "../../core/pricing/cart/cart-history.ts";
import { type CartItem, cartItemsOf, cartPriceOf } from "../../core/pricing/cart/cart-items.ts";
import type { CartEvent, CartState, Removal } from "../../core/pricing/cart/cart-state.ts";
import { continueCart, createCart } from "../../core/pricing/cart/create-cart.ts";
import { reduceAct } from "../../core/pricing/cart/reduce-cart.ts";
import type { CartPrice } from "../../core/pricing/price/price-cart.ts";
import type { PricingInputs } from "../../core/pricing/wire/pricing-query.ts";
import type { PricingSearch } from "../../core/pricing/wire/pricing-search.ts";
import { computed, type ReadonlySignal, signal } from "../../core/signals.ts";

/** Detail of `scout-cart-changed` (decisions Z3). */
export interface CartChange {
  readonly items: readonly Omit<CartItem, "service">[];
  /** In cents. */
  readonly totals: CartPrice;
  readonly removed: readonly Pick<Removal, "id" | "reason">[];
}

/** Callbacks after an act, in the order in which they are called. */
export interface CartBuilderListener {
  /** Items or quantities changed. */
  onItems(change: CartChange): void;
  /** The state changed; `before` is null for the first state of a search. A step of the history has no events. */
  onCart(cart: CartState, before: CartState | null, events: readonly CartEvent[]): void;
}

/** The cart of one screen with its history. Null until a search finds services. */
export interface CartBuilder {
  readonly cart: ReadonlySignal<CartState | null>;
  readonly price: ReadonlySignal<CartPrice | null>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Continues the cart over a new search as far as it is still legal, else starts an empty one (decisions I24). */
  open(search: PricingSearch, inputs: PricingInputs): void;
  /** Several events are one step of the history, and tell together what they removed (decisions ZB4). */
  act(...events: readonly CartEvent[]): void;
  /** Replaces the present cart, as one step of the history. */
  replace(cart: CartState): void;
  undo(): void;
  redo(): void;
  close(): void;
}

export function createCartBuilder({ onItems, onCart }: CartBuilderListener): CartBuilder {
  const history = signal<CartHistory | null>(null);
  const cart = computed(() => history.value?.present ?? null);
  const price = computed(() => (cart.value ? cartPriceOf(cart.value) : null));

  function show(next: CartHistory, events: readonly CartEvent[] = []): void {
    const before = history.peek()?.present ?? null;
    const after = next.present;
    history.value = next;
    if (after === before) return;
    const [old, items] = [before ? cartItemsOf(before) : [], cartItemsOf(after)];
    const totals = price.peek();
    if (totals !== null && !areSameItems(old, items)) {
      const removed = after.removed.map(({ id, reason }) => ({ id, reason }));
      onItems({ items: items.map(withoutService), totals, removed });
    }
    onCart(after, before, events);
  }

  return {
    cart,
    price,
    canUndo: computed(() => (history.value?.past.length ?? 0) > 0),
    canRedo: computed(() => (history.value?.future.length ?? 0) > 0),
    open(search, inputs) {
      const before = cart.peek();
      const found = before ? continueCart(before, search) : createCart(search);
      show(startHistory(choose(found, inputs, before !== null)));
    },
    act(...events) {
      const now = history.peek();
      if (now) show(recordStep(now, reduceAct(now.present, events)), events);
    },
    replace(next) {
      const now = history.peek();
      if (now) show(recordStep(now, next));
    },
    undo() {
      const now = history.peek();
      if (now) show(undo(now));
    },
    redo() {
      const now = history.peek();
      if (now) show(redo(now));
    },
    close() {
      history.value = null;
    },
  };
}

/**
 * Applies provider, term and package of the URL with the events of an agent (decisions I5). A provider
 * named by the answer itself is chosen already, and stays (decisions I4).
 */
function choose(start: CartState, inputs: PricingInputs, isCarried: boolean): CartState {
  const events: CartEvent[] = [];
  if (inputs.provider !== "" && (start.provider === null || isCarried)) {
    events.push({ kind: "chooseProvider", value: inputs.provider });
  }
  if (inputs.term !== "") events.push({ kind: "chooseTerm", value: inputs.term });
  if (inputs.package !== "") events.push({ kind: "choosePackage", value: inputs.package });
  const { removed, packageRemoved } = start;
  const chosen = reduceAct(start, events);
  // What the new search itself took out is told as well.
  return {
    ...chosen,
    removed: [...removed, ...chosen.removed],
    packageRemoved: chosen.packageRemoved ?? packageRemoved,
  };
}

function withoutService({ id, type, quantity, boxes }: CartItem): Omit<CartItem, "service"> {
  return { id, type, quantity, boxes };
}

function areSameItems(a: readonly CartItem[], b: readonly CartItem[]): boolean {
  return (
    a.length === b.length &&
    a.every((item, index) => {
      const other = b[index];
      return (
        item.id === other?.id && item.quantity === other.quantity && item.boxes === other.boxes
      );
    })
  );
}
