import fc from "fast-check";
import { expect, test } from "vitest";
import {
  recordStep,
  redo,
  startHistory,
  undo,
} from "../../../../src/core/pricing/cart/cart-history.ts";
import { cartItemsOf, cartPriceOf } from "../../../../src/core/pricing/cart/cart-items.ts";
import { type CartState, offerOf } from "../../../../src/core/pricing/cart/cart-state.ts";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import {
  disabledCodesOf,
  isPackageDisabled,
} from "../../../../src/core/pricing/cart/disabled-services.ts";
import { normaliseCart } from "../../../../src/core/pricing/cart/normalise-cart.ts";
import { reduceCart } from "../../../../src/core/pricing/cart/reduce-cart.ts";
import { pdfBlockOf, printBlockOf } from "../../../../src/core/pricing/proposal/output-rules.ts";
import { naivePrice } from "../price/naive-price.ts";
import { type RandomSearch, randomEvents, randomSearch } from "../random-search.ts";
import { deepFreeze } from "../rows.ts";
import {
  type NaiveCart,
  naiveDisabled,
  naiveOffered,
  naivePackage,
  naivePackageDisabled,
  naiveReduce,
  naiveRows,
  naiveStart,
} from "./naive-cart.ts";

function choiceOf({ provider, term, region, package: chosen, cart, toggles }: CartState) {
  const on = Object.entries(toggles).flatMap(([name, isOn]) => (isOn ? [name] : []));
  return { provider, term, region, package: chosen, ids: cart, on: on.sort() };
}

function naiveChoiceOf({ lines: _, boxes: __, on, ...rest }: NaiveCart) {
  return { ...rest, on: [...on].sort() };
}

/**
 * Returns the result of an event as one object, because a single comparison is faster than one per
 * member.
 */
function outcomeOf(state: CartState) {
  const { services, packages } = offerOf(state);
  const disabled = [...disabledCodesOf(state).keys()].sort();
  return {
    choice: choiceOf(state),
    gone: state.removed.map(({ id }) => id),
    offered: [...services.keys()].sort(),
    disabled,
    disabledPackages: [...packages].flatMap(([value, row]) =>
      isPackageDisabled(state, row) ? [value] : [],
    ),
    illegal: disabled.filter((id) => state.cart.includes(id)),
    isNormal: normaliseCart(state) === state,
  };
}

function naiveOutcomeOf(all: RandomSearch, before: NaiveCart, cart: NaiveCart) {
  const offered = naiveOffered(all, cart);
  const chosen = naiveRows(all, cart);
  const idsOf = (rows: typeof offered) => rows.map(({ id }) => String(id)).sort();
  return {
    choice: naiveChoiceOf(cart),
    gone: before.ids.filter((id) => !cart.ids.includes(id)),
    offered: idsOf(offered),
    disabled: idsOf(offered.filter((row) => naiveDisabled(all, cart, row, chosen))),
    illegal: [],
    isNormal: true,
    disabledPackages: all.filter_options.package.flatMap((one) =>
      naivePackage(all, cart, one.value) === one && naivePackageDisabled(all, cart, one.value)
        ? [one.value]
        : [],
    ),
  };
}

function priceOf(state: CartState) {
  const { lines, errors, ...totals } = cartPriceOf(state);
  const amounts = Object.values(totals);
  return {
    totals,
    ids: lines.map(({ id }) => id).sort(),
    negative: amounts.filter((total) => total !== null && total < 0),
    hasErrors: errors.length > 0,
  };
}

function naivePriceOf(all: RandomSearch, cart: NaiveCart) {
  const totals = naivePrice(all, cart);
  return {
    totals,
    ids: naiveRows(all, cart)
      .map(({ id }) => String(id))
      .sort(),
    negative: [],
    hasErrors: Object.values(totals).includes(null),
  };
}

test("M7, O7, J, K, L, MT: after every event the cart is legal and equals the naive cart, and the totals equal the naive formulas", () => {
  fc.assert(
    fc.property(randomSearch, randomEvents, (all, events) => {
      let state = createCart(all);
      let naive = naiveStart;
      for (const event of events) {
        const before = naive;
        naive = naiveReduce(all, naive, event);
        state = deepFreeze(reduceCart(state, event));
        expect({ ...outcomeOf(state), ...priceOf(state) }).toEqual({
          ...naiveOutcomeOf(all, before, naive),
          ...naivePriceOf(all, naive),
        });
      }
    }),
  );
});

test("L15: an invalid price results in ERR and blocks every output", () => {
  fc.assert(
    fc.property(randomSearch, randomEvents, (all, events) => {
      const state = events.reduce(reduceCart, createCart(all));
      const price = cartPriceOf(state);
      const isUnknown = price.monthly === null || price.install === null;
      expect(printBlockOf(price)).toBe(isUnknown ? "invalidTotal" : null);
      const services = ["broadband", "dedicated", "phone", "tv"];
      const hasService = cartItemsOf(state).some(({ type }) => services.includes(type));
      const block = isUnknown ? "invalidTotal" : null;
      expect(pdfBlockOf(state, price)).toBe(hasService ? block : "noService");
    }),
  );
});

test("J12: undoing every event restores the start, and redoing every event restores the end", () => {
  fc.assert(
    fc.property(randomSearch, randomEvents, (all, events) => {
      const start = deepFreeze(createCart(all));
      let history = startHistory(start);
      for (const event of events)
        history = deepFreeze(recordStep(history, reduceCart(history.present, event)));
      const steps = history.past.length;
      let back = history;
      for (let step = 0; step < steps; step += 1) {
        const earlier = undo(back);
        expect(choiceOf(redo(earlier).present)).toEqual(choiceOf(back.present));
        expect(redo(earlier).present.quantities).toEqual(back.present.quantities);
        back = earlier;
      }
      expect(choiceOf(back.present)).toEqual(choiceOf(start));
      let forth = back;
      for (let step = 0; step < steps; step += 1) forth = redo(forth);
      expect(choiceOf(forth.present)).toEqual(choiceOf(history.present));
    }),
    { numRuns: 60 },
  );
});
