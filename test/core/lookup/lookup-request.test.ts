import { expect, test } from "vitest";
import { lookupRequestOf, lookupTokenFor } from "../../../src/core/lookup/lookup-request.ts";

test.each([undefined, ""])("G16: the token %j is left out", (token) => {
  expect(lookupRequestOf("12 Main St", token)).toEqual({
    address: "12 Main St",
    body: { scope: "default", task: "scout_lookup" },
  });
});

test("G16: a known token is sent in the JSON body", () => {
  expect(lookupRequestOf("12 Main St", "t").body).toEqual({
    lookup_token: "t",
    scope: "default",
    task: "scout_lookup",
  });
});

test("D9: a token is used only for the address it was issued for", () => {
  const issued = { address: "12 Main St", token: "t" };
  expect(lookupTokenFor(" 12 Main St ", issued)).toBe("t");
  expect(lookupTokenFor("12 Main St", { ...issued, address: " 12 Main St " })).toBe("t");
  expect(lookupTokenFor("13 Main St", issued)).toBeUndefined();
  expect(lookupTokenFor("12 Main St", null)).toBeUndefined();
  expect(lookupTokenFor("12 Main St", { ...issued, token: "" })).toBeUndefined();
});
