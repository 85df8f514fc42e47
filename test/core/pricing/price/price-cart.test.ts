import { describe, expect, test } from "vitest";
import { priceCart } from "../../../../src/core/pricing/price/price-cart.ts";
import type { PackageRow } from "../../../../src/core/pricing/wire/pricing-search.ts";
import type { ServiceRow } from "../../../../src/core/pricing/wire/service-row.ts";
import { aPackage, aRow } from "../rows.ts";

function price(items: readonly ServiceRow[], chosen: PackageRow | null = null) {
  return priceCart({ items, package: chosen });
}

const inA = aPackage({ dependencies: ["A"] });

test("an empty cart costs nothing", () => {
  expect(price([])).toEqual({
    servicesSubtotal: 0,
    equipmentSubtotal: 0,
    beforeDiscount: 0,
    discount: 0,
    monthly: 0,
    installWithoutStacking: 0,
    stacking: 0,
    install: 0,
    lines: [],
    errors: [],
  });
});

test.each<[string, unknown, readonly string[], number]>([
  ["a type once, however many rows", ["phone"], ["phone", "phone"], 1],
  ["a type listed twice, once", ["phone", "phone"], ["phone"], 1],
  ["its own type never", ["broadband", "tv"], ["broadband", "tv"], 1],
  ["only types of its own list", ["tv"], ["phone", "dedicated"], 0],
  [
    "more than three as three",
    ["phone", "tv", "dedicated", "fee"],
    ["phone", "tv", "dedicated", "fee"],
    3,
  ],
  ["a lone type as a list", "phone", ["phone"], 1],
  ["a missing list as none", null, ["phone"], 0],
])("L1: a level counts %s", (_name, bundled_service_types, types, level) => {
  const others = types.map((type, index) => aRow({ id: index, type }));
  expect(price([aRow({ bundled_service_types }), ...others]).lines[0]?.level).toBe(level);
});

test("L1: each row has its own bundle level", () => {
  const { lines } = price([
    aRow({ id: 1, bundled_service_types: ["phone", "tv"] }),
    aRow({ id: 2, type: "phone" }),
    aRow({ id: 3, type: "tv", bundled_service_types: ["phone"] }),
  ]);
  expect(lines.map(({ level }) => level)).toEqual([2, 0, 1]);
});

const all = { mrc: 1, bundled_mrc: 2, double_mrc: 3, triple_mrc: 4, quad_mrc: 5, package_mrc: 6 };

test.each<[number, Partial<ServiceRow>, number, string | null, string]>([
  [0, all, 100, "mrc", "base"],
  [1, all, 300, "double_mrc", "level"],
  [2, all, 400, "triple_mrc", "level"],
  [3, all, 500, "quad_mrc", "level"],
  [3, { ...all, quad_mrc: "" }, 400, "triple_mrc", "fallback"],
  [3, { ...all, quad_mrc: null, triple_mrc: null }, 300, "double_mrc", "fallback"],
  [2, { mrc: 1, quad_mrc: 5 }, 100, "mrc", "fallback"],
  [1, { mrc: 1, bundled_mrc: 2, triple_mrc: 4 }, 200, "bundled_mrc", "fallback"],
  [0, { bundled_mrc: 2, double_mrc: 3 }, 0, null, "missing"],
  [2, { triple_mrc: "0.00", mrc: 9 }, 0, "triple_mrc", "level"],
  [0, { mrc: "-5" }, -500, "mrc", "base"],
])("L2, L3: at level %i %j costs %i cents", (level, rates, rate, field, reason) => {
  const types = ["phone", "tv", "dedicated"];
  const others = types.slice(0, level).map((type) => aRow({ id: type, type }));
  const { lines, errors } = price([aRow({ ...rates, bundled_service_types: types }), ...others]);
  expect(lines[0]).toMatchObject({ level, rate, field, reason });
  expect(errors).toEqual([]);
});

test("J14: an invalid rate matters only if the preferred rates are missing", () => {
  const row = aRow({ mrc: "TBD", double_mrc: 5, bundled_service_types: ["phone"] });
  const phone = aRow({ id: "P", type: "phone", mrc: 1 });
  expect(price([row, phone])).toMatchObject({ monthly: 600, errors: [] });
  expect(price([row]).monthly).toBeNull();
  const skipped = aRow({ mrc: 5, double_mrc: "?", bundled_service_types: ["phone"] });
  expect(price([skipped]).monthly).toBe(500);
  expect(price([skipped, phone]).errors).toMatchObject([{ field: "double_mrc" }]);
});

test.each<[unknown, readonly string[], unknown, number, string]>([
  [1, ["A"], 6, 600, "package"],
  ["true", ["A"], 0, 0, "package"],
  [true, ["A"], null, 100, "base"],
  [0, ["A"], 6, 100, "base"],
  ["0", ["A"], 6, 100, "base"],
  ["yes", ["A"], 6, 100, "base"],
  [true, ["B"], 6, 100, "base"],
])(
  "L4: use_package_mrc %j of %j with %j results in %i cents",
  (flag, dependencies, package_mrc, rate, reason) => {
    const chosen = aPackage({ use_package_mrc: flag, dependencies });
    expect(price([aRow({ mrc: 1, package_mrc })], chosen).lines[0]).toMatchObject({ rate, reason });
  },
);

test("L4: ids of a package are compared as texts, and may be objects", () => {
  const chosen = aPackage({ use_package_mrc: 1, dependencies: [{ id: 7 }] });
  expect(price([aRow({ id: "7", package_mrc: 6 })], chosen).lines[0]?.rate).toBe(600);
});

test("L5: a discount counts one unit of each row, at the rate that applies", () => {
  const rows = [
    aRow({ mrc: 50, double_mrc: 40, bundled_service_types: ["phone"] }),
    aRow({ id: "P", type: "phone", mrc: 20, data: { phone_lines: 4 } }),
  ];
  const chosen = aPackage({ dependencies: ["A", "P"], price: 45 });
  expect(price(rows, chosen)).toMatchObject({ discount: 1500, monthly: 10_500 });
});

test("L6: include_fee adds equipment fees, but never boxes", () => {
  const row = aRow({ mrc: 50, equipment_fee: 10, addon_item_cost_per_unit: 7 });
  expect(price([row], { ...inA, price: 55 }).discount).toBe(0);
  expect(price([row], { ...inA, price: 55, include_fee: "1" }).discount).toBe(500);
});

test("L7: a package more expensive than its services gives no discount", () => {
  expect(price([aRow({ mrc: 50 })], { ...inA, price: 60 })).toMatchObject({
    discount: 0,
    monthly: 5000,
  });
});

test("L8: without a package price there is no discount, whatever the rates", () => {
  expect(price([aRow({ mrc: 50 })], inA)).toMatchObject({ discount: 0, monthly: 5000 });
  expect(price([aRow({ mrc: "?" })], inA)).toMatchObject({ discount: 0, monthly: null });
});

test("L8: an invalid package price makes only the discount and the monthly total ERR", () => {
  const outcome = price([aRow({ mrc: 50, nrc: 5 })], { ...inA, price: "call us" });
  expect(outcome).toMatchObject({
    servicesSubtotal: 5000,
    equipmentSubtotal: 0,
    beforeDiscount: 5000,
    discount: null,
    monthly: null,
    installWithoutStacking: 500,
    stacking: 0,
    install: 500,
  });
  expect(outcome.errors).toEqual([
    { code: "invalidAmount", of: { kind: "package" }, field: "price" },
  ]);
});

test.each<[string, readonly unknown[], Partial<PackageRow> | null, number]>([
  ["the highest charge", [10, 99, 50], null, 9900],
  ["the package's, when that is the highest", [10], { non_recurring_charge: 40 }, 4000],
  ["the highest less the discount", [99], { install_discount: "$9.50" }, 8950],
  ["never less than nothing", [99], { install_discount: 150 }, 0],
  ["nothing for credits alone", [-5], null, 0],
  ["nothing when no charge is given", [null, ""], {}, 0],
])("L9: install is %s", (_name, charges, chosen, cents) => {
  const rows = charges.map((nrc, id) => aRow({ id, nrc }));
  expect(price(rows, chosen && aPackage(chosen)).install).toBe(cents);
});

test.each<[string, Partial<ServiceRow>, number]>([
  ["once for a row that counts nothing", {}, 1],
  ["per line", { type: "phone", data: { phone_lines: 3 } }, 3],
  ["per box", { addon_item_cost_per_unit: 1, data: { addon_items: 4 } }, 4],
  ["once for no box", { addon_item_cost_per_unit: 1, data: { addon_items: 0 } }, 1],
  [
    "per line, when there are several, and not per box",
    { type: "phone", addon_item_cost_per_unit: 1, data: { phone_lines: 2, addon_items: 4 } },
    2,
  ],
  [
    "per box, when there is one line",
    { type: "phone", addon_item_cost_per_unit: 1, data: { phone_lines: 1, addon_items: 4 } },
    4,
  ],
])("L10: stacking counts %s", (_name, given, count) => {
  const outcome = price([aRow({ nrc: 100, nrc_stacking: 10, ...given })]);
  expect(outcome).toMatchObject({ stacking: 1000 * count, install: 10_000 + 1000 * count });
});

test.each<[object, number]>([
  [{ stacking_nrc: 15 }, 1500],
  [{ id: "P", stacking_nrc: 15 }, 1500],
  [{ id: "X", stacking_nrc: 15 }, 0],
  [{ type: "phone", stacking_nrc: 15 }, 1500],
  [{ type: "tv", stacking_nrc: 15 }, 0],
  [{ stacking_nrc: null }, 0],
])("L11: the secondary charge %j adds %i cents", (entry, cents) => {
  const rows = [aRow({ secondary_services: [entry] }), aRow({ id: "P", type: "phone" })];
  expect(price(rows)).toMatchObject({ stacking: cents, errors: [] });
});

test("L12, L13: boxes multiply, an equipment fee does not", () => {
  const row = aRow({
    type: "phone",
    equipment_fee: 5,
    addon_item_cost_per_unit: 7.5,
    data: { phone_lines: 3, addon_items: 2 },
  });
  const outcome = price([row]);
  expect(outcome.equipmentSubtotal).toBe(2000);
  expect(outcome.lines[0]).toMatchObject({
    equipmentFee: 500,
    boxPrice: 1500,
    boxes: 2,
    quantity: 3,
  });
});

test("L12: without a cost per box there are no boxes", () => {
  expect(price([aRow({ data: { addon_items: 5 } })]).lines[0]).toMatchObject({
    boxes: 0,
    boxPrice: 0,
  });
});

test("L14: credits never make the month negative", () => {
  expect(price([aRow({ mrc: -20 })])).toMatchObject({ servicesSubtotal: -2000, monthly: 0 });
});

test.each(["mrc_low", "mrc_high", "router_mrc", "data"])(
  "M6, I14, I15, L19: %s changes no total",
  (field) => {
    expect(price([aRow({ mrc: 5, [field]: "99" })])).toEqual(price([aRow({ mrc: 5 })]));
  },
);

test("I14: a row with a range instead of a price counts as 0, regardless of its other rates; 0 and an invalid price are prices", () => {
  const rates = {
    double_mrc: 40,
    bundled_mrc: 45,
    package_mrc: 30,
    bundled_service_types: ["phone"],
  };
  const counted = (given: Partial<ServiceRow>) =>
    price([aRow({ ...rates, ...given }), aRow({ id: "P", type: "phone", mrc: 5 })], {
      ...aPackage({ dependencies: ["A"], use_package_mrc: 1 }),
    }).lines[0];
  for (const range of [{ mrc_low: 10 }, { mrc_high: "20" }, { mrc: "", mrc_low: 0, mrc_high: 5 }]) {
    expect(counted(range)).toMatchObject({ rate: 0, price: 0, field: null, reason: "missing" });
  }
  for (const given of [{}, { mrc_low: "" }, { mrc: 0, mrc_low: 10 }, { mrc: "TBD", mrc_low: 10 }]) {
    expect(counted(given)).toMatchObject({ rate: 3000, field: "package_mrc" });
  }
});

describe("an invalid amount makes only dependent totals ERR", () => {
  const month = ["beforeDiscount", "monthly"];
  test.each<[string, Partial<ServiceRow>, Partial<PackageRow>, readonly string[]]>([
    ["mrc of another row", { mrc: "?" }, {}, ["servicesSubtotal", ...month]],
    [
      "mrc of a package row",
      { mrc: "?" },
      { dependencies: ["A"], price: 1 },
      ["servicesSubtotal", ...month, "discount"],
    ],
    [
      "equipment_fee",
      { equipment_fee: "?" },
      { dependencies: ["A"], price: 1 },
      ["equipmentSubtotal", ...month],
    ],
    [
      "equipment_fee",
      { equipment_fee: "?" },
      { dependencies: ["A"], price: 1, include_fee: 1 },
      ["equipmentSubtotal", ...month, "discount"],
    ],
    [
      "addon_item_cost_per_unit",
      { addon_item_cost_per_unit: "?" },
      {},
      ["equipmentSubtotal", ...month],
    ],
    ["nrc", { nrc: "?" }, {}, ["installWithoutStacking", "install"]],
    ["nrc_stacking", { nrc_stacking: "?" }, {}, ["stacking", "install"]],
    [
      "secondary_services",
      { secondary_services: [{ stacking_nrc: "?" }] },
      {},
      ["stacking", "install"],
    ],
    ["price", {}, { price: "?" }, ["discount", "monthly"]],
    [
      "non_recurring_charge",
      {},
      { non_recurring_charge: "?" },
      ["installWithoutStacking", "install"],
    ],
    ["install_discount", {}, { install_discount: "?" }, ["installWithoutStacking", "install"]],
  ])("%s: %j %j", (field, row, chosen, unknown) => {
    const { lines, errors, ...totals } = price([aRow(row)], aPackage(chosen));
    const nulls = Object.entries(totals).flatMap(([name, cents]) => (cents === null ? [name] : []));
    expect(nulls.sort()).toEqual([...unknown].sort());
    expect(errors.map((error) => error.field)).toEqual([field.split(" ")[0]]);
    expect(lines).toHaveLength(1);
  });
});

test("L22: a row counts lines if it is a phone or has a range of lines", () => {
  const data = { phone_lines: 2 };
  expect(price([aRow({ mrc: 1, data })]).monthly).toBe(100);
  expect(price([aRow({ mrc: 1, data, type: "phone" })]).monthly).toBe(200);
  expect(price([aRow({ mrc: 1, data, phone_max: 5 })]).monthly).toBe(200);
});

test.each<[unknown, unknown, unknown, number]>([
  [undefined, 2, 5, 2],
  [1, 2, 5, 2],
  [9, 2, 5, 5],
  ["4", "2", "5", 4],
  [3.9, 2, 5, 3],
  ["many", 2, 5, 2],
  [-1, 0, 5, 0],
  [3, 9, 5, 3],
  [0, 9, 5, 1],
  [9, 3, undefined, 1],
  [9, undefined, 4, 4],
  [9, undefined, 0, 1],
  [9, "x", Number.NaN, 1],
  [2, null, "", 2],
  [undefined, undefined, undefined, 1],
  [-2, undefined, undefined, 1],
])(
  "I17, L22: the quantity %j of %j to %j lines becomes %i",
  (phone_lines, phone_min, phone_max, quantity) => {
    const row = aRow({ type: "phone", phone_min, phone_max, data: { phone_lines } });
    expect(price([row]).lines[0]?.quantity).toBe(quantity);
  },
);

test("an amount too large to be exact is ERR, not an approximation", () => {
  const row = aRow({ type: "phone", mrc: "90071992547409.91", data: { phone_lines: 2 } });
  expect(price([row]).monthly).toBeNull();
});
