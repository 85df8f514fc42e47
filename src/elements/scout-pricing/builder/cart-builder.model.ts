import type { Place } from "../../../core/lookup/place.ts";
import {
  type CartHistory,
  recordStep,
  redo,
  startHistory,
  undo,
} from "../../../core/pricing/cart/cart-history.ts";
import { type CartItem, cartItemsOf, cartPriceOf } from "../../../core/pricing/cart/cart-items.ts";
import type { CartEvent, CartState, Removal } from "../../../core/pricing/cart/cart-state.ts";
import { continueOver, createCart } from "../../../core/pricing/cart/create-cart.ts";
import { reduceAct } from "../../../core/pricing/cart/reduce-cart.ts";
import { type CartPrice, priceServices } from "../../../core/pricing/price/price-cart.ts";
import type { PricingInputs } from "../../../core/pricing/wire/pricing-query.ts";
import type { PricingSearch } from "../../../core/pricing/wire/pricing-search.ts";
import { computed, type ReadonlySignal, signal } from "../../../core/signals.ts";

/** Detail of the event `scout-cart-changed`. */
export interface CartChange {
  readonly items: readonly Omit<CartItem, "service">[];
  /** In cents. */
  readonly totals: CartPrice;
  readonly removed: readonly Pick<Removal, "id" | "reason">[];
}

export interface CartBuilderListener {
  /**
   * Called when the cart changes. `before` is null for the first cart of a search. `events` is
   * empty for Undo and Redo.
   */
  onCart(cart: CartState, before: CartState | null, events: readonly CartEvent[]): void;
  /** The result of a lookup of the search's address, if there is one. */
  readonly placeOf?: (search: PricingSearch) => Place | null;
  /** Called when items, quantities or totals differ from those of the last call. */
  onChange(change: CartChange): void;
}

/** The cart of a screen with its undo history. Null until a search finds services. */
export interface CartBuilder {
  readonly cart: ReadonlySignal<CartState | null>;
  readonly price: ReadonlySignal<CartPrice | null>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /**
   * Keeps the choices that are still allowed after a new search. If none are, starts an empty cart.
   */
  open(search: PricingSearch, inputs: PricingInputs): void;
  /**
   * Applies events as one step of the history. What they removed is reported once, for all of them.
   */
  act(...events: readonly CartEvent[]): void;
  /** Replaces the current cart as one step of the history. */
  replace(cart: CartState): void;
  /** Fills the empty cart of a search. Each cart is a step of the history, and Undo returns to the one before. */
  fill(search: PricingSearch, cartOf: FillCart): void;
  undo(): void;
  redo(): void;
  close(): void;
  /** Reports everything that changed since the last report, once. */
  reportChange(): void;
}

/**
 * Fills the empty cart of an answer, in steps of which the last one is shown. The empty cart is null if the answer has no
 * services.
 */
export type FillCart = (empty: CartState | null) => readonly CartState[];

export function createCartBuilder({
  onCart,
  onChange,
  placeOf = () => null,
}: CartBuilderListener): CartBuilder {
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
      const fresh = createCart(search, placeOf(search));
      const found = before ? continueOver(before, fresh) : fresh;
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
      const empty = search.rows?.length ? createCart(search, placeOf(search)) : null;
      if (empty) show(startHistory(empty));
      const steps = cartOf(empty);
      const now = history.peek();
      if (now) show(steps.reduce(recordStep, now));
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
    reportChange() {
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
 * Applies the provider, term and package of the URL through the same events as a click. A provider
 * that the answer names is already chosen and stays.
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
  // Also reports the items that the new search removed.
  return {
    ...chosen,
    removed: [...removed, ...chosen.removed],
    packageRemoved: chosen.packageRemoved ?? packageRemoved,
  };
}

function withoutService({ id, type, quantity, boxes }: CartItem): Omit<CartItem, "service"> {
  return { id, type, quantity, boxes };
}
