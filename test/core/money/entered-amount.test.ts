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
