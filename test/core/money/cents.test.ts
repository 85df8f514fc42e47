import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addCents,
  type Cents,
  type CentsOrError,
  centsOf,
  dollarsOf,
  maxCents,
  subtractCents,
  timesCents,
  zeroCents,
} from "../../../src/core/money/cents.ts";

test("arithmetic with an unknown amount gives an unknown amount", () => {
  const one = centsOf(1);
  expect(addCents(one, null)).toBeNull();
  expect(addCents(null, one)).toBeNull();
  expect(subtractCents(one, null)).toBeNull();
  expect(subtractCents(null, one)).toBeNull();
  expect(timesCents(null, 0)).toBeNull();
  expect(maxCents(one, null)).toBeNull();
  expect(maxCents(null, one)).toBeNull();
});

test("an inexact amount is unknown", () => {
  const most = centsOf(Number.MAX_SAFE_INTEGER);
  expect(addCents(most, centsOf(1))).toBeNull();
  expect(subtractCents(most, centsOf(-1))).toBeNull();
  expect(timesCents(most, 2)).toBeNull();
});

test("no amount is -0", () => {
  expect(timesCents(centsOf(-5), 0)).toBe(0);
  expect(timesCents(zeroCents, -1)).toBe(0);
  expect(addCents()).toBe(0);
  expect(subtractCents(zeroCents, zeroCents)).toBe(0);
});

test("a plain number is not an amount", () => {
  // @ts-expect-error: 5 has no unit.
  const wrong: Cents = 5;
  // @ts-expect-error: the terms of a sum need a unit, too.
  addCents(zeroCents, 5);
  const right: CentsOrError = centsOf(5);
  expect(right).toBe(wrong);
});

const some = fc.integer({ min: -1e9, max: 1e9 });

test("sums, differences, products and maxima equal those of whole numbers", () => {
  fc.assert(
    fc.property(some, some, fc.nat(1000), (a, b, count) => {
      expect(addCents(centsOf(a), centsOf(b))).toBe(a + b + 0);
      expect(subtractCents(centsOf(a), centsOf(b))).toBe(a - b + 0);
      expect(timesCents(centsOf(a), count)).toBe(a * count + 0);
      expect(maxCents(centsOf(a), centsOf(b))).toBe(Math.max(a, b) + 0);
    }),
  );
});

test("N12: dollars have at most two decimals", () => {
  fc.assert(
    fc.property(some, (cents) => {
      const dollars = dollarsOf(centsOf(cents) ?? zeroCents);
      expect(dollars).toBe(Number(dollars.toFixed(2)));
      expect(Math.round(dollars * 100) + 0).toBe(cents + 0);
    }),
  );
});
