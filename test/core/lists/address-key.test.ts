import fc from "fast-check";
import { expect, test } from "vitest";
import { addressKeyOf } from "../../../src/core/lists/address-key.ts";

const areOne = (a: string, b: string) => addressKeyOf(a) === addressKeyOf(b);

test.each([
  ["100 N Main St", "100 N. Main St"],
  ["100 N Main St", "100 north  MAIN ST."],
  ["100 NW Main St", "100 N.W. Main St"],
  ["100 NW Main St", "100 Northwest Main St"],
  ["100 Main St N, Austin", "100 Main St North, Austin"],
  ["32 1/2 N Main St", "32 1/2 North Main St"],
  ["1 Main St, Ste 2, Austin", "1 Main St Ste 2 Austin"],
  ["1 O'Brien Rd", "1 O’Brien Rd"],
  ["1 Main St - Austin", "1 Main St Austin"],
  ["1 Main St #5", "1 Main St # 5"],
  ["1 Peña Rd", "1 Pen\u0303a Rd"],
  ["1\u200b Main St", "1 Main St"],
])("%j and %j are one address", (a, b) => {
  expect(areOne(a, b)).toBe(true);
});

test.each([
  ["100 N Main St", "100 S Main St"],
  ["100 N Main St", "100 Main St N"],
  ["10 North St", "10 N St"],
  ["2410 N St NE", "2410 North St NE"],
  ["4216 E 51 Ave", "4216 51 Ave E"],
  ["32½ Main St", "321/2 Main St"],
  ["32½ Main St", "32 1/2 Main St"],
  ["41-162 Main St", "41162 Main St"],
  ["41-162 Main St", "41 162 Main St"],
  ["1 Peña Rd", "1 Pena Rd"],
  ["1 Main St", "1 Main Street"],
  ["100% Main St", "100 Main St"],
  ["1 Main St & 2nd", "1 Main St 2nd"],
  ["Site 1.5 Main", "Site 15 Main"],
  ["1 Main St, North Austin", "1 Main St, N Austin"],
  ["North Main St", "N Main St"],
])("%j and %j are two addresses", (a, b) => {
  expect(areOne(a, b)).toBe(false);
});

const words = fc.constantFrom(
  "100",
  "N",
  "north",
  "Main",
  "St",
  "st.",
  ",",
  "32½",
  "e",
  "5th",
  "-",
);
const text = fc.array(words, { maxLength: 8 }).map((parts) => parts.join(" "));

test("case, spaces and punctuation never make a difference", () => {
  fc.assert(
    fc.property(text, (one) => {
      expect(areOne(one, one.toUpperCase())).toBe(true);
      expect(areOne(one, ` ${one.replaceAll(" ", "   ")} `)).toBe(true);
      expect(areOne(one, `${one}.`)).toBe(true);
      expect(areOne(one, one.replaceAll(",", ";"))).toBe(true);
    }),
  );
});

test("the words stay in their order, so that no two numbers become one", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9999 }), { minLength: 1 }), (numbers) => {
      expect(addressKeyOf(numbers.join(" ")).split(" ").map(Number)).toEqual(numbers);
    }),
  );
});

test("S6: a dash between numbers is a hyphen, and a direction within a name stays as it is", () => {
  expect(addressKeyOf("100–102 Main St")).toBe(addressKeyOf("100-102 Main St"));
  expect(addressKeyOf("100—102 Main St")).toBe(addressKeyOf("100-102 Main St"));
  expect(addressKeyOf("7 Old North Church Rd")).not.toBe(addressKeyOf("7 Old N Church Rd"));
});
