import { expect, test } from "vitest";
import {
  readOption,
  readPackage,
  readProviderOption,
  readSearch,
} from "../../../../src/core/pricing/wire/read-search.ts";
import { readService } from "../../../../src/core/pricing/wire/read-service.ts";
import { mbpsOf } from "../../../../src/core/pricing/wire/wire-values.ts";
import { aPackage, aRow, deepFreeze } from "../rows.ts";

test.each([
  [{ id: 7, title: "Title", label: "Label" }, "Title"],
  [{ id: 7, title: " ", label: "Label" }, "Label"],
  [{ id: 7, title: null, label: null }, "7"],
])("I13: %j is called %s", (row, title) => {
  expect(readService(row).title).toBe(title);
});

test.each([
  [{ value: "v", name: "n", title: "t", label: "l" }, "l"],
  [{ value: "v", name: "n", title: "t" }, "t"],
  [{ value: "v", name: "n" }, "n"],
  [{ value: 24 }, "24"],
  [{}, ""],
])("I21: %j reads %j", (option, text) => {
  expect(readOption(option).label).toBe(text);
});

test.each([
  [{ value: "12", key: "Comcast" }, "comcast"],
  [{ value: "Cox" }, "cox"],
  [{ value: "Cox", key: "" }, "cox"],
  [{}, ""],
])("I21: rules know %j as %j", (provider, key) => {
  expect(readProviderOption(provider).key).toBe(key);
});

test.each<[unknown, number | null]>([
  [940, 940],
  ["1,000 Mbps", 1000],
  ["1.5G", 1500],
  ["512 kbps", 0.512],
  [{ value: "2", suffix: " Gbps" }, 2000],
  ["Up to 1 Gbps", 1000],
  ["", null],
  [undefined, null],
])("K3: %j is %j Mbps", (raw, mbps) => {
  expect(mbpsOf(raw)).toBe(mbps);
});

test("M6, Z3: an amount is a value: missing, invalid, or in cents", () => {
  const { rates, nrc, priceRange } = readService(
    aRow({ mrc: "$1,299.50", double_mrc: " ", quad_mrc: "TBD", nrc: null, mrc_low: 5 }),
  );
  expect(rates).toMatchObject({
    mrc: { kind: "amount", cents: 129_950 },
    double_mrc: { kind: "missing" },
    quad_mrc: { kind: "invalid" },
  });
  expect(nrc).toEqual({ kind: "missing" });
  expect(priceRange).toBeNull();
  expect(readService(aRow({ mrc_low: 5, mrc_high: "?" })).priceRange).toEqual({
    low: 500,
    high: null,
  });
});

test("M5, Z6, Z9: ids, flags and quantities are read however they are sent", () => {
  expect(readPackage(aPackage({ dependencies: [7, { id: " 8 " }, null, "7"] }))).toMatchObject({
    serviceIds: ["7", "8"],
    usesPackageRates: false,
  });
  expect(readPackage(aPackage({ use_package_mrc: "TRUE", include_fee: 1 }))).toMatchObject({
    usesPackageRates: true,
    includesFees: true,
  });
  expect(
    readService(aRow({ phone_min: "2", phone_max: 5, data: { phone_lines: "4" } })),
  ).toMatchObject({
    countedLines: { range: { min: 2, max: 5 }, hasRange: true, sent: 4 },
    countedBoxes: null,
  });
});

test("K5: a condition compares texts, and all forms of a flag as one", () => {
  const { conditions, members } = readService(
    aRow({ condition_disabled: { entity: "cart", key: "a.b", value: [1, "TRUE", "x", null, {}] } }),
  );
  expect(conditions).toEqual([{ entity: "cart", path: "a.b", wanted: ["true", "true", "x"] }]);
  expect(members.valuesAt("type")).toEqual(["broadband"]);
  expect(members.valuesAt("constructor.name")).toEqual([]);
});

test("I20: the location is sent back exactly as received, completed by the answer", () => {
  const location = { lec: "Frontier", latitude: 39.5, extra: { odd: [null] } };
  const search = deepFreeze({ rows: [], location, lec: "AT&T", postal_code: 89_501 });
  expect(readSearch(search).locationAsSent).toEqual({ ...location, postal_code: 89_501 });
  expect(readSearch({ rows: [], lec: " " }).locationAsSent).toBeNull();
});
