import { expect, test } from "vitest";
import { plainFormatting } from "../../../src/core/formatting/formatting.ts";
import {
  accessTypeTextOf,
  availableProvidersOf,
  distanceTextOf,
  providerNameOf,
} from "../../../src/core/lookup/available-providers.ts";
import type { Provider } from "../../../src/core/lookup/place.ts";
import { aProvider } from "./places.ts";

const keysOf = (rows: readonly Provider[]) => rows.map(({ key }) => key).join("");

test("G25: dynamic providers are hidden, and the others keep the server's order", () => {
  const providers = ["static", "dynamic", "", "DYNAMIC ", "other"].map((type, at) =>
    aProvider({ key: String(at), type }),
  );
  expect(keysOf(availableProvidersOf({ providers }))).toBe("024");
  expect(availableProvidersOf({ providers: [aProvider({ type: "dynamic" })] })).toEqual([]);
});

test.each([
  [1234, "", "1,234 ft"],
  [1_234_567.6, "", "1,234,568 ft"],
  [0, "", "0 ft"],
  [-0.2, "", "0 ft"],
  [999.4, "", "999 ft"],
  [null, "", ""],
  [null, "on net", "on net"],
])(
  "G23: the distance of %j feet with the text %j is shown as %j",
  (distanceFeet, distanceText, shown) => {
    expect(distanceTextOf({ distanceFeet, distanceText }, plainFormatting)).toBe(shown);
  },
);

test("G24: a provider has a name and access types in the table", () => {
  expect(providerNameOf(aProvider({ key: "k", name: "n", label: "l" }))).toBe("n");
  expect(providerNameOf(aProvider({ key: "k", label: "l" }))).toBe("l");
  expect(providerNameOf(aProvider({ key: "k" }))).toBe("k");
  expect(accessTypeTextOf({ accessTypes: ["Coax", "Fiber"] })).toBe("Coax, Fiber");
});
