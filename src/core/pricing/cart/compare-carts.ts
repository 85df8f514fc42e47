import { type CentsOrError, subtractCents } from "../../money/cents.ts";
import { enteredText } from "../../texts/fold-text.ts";
import { cartItemsOf, cartPriceOf } from "./cart-items.ts";
import { type CartState, withoutRemovals } from "./cart-state.ts";
import { type CartValue, cartValueOf } from "./cart-value.ts";

/** A cart kept beside the present one for comparison. */
export interface KeptCart {
  /** Its identity. */
  readonly name: string;
  readonly state: CartState;
}

export const mostKeptCarts = 3;

/**
 * Keeps a cart under a name, in place of the one with that name. Carts of another address are dropped. A
 * blank name or a fourth cart changes nothing.
 */
export function keepCart(
  kept: readonly KeptCart[],
  name: string,
  state: CartState,
): readonly KeptCart[] {
  const cart = { name: enteredText(name), state: withoutRemovals(state) };
  const here = kept.filter((other) => addressOf(other.state) === addressOf(state));
  const isTaken = here.some((other) => other.name === cart.name);
  if (cart.name === "" || (!isTaken && here.length >= mostKeptCarts)) return kept;
  return isTaken ? here.map((other) => (other.name === cart.name ? cart : other)) : [...here, cart];
}

/** A blank or taken name changes nothing. */
export function renameCart(
  kept: readonly KeptCart[],
  name: string,
  newName: string,
): readonly KeptCart[] {
  const next = enteredText(newName);
  if (next === "" || kept.some((cart) => cart.name === next)) return kept;
  return kept.map((cart) => (cart.name === name ? { ...cart, name: next } : cart));
}

/** The kept carts without the one of a name. */
export function removeCart(kept: readonly KeptCart[], name: string): readonly KeptCart[] {
  return kept.filter((cart) => cart.name !== name);
}

/** The kept cart of a name, to become the present one; null when there is none. */
export function restoredCart(kept: readonly KeptCart[], name: string): CartState | null {
  return kept.find((cart) => cart.name === name)?.state ?? null;
}

/** No other cart has the service, or one has it in another quantity or at another price. */
type LineMark = "onlyHere" | "notEverywhere" | "otherPrice";

/** A column of the comparison; amounts are cents, null is ERR. */
export interface ComparedCart extends CartValue {
  readonly name: string;
  /** In display order, fees included. */
  readonly lines: readonly {
    readonly id: string;
    readonly title: string;
    readonly quantity: number;
    readonly boxes: number;
    /** Per month. */
    readonly price: CentsOrError;
    /** How it differs from the other carts; null where all have it at the same price. */
    readonly mark: LineMark | null;
  }[];
  readonly monthly: CentsOrError;
  readonly install: CentsOrError;
  /** From the first cart; positive means more expensive. */
  readonly monthlyDifference: CentsOrError;
  readonly installDifference: CentsOrError;
  readonly totalDifference: CentsOrError;
  /** Of the total of the first cart; null where it is 0 or not known. */
  readonly totalDifferencePercent: number | null;
  /** It costs least for each month of its term, install included. Alone it is not the best. */
  readonly isBestValue: boolean;
}

/** The prices of kept carts side by side, with their differences to the first. */
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

/** @param others - the amounts of each other cart, by title: another term has other rows of the same service. */
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

/** Terms differ in length, so that totals alone do not compare. Null for an empty cart. */
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
