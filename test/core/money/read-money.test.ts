import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainFormatting } from "../../../src/core/formatting/formatting.ts";
import { centsOf } from "../../../src/core/money/cents.ts";
import { readMoney } from "../../../src/core/money/read-money.ts";

test.each([null, undefined, "", " ", "\n\t"])("L: the value %j is a missing amount", (raw) => {
  expect(readMoney(raw)).toEqual({ kind: "missing" });
});

test.each([
  [0, 0],
  [-0, 0],
  ["-0", 0],
  ["-0.001", 0],
  [1, 100],
  [49.9, 4990],
  ["49.9", 4990],
  [" 49.90 ", 4990],
  ["$1,299.50", 129_950],
  ["-$1,299.50", -129_950],
  ["1299.5", 129_950],
  ["1,234,567", 123_456_700],
  [".5", 50],
  ["5.", 500],
  ["007", 700],
  [-5, -500],
  [1.005, 101],
  [-1.005, -101],
  ["1.005", 101],
  ["-1.005", -101],
  ["1.00499999", 100],
  ["8.995", 900],
  [8.995, 900],
  [0.285, 29],
  [1.255, 126],
  [19.99, 1999],
  [1e-7, 0],
  [5e-324, 0],
  [0.005, 1],
  [0.0049, 0],
  ["0.00500000000000000000000000001", 1],
  ["90071992547409.91", Number.MAX_SAFE_INTEGER],
])("L20: the value %j is %j cents", (raw, cents) => {
  expect(readMoney(raw)).toEqual({ kind: "amount", cents });
});

test.each([
  "TBD",
  "NaN",
  "1e3",
  "1E3",
  "0x10",
  "+5",
  "--5",
  "$-5",
  "$",
  "-",
  ".",
  ",",
  "1,2",
  "1,23",
  "12,3456",
  "1234,567",
  ",123",
  "1.2.3",
  "1 000",
  "5 USD",
  "€5",
  "5%",
  "1.5,000",
  "90071992547409.92",
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  1e21,
  1e15,
  true,
  false,
  [],
  [5],
  {},
  Symbol("5"),
])("L20: the value %o is invalid", (raw) => {
  expect(readMoney(raw)).toEqual({ kind: "invalid" });
});

const someCents = fc.integer({ min: -1e12, max: 1e12 });

describe("laws", () => {
  test("an amount that is formatted for a file is read back", () => {
    fc.assert(
      fc.property(someCents, (cents) => {
        expect(readMoney(plainFormatting.forFiles().money(centsOf(cents)))).toEqual({
          kind: "amount",
          cents,
        });
      }),
    );
  });

  test("dollars with cents are read back, as a number and as a string", () => {
    fc.assert(
      fc.property(someCents, (cents) => {
        expect(readMoney(cents / 100)).toEqual({ kind: "amount", cents });
        expect(readMoney(String(cents / 100))).toEqual({ kind: "amount", cents });
      }),
    );
  });

  test("only the third decimal decides the rounding, and amounts are rounded away from zero", () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(9), fc.nat(999), (cents, third, rest) => {
        const text = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}${third}${rest}`;
        const rounded = cents + (third >= 5 ? 1 : 0);
        expect(readMoney(text)).toEqual({ kind: "amount", cents: rounded });
        expect(readMoney(`-${text}`)).toEqual({ kind: "amount", cents: -rounded + 0 });
      }),
    );
  });

  test("no input throws, and an amount is a whole number that is not -0", () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const money = readMoney(raw);
        if (money.kind !== "amount") return;
        expect(Number.isSafeInteger(money.cents)).toBe(true);
        expect(Object.is(money.cents, -0)).toBe(false);
      }),
    );
  });
});
