import type { Formatting } from "../../formatting/formatting.ts";
import { plainNumbers } from "../../formatting/speed-text.ts";
import { type CentsOrError, centsOf, subtractCents } from "../../money/cents.ts";
import { englishReader } from "../../texts/english-reader.ts";
import { enteredText } from "../../texts/fold-text.ts";
import { internetFactsOf } from "../line-facts.ts";
import { cartItemsOf, cartPriceOf } from "./cart-items.ts";
import { cartNameOf, comparedKeyOf, contentNameOf } from "./cart-name.ts";
import { type CartState, withoutRemovals } from "./cart-state.ts";
import { type CartValue, cartValueOf } from "./cart-value.ts";

/** A cart that the agent has saved to compare it with others. */
export interface KeptCart {
  /** The name, which no other saved cart has. */
  readonly name: string;
  readonly state: CartState;
}

export const maxKeptCarts = 3;

/**
 * Saves a cart under a name, and replaces a saved cart of the same name. Drops saved carts of another address. A blank
 * name, an empty cart or a fourth cart changes nothing.
 */
export function keepCart(
  kept: readonly KeptCart[],
  name: string,
  state: CartState,
): readonly KeptCart[] {
  const cart = { name: enteredText(name), state: withoutRemovals(state) };
  const here = kept.filter((other) => addressOf(other.state) === addressOf(state));
  const isTaken = here.some((other) => other.name === cart.name);
  if (cart.name === "" || isEmpty(state)) return kept;
  if (!isTaken && here.length >= maxKeptCarts) return kept;
  return isTaken ? here.map((other) => (other.name === cart.name ? cart : other)) : [...here, cart];
}

/** Renames a saved cart. A blank or used name changes nothing. */
export function renameCart(
  kept: readonly KeptCart[],
  name: string,
  newName: string,
): readonly KeptCart[] {
  const next = enteredText(newName);
  if (next === "" || kept.some((cart) => cart.name === next)) return kept;
  return kept.map((cart) => (cart.name === name ? { ...cart, name: next } : cart));
}

/** Removes the saved cart with this name. */
export function removeCart(kept: readonly KeptCart[], name: string): readonly KeptCart[] {
  return kept.filter((cart) => cart.name !== name);
}

/**
 * Returns the saved cart with this name, so that it can become the current one; null if it does not exist.
 */
export function restoredCart(kept: readonly KeptCart[], name: string): CartState | null {
  return kept.find((cart) => cart.name === name)?.state ?? null;
}

/** Returns the reason why a cart cannot be saved; null if it can. */
export function keepBlockOf(kept: readonly KeptCart[], state: CartState): KeepBlock | null {
  if (isEmpty(state)) return "empty";
  if (isKept(kept, state)) return "kept";
  return kept.length < maxKeptCarts ? null : "full";
}

/** `kept`: one of the saved carts has the same choices, services and quantities. */
export type KeepBlock = "empty" | "kept" | "full";

function isKept(kept: readonly KeptCart[], state: CartState): boolean {
  return kept.some((cart) => areSameCarts(cart.state, state));
}

/** Returns the carts that contain a service. */
export function withoutEmptyCarts(kept: readonly KeptCart[]): readonly KeptCart[] {
  return kept.filter(({ state }) => !isEmpty(state));
}

/** A service of a compared cart. */
export interface ComparedLine {
  readonly id: string;
  readonly title: string;
  /** The product type and the speed of a line to the internet; none for other services. */
  readonly facts: readonly string[];
  /** The details of the price as plain text. */
  readonly details: string;
  readonly quantity: number;
  readonly boxes: number;
  /** The price per month. */
  readonly price: CentsOrError;
}

/** A column of the comparison. Amounts are in cents; null is ERR. */
export interface ComparedCart extends CartValue {
  readonly name: string;
  /** The name that the contents give. It differs from the name of a renamed cart. */
  readonly contentName: string;
  /** True for the current proposal. */
  readonly isCurrent: boolean;
  /**
   * The services of the cart in display order, fees included. The lines, the equipment and the discount add up to
   * `monthly`.
   */
  readonly lines: readonly ComparedLine[];
  /** The equipment of all lines, per month. */
  readonly equipment: CentsOrError;
  /** The monthly discount of the package; never above 0. */
  readonly discount: CentsOrError;
  readonly monthly: CentsOrError;
  readonly install: CentsOrError;
  /** The cost of a month, with the install charge spread over the term; null if the term has no number of months. */
  readonly perMonth: CentsOrError;
  /** Null for the first cart, and for a cart that cannot be compared with it. */
  readonly difference: CartDifference | null;
  /** True for the lowest cost per month of the term, including install. Requires another cart to compare with. */
  readonly isBestValue: boolean;
}

/**
 * The difference from the first cart. A positive difference is more expensive. Only carts of the same term are compared
 * by their totals. `percent` is that of the total or, for another term, of the cost per month, relative to the first
 * cart; null if that amount is 0 or unknown. `assumesSamePrice` is true if it is true for one of the two carts.
 */
export type CartDifference =
  | {
      readonly kind: "sameTerm";
      readonly monthly: CentsOrError;
      readonly install: CentsOrError;
      readonly total: CentsOrError;
      readonly perMonth: CentsOrError;
      readonly percent: number | null;
      readonly assumesSamePrice: boolean;
    }
  | {
      readonly kind: "perMonth";
      readonly perMonth: CentsOrError;
      readonly percent: number | null;
      readonly assumesSamePrice: boolean;
    };

/** The language of names and facts. */
type Language = Pick<Formatting, "number" | "texts" | "together">;

const inEnglish: Language = { ...englishReader, ...plainNumbers };

/**
 * Compares the prices of saved carts, and of the current cart unless it is one of them, with those of the first one.
 * Leaves out empty carts.
 */
export function compareCarts(
  kept: readonly KeptCart[],
  current: CartState | null = null,
  format: Language = inEnglish,
): readonly ComparedCart[] {
  const own =
    current === null || isKept(kept, current)
      ? []
      : [{ name: cartNameOf(current, kept, format), state: current }];
  const priced = withoutEmptyCarts([...kept, ...own]).map((cart) => pricedCartOf(cart, format));
  const [first] = priced;
  if (!first) return [];
  const best = bestCostOf(priced.map(({ costPerMonth }) => costPerMonth));
  return priced.map((cart, at) => {
    const { name, state, price, value, perMonth, costPerMonth } = cart;
    return {
      name,
      contentName: contentNameOf(state, format),
      isCurrent: current !== null && areSameCarts(state, current),
      ...value,
      lines: cart.lines,
      equipment: price.equipmentSubtotal,
      discount: subtractCents(price.monthly, price.beforeDiscount),
      monthly: price.monthly,
      install: price.install,
      perMonth,
      difference: at === 0 ? null : differenceOf(cart, first),
      isBestValue: best !== null && costPerMonth === best,
    };
  });
}

/**
 * The services of all compared carts, each once, in the order in which the carts have them. Each has its line in every
 * cart, or null where a cart does not contain it. Different lines to the internet are in one row, because a customer
 * chooses between them.
 */
export function comparedServicesOf(
  compared: readonly Pick<ComparedCart, "lines">[],
): readonly (readonly (ComparedLine | null)[])[] {
  const rows = new Map<string, (ComparedLine | null)[]>();
  for (const [at, { lines }] of compared.entries()) {
    const seen = new Map<string, number>();
    for (const line of lines) {
      const key = line.facts.length > 0 ? "line" : comparedKeyOf(line.title, line.facts);
      const count = seen.get(key) ?? 0;
      seen.set(key, count + 1);
      // A cart may contain two services of the same name.
      const numbered = `${key} ${count}`;
      const row = rows.get(numbered) ?? compared.map(() => null);
      row[at] = line;
      rows.set(numbered, row);
    }
  }
  return [...rows.values()];
}

function pricedCartOf({ name, state }: KeptCart, format: Language) {
  const price = cartPriceOf(state);
  const value = cartValueOf(state, price);
  const lines = cartItemsOf(state).map(({ id, service, quantity, boxes }, index) => ({
    id,
    title: service.title,
    facts: internetFactsOf(service, format),
    details: service.priceDetailsText,
    quantity,
    boxes,
    price: price.lines[index]?.price ?? null,
  }));
  const { total, months } = value;
  // Totals of terms of different length cannot be compared.
  const costPerMonth = total === null || months === null ? null : total / months;
  return {
    name,
    state,
    price,
    value,
    lines,
    costPerMonth,
    perMonth: costPerMonth === null ? null : centsOf(Math.round(costPerMonth)),
  };
}

type PricedCart = ReturnType<typeof pricedCartOf>;

function differenceOf(cart: PricedCart, first: PricedCart): CartDifference | null {
  const assumesSamePrice = cart.value.assumesSamePrice || first.value.assumesSamePrice;
  const isSameTerm =
    cart.value.months === null
      ? first.state.term === cart.state.term
      : first.value.months === cart.value.months;
  const perMonth = subtractCents(cart.perMonth, first.perMonth);
  if (isSameTerm) {
    return {
      kind: "sameTerm",
      monthly: subtractCents(cart.price.monthly, first.price.monthly),
      install: subtractCents(cart.price.install, first.price.install),
      total: subtractCents(cart.value.total, first.value.total),
      perMonth,
      percent: percentOf(cart.value.total, first.value.total),
      assumesSamePrice,
    };
  }
  if (perMonth === null) return null;
  const percent = percentOf(cart.costPerMonth, first.costPerMonth);
  return { kind: "perMonth", perMonth, percent, assumesSamePrice };
}

function bestCostOf(costs: readonly (number | null)[]): number | null {
  const known = costs.filter((cost) => cost !== null);
  return known.length < 2 ? null : Math.min(...known);
}

function percentOf(amount: number | null, first: number | null): number | null {
  return amount === null || !first ? null : ((amount - first) / first) * 100;
}

function isEmpty({ cart }: CartState): boolean {
  return cart.length === 0;
}

function areSameCarts(one: CartState, other: CartState): boolean {
  return contentOf(one) === contentOf(other);
}

/** Returns a text that is equal for carts with the same choices, services and quantities, in any order. */
function contentOf(state: CartState): string {
  const { provider, term, region, package: chosen } = state;
  const items = cartItemsOf(state).map(({ id, quantity, boxes }) =>
    JSON.stringify([id, quantity, boxes]),
  );
  return JSON.stringify([provider, term, region, chosen, items.sort()]);
}

function addressOf({ catalogue: { address, query } }: CartState): string {
  return address || query.address;
}
