import fc from "fast-check";
import { expect, test } from "vitest";
import type { CartEvent } from "../../../../src/core/pricing/cart/cart-state.ts";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import { normaliseCart } from "../../../../src/core/pricing/cart/normalise-cart.ts";
import { reduceCart } from "../../../../src/core/pricing/cart/reduce-cart.ts";
import { randomEvents, randomSearch } from "../random-search.ts";

const start: readonly CartEvent[] = [
  { kind: "chooseProvider", value: "cox" },
  { kind: "chooseTerm", value: "24" },
];

test("the same events result in the same cart", () => {
  fc.assert(
    fc.property(randomSearch, randomEvents, (all, acts) => {
      const [one, other] = [
        acts.reduce(reduceCart, createCart(all)),
        acts.reduce(reduceCart, createCart(all)),
      ];
      expect(one?.cart).toEqual(other?.cart);
      expect(one?.removed).toEqual(other?.removed);
    }),
    { numRuns: 20 },
  );
});

test("any cart becomes legal, and a legal cart does not change", () => {
  fc.assert(
    fc.property(
      randomSearch,
      fc.uniqueArray(fc.nat(13).map(String)),
      fc.constantFrom("p0", null),
      (all, cart, chosen) => {
        const state = { ...start.reduce(reduceCart, createCart(all)), cart, package: chosen };
        const legal = normaliseCart(state);
        expect(normaliseCart(legal)).toBe(legal);
        const left = legal.cart.concat(legal.removed.map((removal) => removal.id));
        expect(left.sort()).toEqual([...cart].sort());
      },
    ),
  );
});
