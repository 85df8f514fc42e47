import { expect, test } from "vitest";
import {
  compareCarts,
  keepCart,
  removeCart,
  renameCart,
  restoredCart,
} from "../../../../src/core/pricing/cart/compare-carts.ts";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import { aRow, aSearch, cartAfter, deepFreeze, deselect, select } from "../rows.ts";

const search = aSearch([
  aRow({ id: "A", title: "Fast", mrc: 50, nrc: 10 }),
  aRow({ id: "B", title: "Faster", mrc: 80, nrc: 30 }),
  aRow({ id: "C", title: "Unknown", mrc: "TBD" }),
]);
const start = createCart({ ...search, address_display: "1 Main St" });
const chosen = (id: string) => deepFreeze(cartAfter(start, select(id)));
const two = deepFreeze(keepCart(keepCart([], "One", chosen("A")), " Two ", chosen("B")));
const names = (kept: typeof two) => kept.map(({ name }) => name);

test("up to three carts are kept, each under its own name", () => {
  expect(names(two)).toEqual(["One", "Two"]);
  const three = keepCart(two, "Three", chosen("C"));
  expect(names(three)).toEqual(["One", "Two", "Three"]);
  expect(keepCart(three, "Four", start)).toBe(three);
  expect(keepCart(two, "  ", start)).toBe(two);
});

test("a taken name replaces the older cart in its place", () => {
  const again = keepCart(two, "One", chosen("C"));
  expect(names(again)).toEqual(["One", "Two"]);
  expect(restoredCart(again, "One")?.cart).toEqual(["C"]);
});

test("carts are renamed and removed", () => {
  expect(names(renameCart(two, "One", " First "))).toEqual(["First", "Two"]);
  expect(renameCart(two, "One", "Two")).toBe(two);
  expect(renameCart(two, "One", "")).toBe(two);
  expect(names(removeCart(two, "One"))).toEqual(["Two"]);
});

test("a kept cart comes back without the removals of its last event", () => {
  const kept = keepCart([], "One", cartAfter(chosen("A"), deselect("A")));
  expect(restoredCart(kept, "One")).toMatchObject({ cart: [], removed: [] });
  expect(restoredCart(kept, "Two")).toBeNull();
});

test("carts of another address are dropped", () => {
  const elsewhere = createCart({ ...search, address_display: "2 Main St" });
  expect(names(keepCart(two, "New", elsewhere))).toEqual(["New"]);
  const searchedAgain = createCart({ ...search, address_display: "1 Main St" });
  expect(names(keepCart(two, "New", searchedAgain))).toEqual(["One", "Two", "New"]);
});

test("carts are compared with their difference from the first", () => {
  expect(compareCarts(keepCart(two, "Three", chosen("C")))).toMatchObject([
    {
      name: "One",
      lines: [{ id: "A", title: "Fast", quantity: 1, boxes: 0, price: 5000 }],
      monthly: 5000,
      install: 1000,
      monthlyDifference: 0,
      installDifference: 0,
    },
    { name: "Two", monthly: 8000, monthlyDifference: 3000, installDifference: 2000 },
    { name: "Three", monthly: null, monthlyDifference: null, install: 0, installDifference: -1000 },
  ]);
  expect(compareCarts([])).toEqual([]);
});
