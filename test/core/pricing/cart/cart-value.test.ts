import { expect, test } from "vitest";
import { centsOf } from "../../../../src/core/money/cents.ts";
import { cartValueOf, monthsOf } from "../../../../src/core/pricing/cart/cart-value.ts";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import { aRow, aSearch, cartAfter, select } from "../rows.ts";

test.each([
  ["36", "ten years", 36],
  ["120", "", 120],
  ["0", "36 Months", 36],
  ["036", "24 months", 24],
  ["1200", "Open", null],
  ["36x", "x36", null],
  ["a", "12-month", 12],
  ["a", "12 - mo", 12],
  ["a", "12mo", 12],
  ["a", "3 Years", 36],
  ["a", "1 yr.", 12],
  ["a", "120 MO", 120],
  ["a", "months: 12", null],
  ["a", "month-to-month", null],
])("a term %j, labelled %j, has %j months", (value, label, months) => {
  expect(monthsOf({ value, label })).toBe(months);
});

test("the speed per dollar is that of the fastest line, and unknown without a speed or a price", () => {
  const check = { widget: "checkbox" };
  const start = createCart(
    aSearch([
      aRow({ id: "A", ...check, download_speed: 500 }),
      aRow({ id: "B", ...check, download_speed: 100 }),
      aRow({ id: "C", ...check }),
      aRow({ id: "D", type: "tv", ...check, download_speed: 9000 }),
    ]),
  );
  const worthOf = (ids: readonly string[], monthly: number) =>
    cartValueOf(cartAfter(start, ...ids.map(select)), {
      monthly: centsOf(monthly),
      install: centsOf(1000),
    });
  expect(worthOf(["A", "B", "C", "D"], 5000)).toMatchObject({
    months: 36,
    total: 181_000,
    mbpsPerDollar: 10,
  });
  expect(worthOf(["C", "D"], 5000).mbpsPerDollar).toBeNull();
  expect(worthOf(["A"], 0).mbpsPerDollar).toBeNull();
  expect(worthOf(["A"], Number.NaN)).toMatchObject({
    months: 36,
    total: null,
    mbpsPerDollar: null,
  });
});
