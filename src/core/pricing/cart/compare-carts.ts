import { type CentsOrError, subtractCents } from "../../money/cents.ts";
import { enteredText } from "../../texts/fold-text.ts";
import { cartItemsOf, cartPriceOf } from "./cart-items.ts";
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
 * name or a fourth cart changes nothing.
 */
export function keepCart(
  kept: readonly KeptCart[],
  name: string,
  state: CartState,
): readonly KeptCart[] {
  const cart = { name: enteredText(name), state: withoutRemovals(state) };
  const here = kept.filter((other) => addressOf(other.state) === addressOf(state));
  const isTaken = here.some((other) => other.name === cart.name);
  if (cart.name === "" || (!isTaken && here.length >= maxKeptCarts)) return kept;
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

/**
 * How a service differs from the other carts. `onlyHere`: no other cart contains the service. `notEverywhere`: at least
 * one other cart does not contain it. `otherPrice`: another cart has it in another quantity or at another price.
 */
type LineMark = "onlyHere" | "notEverywhere" | "otherPrice";

/** A column of the comparison. Amounts are in cents; null is ERR. */
export interface ComparedCart extends CartValue {
  readonly name: string;
  /** The services of the cart in display order, fees included. */
  readonly lines: readonly {
    readonly id: string;
    readonly title: string;
    readonly quantity: number;
    readonly boxes: number;
    /** The price per month. */
    readonly price: CentsOrError;
    /** The difference from the other carts; null if all contain the service at the same price. */
    readonly mark: LineMark | null;
  }[];
  readonly monthly: CentsOrError;
  readonly install: CentsOrError;
  /** The difference from the first cart. A positive difference is more expensive. */
  readonly monthlyDifference: CentsOrError;
  readonly installDifference: CentsOrError;
  readonly totalDifference: CentsOrError;
  /** In percent of the first cart's total; null if that total is 0 or unknown. */
  readonly totalDifferencePercent: number | null;
  /** True for the lowest cost per month of the term, including install. Requires another cart to compare with. */
  readonly isBestValue: boolean;
}

/** Compares the prices of saved carts with those of the first one. */
export function compareCarts(carts: readonly KeptCart[]): readonly ComparedCart[] {
  const priced = carts.map(({ name, state }) => {
    const { lines, monthly, install } = cartPriceOf(state);
    const value = cartValueOf(state, { monthly, install });
    const charges = new Map(
      cartItemsOf(state).map(({ service }, index) => [service.title, lines[index]?.price ?? null]),
    );
    return { name, state, lines, charges, monthly, install, value };
  });
  const [first] = priced;
  if (!first) return [];
  const best = bestCostOf(priced.map(costPerMonthOf));
  return priced.map(({ name, state, lines, monthly, install, value }, at) => ({
    name,
    ...value,
    lines: cartItemsOf(state).map(({ id, service, quantity, boxes }, index) => ({
      id,
      title: service.title,
      quantity,
      boxes,
      price: lines[index]?.price ?? null,
      mark: markOf(
        service.title,
        lines[index]?.price ?? null,
        priced.filter((_, other) => other !== at).map(({ charges }) => charges),
      ),
    })),
    monthly,
    install,
    monthlyDifference: subtractCents(monthly, first.monthly),
    installDifference: subtractCents(install, first.install),
    totalDifference: subtractCents(value.total, first.value.total),
    totalDifferencePercent: percentOf(value.total, first.value.total),
    isBestValue: best !== null && costPerMonthOf({ state, value }) === best,
  }));
}

/** @param others - the amounts of each other cart, by title, because another term has other rows for the same service */
function markOf(
  title: string,
  price: CentsOrError,
  others: readonly ReadonlyMap<string, CentsOrError>[],
): LineMark | null {
  const having = others.filter((other) => other.has(title));
  if (others.length === 0) return null;
  if (having.length === 0) return "onlyHere";
  if (having.length < others.length) return "notEverywhere";
  return having.every((other) => other.get(title) === price) ? null : "otherPrice";
}

/** The cost per month, because totals of terms of different length cannot be compared. Null for an empty cart. */
function costPerMonthOf({
  state,
  value: { total, months },
}: {
  readonly state: CartState;
  readonly value: CartValue;
}): number | null {
  return state.cart.length === 0 || total === null || months === null ? null : total / months;
}

function bestCostOf(costs: readonly (number | null)[]): number | null {
  const known = costs.filter((cost) => cost !== null);
  return known.length < 2 ? null : Math.min(...known);
}

function percentOf(total: CentsOrError, first: CentsOrError): number | null {
  return total === null || !first ? null : ((total - first) / first) * 100;
}

function addressOf({ catalogue: { address, query } }: CartState): string {
  return address || query.address;
}
