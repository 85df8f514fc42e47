import { describe, expect, test } from "vitest";
import {
  areSameInputs,
  noInputs,
  pricingInputsIn,
  pricingWireQueryOf,
  urlChangesOf,
} from "../../../../src/core/pricing/wire/pricing-query.ts";

const inputs = {
  address: "12 Main St",
  preparedFor: "Acme & Söhne",
  provider: "cox",
  term: "36",
  package: "pk",
};

describe("I3: the five inputs are stored in the URL", () => {
  test.for([
    ["", noInputs],
    ["?address=12+Main+St", { ...noInputs, address: "12 Main St" }],
    ["address=%20a%20&address=b", { ...noInputs, address: "a" }],
    ["?prepared_for=Acme+%26+S%C3%B6hne&x=1", { ...noInputs, preparedFor: "Acme & Söhne" }],
    [
      "?provider=cox&term=36&package=pk",
      { ...noInputs, provider: "cox", term: "36", package: "pk" },
    ],
    ["?__proto__=1&constructor=2", noInputs],
  ] as const)("the inputs in %j are read", ([search, expected]) => {
    expect(pricingInputsIn(search)).toEqual(expected);
  });

  test("the inputs are written in a fixed order", () => {
    expect(Object.entries(urlChangesOf(inputs))).toEqual([
      ["address", "12 Main St"],
      ["prepared_for", "Acme & Söhne"],
      ["provider", "cox"],
      ["term", "36"],
      ["package", "pk"],
    ]);
  });

  test("empty inputs are removed from the URL", () => {
    expect(urlChangesOf({ ...noInputs, address: " a ", term: "  " })).toEqual({
      address: "a",
      prepared_for: null,
      provider: null,
      term: null,
      package: null,
    });
  });
});

describe("B13: the query of the search", () => {
  test("the query has the filled inputs under the names of the wire", () => {
    expect(pricingWireQueryOf(inputs, "token")).toEqual({
      address: "12 Main St",
      prepared_for: "Acme & Söhne",
      provider: "cox",
      term: "36",
      package: "pk",
      lookup_token: "token",
    });
  });

  test("the query leaves out empty inputs", () => {
    expect(pricingWireQueryOf({ ...noInputs, address: " a " }, undefined)).toEqual({
      address: "a",
    });
    expect(pricingWireQueryOf({ ...noInputs, address: "a" }, "")).toEqual({ address: "a" });
  });
});

test("I3: two sets of inputs are equal if all five inputs are equal", () => {
  expect(areSameInputs(inputs, { ...inputs })).toBe(true);
  for (const name of ["address", "preparedFor", "provider", "term", "package"] as const)
    expect(areSameInputs(inputs, { ...inputs, [name]: "other" })).toBe(false);
});
