import fc from "fast-check";
import { expect, test } from "vitest";
import {
  accessTypeTextOf,
  availableProvidersOf,
  distanceTextOf,
  type ProviderColumn,
  providerNameOf,
  sortProviders,
} from "../../../src/core/lookup/available-providers.ts";
import type { Provider } from "../../../src/core/lookup/place.ts";
import { aProvider } from "./places.ts";

const keysOf = (rows: readonly Provider[]) => rows.map(({ key }) => key).join("");

test("G25: dynamic providers are hidden, the others keep the server's order", () => {
  const providers = ["static", "dynamic", "", "DYNAMIC ", "other"].map((type, at) =>
    aProvider({ key: String(at), type }),
  );
  expect(keysOf(availableProvidersOf({ providers }))).toBe("024");
  expect(availableProvidersOf({ providers: [aProvider({ type: "dynamic" })] })).toEqual([]);
});

const rows = [
  aProvider({ key: "a", name: "Zayo", distanceFeet: 900, accessTypes: ["Fiber"] }),
  aProvider({ key: "b", name: "att", distanceText: "on net" }),
  aProvider({ key: "c", name: "AT&T", distanceFeet: 1000, accessTypes: ["Coax", "Fiber"] }),
  aProvider({ key: "d", name: "", distanceFeet: null }),
  aProvider({ key: "e", name: "Cox", distanceFeet: 0, accessTypes: ["Fiber"] }),
];

test.each([
  ["distance", "ascending", "eacbd"],
  ["distance", "descending", "caebd"],
  ["accessType", "ascending", "caebd"],
  ["accessType", "descending", "aecbd"],
] as const)("G24: by %s, %s", (column, direction, expected) => {
  expect(keysOf(sortProviders(rows, { column, direction }))).toBe(expected);
  const sort = { column, direction };
  expect(keysOf(availableProvidersOf({ providers: rows }, sort))).toBe(expected);
});

test("G24: names sort whatever their case, blanks last both ways", () => {
  const named = ["b", "A", "", "c"].map((name) => aProvider({ name }));
  const namesBy = (direction: "ascending" | "descending") =>
    sortProviders(named, { column: "provider", direction }).map(({ name }) => name);
  expect(namesBy("ascending")).toEqual(["A", "b", "c", ""]);
  expect(namesBy("descending")).toEqual(["c", "b", "A", ""]);
});

test("G24: sorting keeps every row, equal rows in order, and its input as it was", () => {
  const providers = fc.array(
    fc.record({
      name: fc.constantFrom("", "a", "B"),
      distanceFeet: fc.option(fc.integer({ min: 0, max: 3 })),
    }),
  );
  const columns = fc.constantFrom<ProviderColumn>("provider", "accessType", "distance");
  fc.assert(
    fc.property(providers, columns, fc.boolean(), (given, column, isUp) => {
      const input = Object.freeze(
        given.map((one, at) => aProvider({ ...one, key: String(at).padStart(3, "0") })),
      );
      const sorted = sortProviders(input, {
        column,
        direction: isUp ? "ascending" : "descending",
      });
      expect(sorted.map(({ key }) => key).toSorted()).toEqual(input.map(({ key }) => key));
      sorted.forEach((row, at) => {
        const next = sorted[at + 1];
        if (!next || column !== "distance") return;
        if (row.distanceFeet === null) expect(next.distanceFeet).toBeNull();
        if (row.distanceFeet === next.distanceFeet) expect(row.key < next.key).toBe(true);
      });
    }),
  );
});

test.each([
  [1234, "", "1,234 ft"],
  [1_234_567.6, "", "1,234,568 ft"],
  [0, "", "0 ft"],
  [-0.2, "", "0 ft"],
  [999.4, "", "999 ft"],
  [null, "", ""],
  [null, "on net", "on net"],
])("G23: %j feet and the words %j show %j", (distanceFeet, distanceText, shown) => {
  expect(distanceTextOf({ distanceFeet, distanceText })).toBe(shown);
});

test("G24: names and access types as the table shows them", () => {
  expect(providerNameOf(aProvider({ key: "k", name: "n", label: "l" }))).toBe("n");
  expect(providerNameOf(aProvider({ key: "k", label: "l" }))).toBe("l");
  expect(providerNameOf(aProvider({ key: "k" }))).toBe("k");
  expect(accessTypeTextOf({ accessTypes: ["Coax", "Fiber"] })).toBe("Coax, Fiber");
});
