import { describe, expect, test } from "vitest";
import type { Place } from "../../../src/core/lookup/place.ts";
import { providerRowsOf } from "../../../src/core/lookup/provider-rows.ts";
import { aPlace, aProvider } from "./places.ts";

const providers = ["Zayo", "Comcast", "AT&T"].map((name) => aProvider({ name }));

const rowsOf = (place: Partial<Place>, isFinal = true) =>
  providerRowsOf(aPlace({ providers, ...place }), { isFinal }).map(({ provider, cards }) => [
    provider?.name ?? null,
    ...cards.map(({ role }) => role),
  ]);

describe("G39: the rows of the table", () => {
  test("begin with the LEC and the cable company, and keep the server's order", () => {
    expect(rowsOf({ lecProviderName: "AT&T", cableProviderName: "comcast" })).toEqual([
      ["AT&T", "lec"],
      ["Comcast", "cable"],
      ["Zayo"],
    ]);
  });

  test("have both cards in the row of a provider that is LEC and cable company", () => {
    expect(rowsOf({ lecProviderName: "Zayo", cableProviderName: "Zayo" })).toEqual([
      ["Zayo", "lec", "cable"],
      ["Comcast"],
      ["AT&T"],
    ]);
  });

  test("have only the card of a carrier that the table does not list", () => {
    const dynamic = aProvider({ name: "Cox", type: "dynamic" });
    expect(
      rowsOf({ lecProviderName: "Cox", providers: [dynamic, aProvider({ name: "Zayo" })] }),
    ).toEqual([[null, "lec"], [null, "cable"], ["Zayo"]]);
    expect(rowsOf({ providers: [] }, false)).toEqual([
      [null, "lec"],
      [null, "cable"],
    ]);
  });
});
