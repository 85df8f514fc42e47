import { expect, test } from "vitest";
import { plainFormatting } from "../../../../src/core/formatting/formatting.ts";
import {
  hasCountedRange,
  isPricedAsRange,
  rangeTextOf,
} from "../../../../src/core/pricing/service.ts";
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
])("I13: the service %j is called %s", (row, title) => {
  expect(readService(row).title).toBe(title);
});

test.each([
  [{ value: "v", name: "n", title: "t", label: "l" }, "l"],
  [{ value: "v", name: "n", title: "t" }, "t"],
  [{ value: "v", name: "n" }, "n"],
  [{ value: 24 }, "24"],
  [{}, ""],
])("I21: the option %j has the label %j", (option, text) => {
  expect(readOption(option).label).toBe(text);
});

test.each([
  [{ value: "12", key: "Comcast" }, "comcast"],
  [{ value: "Cox" }, "cox"],
  [{ value: "Cox", key: "" }, "cox"],
  [{}, ""],
])("I21: rules refer to %j as %j", (provider, key) => {
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
])("K3: the speed %j is %j Mbps", (raw, mbps) => {
  expect(mbpsOf(raw)).toBe(mbps);
});

test("M6, J14: an amount is missing, invalid, or in cents", () => {
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
});

test.each([
  [{ mrc: 100, mrc_low: 80, mrc_high: 120 }, "$80.00 – $120.00", true],
  [{ mrc: "TBD", mrc_low: 80, mrc_high: "?" }, "$80.00 – ERR", true],
  [{ mrc: 0, mrc_low: 80, mrc_high: 120 }, "$80.00 – $120.00", true],
  [{ mrc: 100, mrc_low: 80 }, null, false],
  [{ mrc: 100, mrc_high: 80 }, null, false],
  [{ mrc: "TBD", mrc_low: 80 }, null, false],
  [{ mrc_low: 80, mrc_high: 120 }, "$80.00 – $120.00", false],
  [{ mrc_low: 5 }, "from $5.00", false],
  [{ mrc_low: 5, mrc_high: " " }, "from $5.00", false],
  [{ mrc_low: 5, mrc_high: "?" }, "$5.00 – ERR", false],
  [{ mrc_low: "?" }, "from ERR", false],
  [{ mrc_low: "?", mrc_high: 5 }, "ERR – $5.00", false],
  [{ mrc_high: 5 }, "up to $5.00", false],
])("I14, L16: the range of %j is %s, and its amount counts: %s", (given, text, isCounted) => {
  const service = readService(aRow(given));
  expect(service.priceRange && rangeTextOf(service.priceRange, plainFormatting)).toBe(text);
  expect(hasCountedRange(service)).toBe(isCounted);
  expect(isPricedAsRange(service)).toBe(text !== null && !isCounted);
});

test("D12, H21: titles and labels of services, packages and options become text; unknown tags stay", () => {
  const html = "<b>AT&amp;T</b> caf&eacute; <zip>";
  const text = "AT&T café <zip>";
  const service = readService(
    aRow({
      title: html,
      label: html,
      equipment_fee_label: html,
      addon_item_label: html,
      addon_item_label_plural: html,
      secondary_services: [{ label: html }],
    }),
  );
  expect(service).toMatchObject({
    name: text,
    title: text,
    label: text,
    equipmentFeeLabel: text,
    boxLabel: text,
    boxLabelPlural: text,
    secondaryServices: [{ label: text }],
  });
  expect(readPackage(aPackage({ title: html })).label).toBe(text);
  const option = readSearch({ filter_options: { term: [{ value: "a&amp;b", name: html }] } });
  // A value is a key, so it is not converted to text.
  expect(option.options.term).toMatchObject([{ value: "a&amp;b", label: text }]);
  expect(readService(aRow({ description: html })).description).toBe(html);
});

test("M5, L20, J8: ids, flags and quantities are read in all forms that servers send", () => {
  expect(readPackage(aPackage({ dependencies: [7, { id: " 8 " }, null, "7"] }))).toMatchObject({
    serviceIds: ["7", "8"],
    usesPackageRates: false,
  });
  expect(readPackage(aPackage({ use_package_mrc: "true", include_fee: 1 }))).toMatchObject({
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

test("K5: a condition compares texts, and treats all forms of a flag as equal", () => {
  const { conditions, members } = readService(
    aRow({ condition_disabled: { entity: "cart", key: "a.b", value: [1, "TRUE", "x", null, {}] } }),
  );
  expect(conditions).toEqual([{ entity: "cart", path: "a.b", values: ["true", "TRUE", "x"] }]);
  expect(members.valuesAt("type")).toEqual(["broadband"]);
  expect(members.valuesAt("constructor.name")).toEqual([]);
});

test("I20: the location is sent back exactly as received, with additions from the answer", () => {
  const location = { lec: "Frontier", latitude: 39.5, extra: { odd: [null] } };
  const search = deepFreeze({ rows: [], location, lec: "AT&T", postal_code: 89_501 });
  expect(readSearch(search).locationAsSent).toEqual({ ...location, postal_code: 89_501 });
  expect(readSearch({ rows: [], lec: " " }).locationAsSent).toBeNull();
});

test("M5: entries that are not objects are left out", () => {
  const { services, options, headlinePrices, contracts, query } = readSearch(
    deepFreeze({
      rows: [aRow({ condition_disabled: ["x", null], secondary_services: [7, { id: "B" }] })],
      filter_options: {
        provider: [{ value: "cox", serviceability: ["x", { color: "light green" }] }],
      },
      pricing: [{ provider: "cox", value: { price: "12.50" } }],
      contracts_available: { " Cox ": {} },
      query: { address: "12 Main St", provider: "cox" },
    }),
  );
  expect(services[0]?.conditions).toEqual([]);
  expect(services[0]?.secondaryServices).toMatchObject([{ id: "B" }]);
  expect(options.provider[0]?.served.coax.isUnverified).toBe(true);
  expect(headlinePrices).toMatchObject([
    { provider: "cox", price: { kind: "amount", cents: 1250 } },
  ]);
  expect(contracts.providers).toEqual(["cox"]);
  expect(query).toMatchObject({ address: "12 Main St", provider: "cox" });
});

test("I20: the additions from the answer are sent even without a location", () => {
  expect(readSearch({ rows: [], lec: "AT&T" }).locationAsSent).toEqual({ lec: "AT&T" });
  expect(readSearch({ rows: [], location: {} }).locationAsSent).toEqual({});
  expect(readSearch({ rows: [], location: "Reno" }).locationAsSent).toBeNull();
});

test.each([
  ["radio", true],
  [" Radio ", true],
  ["checkbox", false],
  [undefined, false],
])("J1: the widget %j is a radio button: %s", (widget, isRadio) => {
  expect(readService(aRow({ widget })).isRadio).toBe(isRadio);
});

test.each([
  [{ mrc: 5 }, true],
  [{ mrc: "TBD" }, true],
  [{ mrc: 0 }, false],
  [{ mrc: -5 }, false],
  [{}, false],
  [{ mrc: 5, type: "fee" }, false],
  [{ mrc: 5, type: "unknown" }, true],
])("J10: the links add %j: %s", (given, comes) => {
  expect(readService(aRow(given)).comesByLink).toBe(comes);
});

test.each([
  [undefined, undefined, { min: 1, max: 1 }],
  [0, 4, { min: 0, max: 4 }],
  [3, 3, { min: 3, max: 3 }],
  [5, 4, { min: 1, max: 4 }],
  [-1, 0, { min: 1, max: 1 }],
  [1.5, "2.5", { min: 1, max: 1 }],
  ["x", 1e300, { min: 1, max: 1 }],
])("L22: lines from %j to %j are the range %j", (phone_min, phone_max, range) => {
  const { countedLines } = readService(aRow({ type: "phone", phone_min, phone_max }));
  expect(countedLines?.range).toEqual(range);
});

test("I14: a range instead of a price may lack its lower end", () => {
  expect(readService(aRow({ mrc_high: 120 })).priceRange).toEqual({
    low: { kind: "missing" },
    high: { kind: "amount", cents: 12_000 },
  });
  expect(readService(aRow({})).priceRange).toBeNull();
});
