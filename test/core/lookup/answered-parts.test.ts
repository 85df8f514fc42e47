import { expect, test } from "vitest";
import { answeredPartsOf } from "../../../src/core/lookup/answered-parts.ts";
import { anEntry, aPlace, aPlaceAt, aProvider } from "./places.ts";

const nothing = { hasAddress: false, hasCodes: false, carriers: [], others: 0 };
const carrier = (name: string, ...types: readonly ("value" | "loader" | "error")[]) =>
  aProvider({
    name,
    serviceability: { kind: "list", entries: types.map((type) => anEntry({ type })) },
  });

test("G38: without a place, no part has answered", () => {
  expect(answeredPartsOf(null)).toEqual(nothing);
  expect(answeredPartsOf(aPlace())).toEqual(nothing);
});

test("G38: the address counts as answered, and so does any code of the building", () => {
  expect(answeredPartsOf(aPlaceAt("12 Main St"))).toEqual({ ...nothing, hasAddress: true });
  for (const code of ["npaNxx", "lata", "clliCode"] as const) {
    expect(answeredPartsOf(aPlace({ [code]: "1" }))).toEqual({ ...nothing, hasCodes: true });
  }
});

test("G38: a carrier has answered if none of its entries is pending; other providers of the table are counted", () => {
  const place = aPlace({
    lecProviderName: "AT&T",
    cableProviderName: "Spectrum",
    providers: [
      carrier("AT&T", "value", "error"),
      carrier("Spectrum", "value", "loader"),
      carrier("Zayo"),
      aProvider({ name: "Hidden", type: "dynamic" }),
    ],
  });
  expect(answeredPartsOf(place)).toEqual({ ...nothing, carriers: ["AT&T"], others: 1 });
});

test("G38: a provider in both cards is named once", () => {
  const place = aPlace({
    lecProviderName: "Cox",
    cableProviderName: "COX",
    providers: [carrier("Cox", "value")],
  });
  expect(answeredPartsOf(place).carriers).toHaveLength(1);
});
