import fc from "fast-check";
import { expect, test } from "vitest";
import { cartPriceOf } from "../../../../src/core/pricing/cart/cart-items.ts";
import type { CartEvent } from "../../../../src/core/pricing/cart/cart-state.ts";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import { reduceCart } from "../../../../src/core/pricing/cart/reduce-cart.ts";
import { suggestPackage } from "../../../../src/core/pricing/cart/suggest-package.ts";
import { randomEvents, randomSearch } from "../random-search.ts";
import { aPackage, aRow, aSearch, cartAfter, choose, select } from "../rows.ts";

const check = { widget: "checkbox" };
const rows = [
  aRow({ id: "fast", title: "Fast", mrc: 70 }),
  aRow({ id: "slow", title: "Slow", mrc: 50 }),
  aRow({ id: "line", title: "Line", type: "phone", ...check, mrc: 20 }),
  // The price of this package is known only next to a phone line.
  aRow({
    id: "ip",
    type: "static_ip",
    mrc: "TBD",
    bundled_mrc: 5,
    bundled_service_types: ["phone"],
  }),
  aRow({ id: "rated", mrc: 10, package_mrc: 40 }),
  aRow({ id: "tv", title: "TV", type: "tv", ...check, mrc: 30, nrc: 90 }),
];
const duo = aPackage({ value: "duo", dependencies: ["slow", "line"], price: 60 });
const triple = aPackage({ value: "triple", dependencies: ["slow", "line", "tv"], price: 75 });

function suggested(packages: Parameters<typeof aSearch>[1], ...events: readonly CartEvent[]) {
  const found = suggestPackage(cartAfter(createCart(aSearch(rows, packages)), ...events));
  return found && [found.package.value, found.added, found.monthly, found.saved];
}

test("a package that makes the cart cheaper, or completes it for less than the sum, is suggested", () => {
  expect(suggested([duo], select("slow"), select("line"))).toEqual(["duo", [], -1000, 1000]);
  expect(suggested([duo], select("slow"))).toEqual(["duo", ["Line"], 1000, 1000]);
});

test("the package that saves the most is suggested", () => {
  expect(suggested([duo, triple], select("slow"))).toEqual(["triple", ["Line", "TV"], 2500, 2500]);
});

test.each<[string, Parameters<typeof aSearch>[1], readonly CartEvent[]]>([
  ["for an empty cart", [duo], []],
  ["that is chosen", [duo], [choose("duo")]],
  [
    "for a cart whose total is not known",
    [aPackage({ value: "ip", dependencies: ["ip", "line"], price: 5 })],
    [select("ip")],
  ],
  [
    "that saves only against a package that costs more than none",
    [
      aPackage({ value: "dear", dependencies: ["rated"], use_package_mrc: 1 }),
      aPackage({ value: "same", dependencies: ["rated"], price: 10 }),
    ],
    [choose("dear")],
  ],
  ["that would take something out", [duo], [select("fast")]],
  ["that has nothing of the cart", [duo], [select("tv")]],
  ["that saves nothing", [aPackage({ ...duo, price: 70 })], [select("slow")]],
  [
    "that cannot be chosen",
    [aPackage({ ...duo, dependencies: ["slow", "gone"] })],
    [select("slow")],
  ],
  ["that charges more once", [aPackage({ ...duo, non_recurring_charge: 5 })], [select("slow")]],
  ["beside one that saves as much", [triple, duo], [choose("triple")]],
])("no package is suggested %s", (_name, packages, events) => {
  expect(suggested(packages, ...events)).toBeNull();
});

test("a suggestion never costs more than the same services without it, and removes nothing", () => {
  fc.assert(
    fc.property(randomSearch, randomEvents, fc.nat(50), (all, events, count) => {
      const state = events.slice(0, count + 2).reduce(reduceCart, createCart(all));
      const found = suggestPackage(state);
      if (found === null) return;
      const after = reduceCart(state, { kind: "choosePackage", value: found.package.value });
      expect(after.package).toBe(found.package.value);
      expect(after.cart).toEqual(expect.arrayContaining([...state.cart]));
      const [price, before] = [cartPriceOf(after), cartPriceOf(state)];
      const apart = cartPriceOf({ ...after, package: null });
      expect(Number(price.monthly)).toBeLessThan(Number(apart.monthly));
      expect(Number(price.install)).toBeLessThanOrEqual(Number(apart.install));
      expect(Number(price.monthly) - Number(before.monthly)).toBe(found.monthly);
      if (found.added.length === 0) expect(found.monthly).toBeLessThan(0);
    }),
    { numRuns: 300 },
  );
});
