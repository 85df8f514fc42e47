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

test("up to three carts are saved for comparison, each under its own name", () => {
  expect(names(two)).toEqual(["One", "Two"]);
  const three = keepCart(two, "Three", chosen("C"));
  expect(names(three)).toEqual(["One", "Two", "Three"]);
  expect(keepCart(three, "Four", start)).toBe(three);
  expect(keepCart(two, "  ", start)).toBe(two);
});

test("a cart with a used name replaces the older cart at its position", () => {
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

test("a saved cart is restored without the removals of its last event", () => {
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

test("carts are compared by cost and value over their terms", () => {
  const rows = [
    aRow({ id: "A", mrc: 50, nrc: 100, download_speed: 500 }),
    aRow({ id: "B", mrc: 40, nrc: 0, download_speed: 100 }),
  ];
  const terms = [
    { value: "36", label: "36 Months" },
    { value: "two", label: "2 years" },
    { value: "open", label: "Open" },
  ];
  const wide = { ...aSearch(rows), filter_options: { provider: [{ value: "cox" }], term: terms } };
  const at = (term: string, id: string) =>
    cartAfter(createCart(wide), { kind: "chooseTerm", value: term }, select(id));
  const kept = [at("36", "A"), at("two", "B"), at("open", "B")].map((state, index) => ({
    name: String(index),
    state,
  }));
  const [first, second, third, empty] = compareCarts([...kept, { name: "3", state: start }]);
  expect(first).toMatchObject({ months: 36, total: 190000, mbpsPerDollar: 10, isBestValue: false });
  expect(first).toMatchObject({ totalDifference: 0, totalDifferencePercent: 0 });
  expect(second).toMatchObject({ months: 24, total: 96000, mbpsPerDollar: 2.5, isBestValue: true });
  expect(second?.totalDifference).toBe(-94000);
  expect(second?.totalDifferencePercent).toBeCloseTo(-49.47, 2);
  expect(third).toMatchObject({ months: null, total: null, isBestValue: false });
  expect(third?.totalDifferencePercent).toBeNull();
  expect(empty).toMatchObject({ months: 36, total: 0, isBestValue: false });
});

test("the best value is the lowest cost per month, including install, among at least two known costs", () => {
  const search = aSearch([
    aRow({ id: "A", mrc: 50, nrc: 240 }),
    aRow({ id: "?", type: "phone", mrc: "TBD" }),
  ]);
  const term = [{ value: "12" }, { value: "36" }, { value: "open" }];
  const start = createCart({ ...search, filter_options: { ...search.filter_options, term } });
  const best = (...carts: readonly (readonly [term: string, ...ids: readonly string[]])[]) =>
    compareCarts(
      carts.map(([value, ...ids]) => ({
        name: value,
        state: cartAfter(start, { kind: "chooseTerm", value }, ...ids.map(select)),
      })),
    ).flatMap(({ name, isBestValue }) => (isBestValue ? [name] : []));
  expect(best(["36", "A"], ["12", "A"])).toEqual(["36"]);
  expect(best(["36", "A"], ["12", "A", "?"])).toEqual([]);
  expect(best(["36", "A"], ["12", "A", "?"], ["12", "A"])).toEqual(["36"]);
  expect(best(["open", "A"])).toEqual([]);
});

test("a difference in percent requires a first total above 0", () => {
  const [, second] = compareCarts([
    { name: "Empty", state: start },
    { name: "One", state: chosen("A") },
  ]);
  expect(second).toMatchObject({ totalDifference: 181000, totalDifferencePercent: null });
});

test("differences in services, quantities and prices between the carts are marked", () => {
  const both = createCart(
    aSearch([
      aRow({ id: "A", title: "Fast", mrc: 50 }),
      aRow({ id: "P", title: "Line", type: "phone", widget: "checkbox", mrc: 5, phone_max: 9 }),
      aRow({ id: "T", title: "TV", type: "tv", widget: "checkbox", mrc: 30 }),
    ]),
  );
  const withTv = cartAfter(both, select("A"), select("P"), select("T"));
  const more = cartAfter(both, select("A"), select("P"), { kind: "setLines", id: "P", lines: 3 });
  const marksOf = (...carts: readonly (typeof both)[]) =>
    compareCarts(carts.map((state, at) => ({ name: `${at}`, state }))).map(({ lines }) =>
      lines.map(({ mark }) => mark),
    );
  expect(marksOf(withTv)).toEqual([[null, null, null]]);
  expect(marksOf(withTv, withTv)).toEqual([
    [null, null, null],
    [null, null, null],
  ]);
  expect(marksOf(withTv, more, withTv)).toEqual([
    [null, "otherPrice", "notEverywhere"],
    [null, "otherPrice"],
    [null, "otherPrice", "notEverywhere"],
  ]);
  expect(marksOf(withTv, more)).toEqual([
    [null, "otherPrice", "onlyHere"],
    [null, "otherPrice"],
  ]);
});
