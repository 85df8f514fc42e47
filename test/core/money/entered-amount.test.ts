import { expect, test } from "vitest";
import { enteredAmountOf } from "../../../src/core/money/entered-amount.ts";

test.each([
  ["129.5", 12_950],
  ["$1,234.50", 123_450],
  ["$ 1,249.99 ", 124_999],
  ["USD 99", 9_900],
  ["US$ 99 USD", 9_900],
  ["120/mo", 12_000],
  ["120 / month", 12_000],
  ["$120 per month", 12_000],
  ["120 a month", 12_000],
  ["120 monthly", 12_000],
  ["0", 0],
  ["", null],
  ["-45", null],
  ["(45.00)", null],
  ["n/a", null],
  ["TBD", null],
  ["$", null],
  ["12 years", null],
  ["1e5", null],
])("S8: the entered text %j is %j cents", (text, cents) => {
  expect(enteredAmountOf(text)).toBe(cents);
});

test.each([
  ["129,5", 12_950],
  ["1 234,50 $", 123_450],
  ["80,00 $ US", 8000],
  ["1\u00a0234,50\u00a0$", 123_450],
  ["1\u202f234\u202f567", 123_456_700],
  ["129.50", 12_950],
  ["$1,234.50", 123_450],
  ["1,234", 123_400],
  ["1.234,50 $", 123_450],
  ["1.234", 123_400],
  ["1.234.567,5", 123_456_750],
  ["0.125", 13],
  ["1.23.45", null],
  ["12 34", null],
  ["1,2,3", null],
])("W30: in a language with a decimal comma, %j is %j cents", (text, cents) => {
  expect(enteredAmountOf(text, true)).toBe(cents);
});

test("W30: in English a comma is no decimal point", () => {
  expect(enteredAmountOf("129,5")).toBe(null);
  expect(enteredAmountOf("1 234,50")).toBe(null);
});
