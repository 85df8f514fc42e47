import fc from "fast-check";
import { expect, test } from "vitest";
import {
  record,
  redo,
  startHistory,
  undo,
} from "../../../../src/core/pricing/cart/cart-history.ts";
import { cartItemsOf, cartPriceOf } from "../../../../src/core/pricing/cart/cart-items.ts";
import { type CartState, offerOf } from "../../../../src/core/pricing/cart/cart-state.ts";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import { normaliseCart } from "../../../../src/core/pricing/cart/normalise-cart.ts";
import { reduceCart } from "../../../../src/core/pricing/cart/reduce-cart.ts";
import { pdfBlockOf, printBlockOf } from "../../../../src/core/pricing/proposal/output-rules.ts";
import {
  disabledCodesOf,
  isPackageDisabled,
} from "../../../../src/core/pricing/rules/disabling-rules.ts";
import { naivePrice } from "../price/naive-price.ts";
import { type RandomSearch, randomEvents, randomSearch } from "../random-search.ts";
import { deepFreeze } from "../rows.ts";
import {
  type NaiveCart,
  naiveDisabled,
  naiveOffered,
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

function naiveVerdicts(all: RandomSearch, cart: NaiveCart) {
  const offered = naiveOffered(all, cart);
  return {
    offered: offered.map(({ id }) => String(id)).sort(),
    disabled: offered
      .filter((row) => naiveDisabled(all, cart, row))
      .map(({ id }) => String(id))
      .sort(),
  };
}

test("M7, J, K, MT: after every event the cart is legal, and equals the naive cart", () => {
  fc.assert(
    fc.property(randomSearch, randomEvents, (all, events) => {
      let state = createCart(all);
      let naive = naiveStart;
      for (const event of events) {
        const before = naive;
        naive = naiveReduce(all, naive, event);
        state = deepFreeze(reduceCart(state, event));
        expect(choiceOf(state)).toEqual(naiveChoiceOf(naive));
        const gone = before.ids.filter((id) => !naive.ids.includes(id));
        expect(state.removed.map(({ id }) => id)).toEqual(gone);
        const disabled = [...disabledCodesOf(state).keys()].sort();
        const { services, packages } = offerOf(state);
        expect({ offered: [...services.keys()].sort(), disabled }).toEqual(
          naiveVerdicts(all, naive),
        );
        expect(disabled.filter((id) => state.cart.includes(id))).toEqual([]);
        expect(normaliseCart(state)).toBe(state);
        for (const [value, row] of packages) {
          expect(isPackageDisabled(state, row)).toBe(naivePackageDisabled(all, naive, value));
        }
      }
    }),
    { numRuns: 200 },
  );
});

test("O7, L: after every event the totals equal the naive formulas", () => {
  fc.assert(
    fc.property(randomSearch, randomEvents, (all, events) => {
      let state = createCart(all);
      let naive = naiveStart;
      for (const event of events) {
        state = reduceCart(state, event);
        naive = naiveReduce(all, naive, event);
        const { lines, errors, ...totals } = cartPriceOf(state);
        expect(totals).toEqual(naivePrice(all, naive));
        expect(lines.map(({ id }) => id).sort()).toEqual(
          naiveRows(all, naive)
            .map(({ id }) => String(id))
            .sort(),
        );
        for (const total of Object.values(totals)) {
          if (total !== null) expect(total).toBeGreaterThanOrEqual(0);
        }
        expect(errors.length > 0).toBe(Object.values(totals).includes(null));
      }
    }),
    { numRuns: 100 },
  );
});

test("L15: an invalid price gives ERR and blocks every output", () => {
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

test("Z18: undoing every event restores the start, redoing every event the end", () => {
  fc.assert(
    fc.property(randomSearch, randomEvents, (all, events) => {
      const start = deepFreeze(createCart(all));
      let history = startHistory(start);
      for (const event of events)
        history = deepFreeze(record(history, reduceCart(history.present, event)));
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
