import { expect, test } from "vitest";
import { addressFromQuery } from "../../../src/core/lookup/address-from-query.ts";

test.each([
  ["?address=12+Main+St", "12 Main St", "12 Main St"],
  ["address=12%20Main%20St", "12 Main St", "12 Main St"],
  ["?address=%20%20abcd%20", "abcd", "abcd"],
  ["?address=abc", "abc", null],
  ["?address=%20%20abc%20%20", "abc", null],
  ["?address=++++++", "", null],
  ["?address=%F0%9F%8F%A0%F0%9F%8F%A0", "🏠🏠", "🏠🏠"],
  ["?address=", "", null],
  ["?address", "", null],
  ["?other=12+Main+St", "", null],
  ["", "", null],
])("G1: %j fills in %j and looks up %j", (query, text, address) => {
  expect(addressFromQuery(query)).toEqual({ text, address });
});

test("G2: the first of repeated parameters counts", () => {
  expect(addressFromQuery("?address=12+Main+St&address=13+Main+St").address).toBe("12 Main St");
  expect(addressFromQuery("?address=&address=13+Main+St").address).toBeNull();
});
