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
import { computed, type ReadonlySignal, signal } from "../../../core/signals.ts";
import type { TextReader } from "../../../core/texts/text-group.ts";
import { builderTexts } from "../scout-pricing.messages.ts";
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
  /**
   * The name of the cart that was removed last. Null if it cannot come back, because other carts were kept or priced, or
   * because another one has its name now.
   */
  readonly removed: ReadonlySignal<string | null>;
  /** Returns the cart that was removed last to its place, also in the outputs. */
  undoRemove(): void;
  /** Gives up the cart that was removed last. */
  forgetRemoved(): void;
  /** Makes a kept cart the proposal, with its choices. Keeps the current one if there is room. */
  use(name: string): void;
  /**
   * Prices the kept carts with a newer answer of their address, so that all carts are comparable.
   * Drops those of which the answer offers nothing.
   */
  follow(catalogue: Catalogue): void;
  clear(): void;
}

/** A removed cart, its place among the others, and whether the outputs included them. */
interface Removed {
  readonly cart: KeptCart;
  readonly index: number;
  readonly wereIncluded: boolean;
}

export function createKeptCarts(
  builder: Pick<CartBuilder, "cart" | "replace">,
  say: (words: string) => void,
  language: TextReader,
): KeptCarts {
  const carts = signal<readonly KeptCart[]>([]);
  const areIncluded = signal(false);
  const removed = signal<Removed | null>(null);
  const removedName = computed(() => removed.value?.cart.name ?? null);
  const show = (next: readonly KeptCart[]) => {
    removed.value = null;
    carts.value = withoutEmptyCarts(next);
    if (carts.peek().length === 0) areIncluded.value = false;
  };
  const keep = () => {
    const cart = builder.cart.peek();
    if (cart === null || keepBlockOf(carts.peek(), cart) !== null) return;
    const name = cartNameOf(cart, carts.peek(), language);
    show(keepCart(carts.peek(), name, cart));
    say(language.texts(builderTexts).kept(name));
  };
  return {
    carts,
    areIncluded,
    removed: removedName,
    include(next) {
      areIncluded.value = next;
    },
    included: () => (areIncluded.peek() ? carts.peek() : []),
    keep,
    restore: (before) => show(before),
    rename(name, newName) {
      carts.value = renameCart(carts.peek(), name, newName);
      if (carts.peek().some((cart) => cart.name === removedName.peek())) removed.value = null;
    },
    remove(name) {
      const index = carts.peek().findIndex((cart) => cart.name === name);
      const cart = carts.peek()[index];
      if (!cart) return;
      const wereIncluded = areIncluded.peek();
      show(removeCart(carts.peek(), name));
      removed.value = { cart, index, wereIncluded };
    },
    undoRemove() {
      const last = removed.peek();
      if (last === null) return;
      show([...carts.peek().slice(0, last.index), last.cart, ...carts.peek().slice(last.index)]);
      areIncluded.value ||= last.wereIncluded;
    },
    forgetRemoved() {
      removed.value = null;
    },
    use(name) {
      const cart = restoredCart(carts.peek(), name);
      if (cart === null) return;
      keep();
      builder.replace(cart);
      say(language.texts(builderTexts).keptUsed(name));
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
