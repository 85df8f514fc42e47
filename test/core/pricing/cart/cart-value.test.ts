import { expect, test } from "vitest";
import { monthsOf } from "../../../../src/core/pricing/cart/cart-value.ts";

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
