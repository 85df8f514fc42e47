import { expect, test } from "vitest";
import {
  recordStep,
  redo,
  startHistory,
  undo,
} from "../../../../src/core/pricing/cart/cart-history.ts";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import { reduceCart } from "../../../../src/core/pricing/cart/reduce-cart.ts";
import { aRow, aSearch, select } from "../rows.ts";

const search = aSearch([aRow({ id: 1 }), aRow({ id: 2 })]);
const start = createCart(search);
const one = reduceCart(start, select("1"));
const two = reduceCart(one, select("2"));
const history = recordStep(recordStep(startHistory(start), one), two);

test("J12: undo and redo move back and forth, and stop at the ends", () => {
  const back = undo(history);
  expect(back.present.cart).toEqual(["1"]);
  expect(back.present.toggles.broadband).toBe(true);
  expect(undo(back).present).toEqual(start);
  expect(undo(undo(back))).toEqual(undo(back));
  expect(redo(back).present).toEqual({ ...two, removed: [] });
  expect(undo(redo(back)).present.cart).toEqual(["1"]);
  expect(redo(history)).toBe(history);
  expect(redo(startHistory(start)).present).toBe(start);
});

test("a new action drops the undone states", () => {
  const next = recordStep(undo(history), reduceCart(one, { kind: "clear" }));
  expect(next.future).toEqual([]);
  expect(undo(next).present.cart).toEqual(["1"]);
});

test("an event without a change adds no step", () => {
  expect(recordStep(history, reduceCart(two, select("2"))).past).toBe(history.past);
});

test("J12: a new search starts a new history", () => {
  expect(recordStep(history, createCart(search)).past).toEqual([]);
});
