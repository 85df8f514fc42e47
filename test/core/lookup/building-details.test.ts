import { expect, test } from "vitest";
import {
  buildingRowsOf,
  coordinatesOf,
  mapApiKeyOf,
  mapOptionsOf,
} from "../../../src/core/lookup/building-details.ts";
import { noSetting } from "../../../src/core/lookup/lookup-answers.ts";
import { aPlace } from "./places.ts";

test.each([
  [39.8, -89.6, true],
  [0, -89.6, true],
  [39.8, 0, true],
  [0, 0, false],
  [null, -89.6, false],
  [39.8, null, false],
])("G27: latitude %j and longitude %j show a map: %s", (latitude, longitude, shows) => {
  const { location } = aPlace();
  const expected = shows ? { latitude, longitude } : null;
  expect(coordinatesOf({ ...location, latitude, longitude })).toEqual(expected);
});

test("G29: the rows show an en dash for missing values", () => {
  expect(buildingRowsOf(aPlace({ npaNxx: "213-555", clliCode: "LSANCA12" }))).toEqual([
    { name: "npaNxx", value: "213-555" },
    { name: "lata", value: "\u2013" },
    { name: "clli", value: "LSANCA12" },
  ]);
});

test("G28: the map has default options", () => {
  expect(mapOptionsOf(noSetting)).toEqual({
    zoom: 18,
    mapTypeId: "satellite",
    height: "300px",
    width: "100%",
  });
});

test("G28: the lookup's options take precedence", () => {
  const map = { zoom: 15, mapTypeId: "HYBRID", height: "200", width: "50%" };
  expect(mapOptionsOf({ map })).toEqual({
    zoom: 15,
    mapTypeId: "hybrid",
    height: "200px",
    width: "50%",
  });
});

test.each([
  { zoom: 0, mapTypeId: "roadmap", height: "12.25px", width: "100vw" },
  { zoom: 22, mapTypeId: "terrain", height: "1.5em", width: "50.125%" },
])("G28: the options %j are valid", (map) => {
  expect(mapOptionsOf({ map })).toEqual(map);
});

test.each([
  { zoom: -1, mapTypeId: "moon", height: "0", width: "calc(1px)" },
  { zoom: 99, mapTypeId: "", height: "1px;color:red", width: "-5px" },
])("G28: the invalid options %j are ignored", (map) => {
  expect(mapOptionsOf({ map })).toEqual(mapOptionsOf(noSetting));
});

test("G28: the lookup's key takes precedence over the application's, and without both there is no map", () => {
  expect(mapApiKeyOf({ mapApiKey: "lookup" }, "application")).toBe("lookup");
  expect(mapApiKeyOf({ mapApiKey: "" }, "application")).toBe("application");
  expect(mapApiKeyOf({ mapApiKey: "" }, "")).toBeNull();
  expect(mapApiKeyOf({ mapApiKey: "" }, undefined)).toBeNull();
});

test.each(["a key", " key", "key&callback=evil", '"key', "k".repeat(129)])(
  "G28: the key %j is invalid, and never becomes part of the address of the map library",
  (mapApiKey) => {
    expect(mapApiKeyOf({ mapApiKey }, "application")).toBe("application");
    expect(mapApiKeyOf({ mapApiKey: "" }, mapApiKey)).toBeNull();
  },
);
