import {
  type CartHistory,
  recordStep,
  redo,
  startHistory,
  undo,
} from "../../../core/pricing/cart/cart-history.ts";
import { type CartItem, cartItemsOf, cartPriceOf } from "../../../core/pricing/cart/cart-items.ts";
import type { CartEvent, CartState, Removal } from "../../../core/pricing/cart/cart-state.ts";
import { continueCart, createCart } from "../../../core/pricing/cart/create-cart.ts";
import { reduceAct } from "../../../core/pricing/cart/reduce-cart.ts";
import { type CartPrice, priceServices } from "../../../core/pricing/price/price-cart.ts";
import type { PricingInputs } from "../../../core/pricing/wire/pricing-query.ts";
import type { PricingSearch } from "../../../core/pricing/wire/pricing-search.ts";
import { computed, type ReadonlySignal, signal } from "../../../core/signals.ts";

/** Detail of `scout-cart-changed` (decisions J14). */
export interface CartChange {
  readonly items: readonly Omit<CartItem, "service">[];
  /** In cents. */
  readonly totals: CartPrice;
  readonly removed: readonly Pick<Removal, "id" | "reason">[];
}

export interface CartBuilderListener {
  /** The state changed; `before` is null for the first state of a search. A step of the history has no events. */
  onCart(cart: CartState, before: CartState | null, events: readonly CartEvent[]): void;
  /** Items, quantities or totals are others than those of the last change (decisions J14). */
  onChange(change: CartChange): void;
}

/** The cart of one screen with its history. Null until a search finds services. */
export interface CartBuilder {
  readonly cart: ReadonlySignal<CartState | null>;
  readonly price: ReadonlySignal<CartPrice | null>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Continues the cart over a new search as far as it is still legal, else starts an empty one (decisions I24). */
  open(search: PricingSearch, inputs: PricingInputs): void;
  /** Several events are one step of the history, and tell together what they removed (decisions J13). */
  act(...events: readonly CartEvent[]): void;
  /** Replaces the present cart, as one step of the history. */
  replace(cart: CartState): void;
  /** Begins with what is made of the search's empty cart, as one step of the history: undoing it leaves the empty one. */
  fill(search: PricingSearch, cartOf: FillCart): void;
  undo(): void;
  redo(): void;
  close(): void;
  /** Ends an act: what changed since the last one is told, once. */
  tell(): void;
}

/** Makes a cart of the empty one of an answer, which is null without services. */
export type FillCart = (empty: CartState | null) => CartState | null;

export function createCartBuilder({ onCart, onChange }: CartBuilderListener): CartBuilder {
  const history = signal<CartHistory | null>(null);
  const cart = computed(() => history.value?.present ?? null);
  const price = computed(() => (cart.value ? cartPriceOf(cart.value) : null));
  let lastChange = nothing;

  function show(next: CartHistory, events: readonly CartEvent[] = []): void {
    const before = history.peek()?.present ?? null;
    const after = next.present;
    history.value = next;
    if (after !== before) onCart(after, before, events);
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
    fill(search, cartOf) {
      history.value = null;
      const empty = search.rows?.length ? createCart(search) : null;
      if (empty) show(startHistory(empty));
      const filled = cartOf(empty);
      const now = history.peek();
      if (now && filled) show(recordStep(now, filled));
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
    tell() {
      const now = cart.peek();
      const next =
        now === null
          ? nothing
          : { items: cartItemsOf(now).map(withoutService), totals: cartPriceOf(now) };
      if (JSON.stringify(next) === JSON.stringify(lastChange)) return;
      const removed =
        now === null
          ? lastChange.items.map(({ id }) => ({ id, reason: "cleared" as const }))
          : now.removed.map(({ id, reason }) => ({ id, reason }));
      lastChange = next;
      onChange({ ...next, removed });
    },
  };
}

const nothing: Omit<CartChange, "removed"> = { items: [], totals: priceServices([], null) };

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
