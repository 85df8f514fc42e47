import { expect, test } from "vitest";
import { installLinesOf } from "../../../../src/core/pricing/price/install-lines.ts";
import { priceCart } from "../../../../src/core/pricing/price/price-cart.ts";
import { readPackage } from "../../../../src/core/pricing/wire/read-search.ts";
import { aPackage, aRow, deepFreeze } from "../rows.ts";

const broadband = aRow({
  id: "A",
  mrc: 100,
  double_mrc: 90,
  triple_mrc: 80,
  bundled_service_types: ["phone", "tv"],
});
const phone = aRow({
  id: "P",
  type: "phone",
  mrc: 30,
  double_mrc: 25,
  bundled_service_types: ["broadband", "tv"],
  data: { phone_lines: 2 },
});
const tv = aRow({
  id: "T",
  type: "tv",
  mrc: 60,
  triple_mrc: 50,
  bundled_service_types: ["broadband", "phone"],
});
const fee = aRow({ id: "F", type: "fee", mrc: 5 });

test("vector 1: two services have double rates", () => {
  const price = priceCart(deepFreeze({ items: [broadband, phone], package: null }));
  expect(price.lines).toMatchObject([
    { id: "A", level: 1, rate: 9000, quantity: 1, price: 9000, reason: "level" },
    { id: "P", level: 1, rate: 2500, quantity: 2, price: 5000, reason: "level" },
  ]);
  expect(price.monthly).toBe(14_000);
  expect(price.errors).toEqual([]);
});

test("vector 2: three services have triple rates, or double rates where those are missing; a fee counts", () => {
  const price = priceCart({ items: [broadband, phone, tv, fee], package: null });
  expect(price.lines).toMatchObject([
    { rate: 8000, field: "triple_mrc" },
    { rate: 2500, field: "double_mrc", reason: "fallback", price: 5000 },
    { rate: 5000 },
    { rate: 500, level: 0, reason: "base" },
  ]);
  expect(price.monthly).toBe(18_500);
});

test.each([
  [null, 7000],
  [0, 0],
])("vector 3: with quad_mrc %j level 3 costs %i cents", (quad_mrc, monthly) => {
  const row = aRow({
    mrc: 100,
    bundled_mrc: 70,
    double_mrc: null,
    quad_mrc,
    bundled_service_types: ["phone", "tv", "dedicated"],
  });
  const others = ["phone", "tv", "dedicated"].map((type) => aRow({ id: type, type }));
  const price = priceCart({ items: [row, ...others], package: null });
  expect(price.lines[0]).toMatchObject({ level: 3, rate: monthly });
  expect(price.monthly).toBe(monthly);
});

const threeLines = { ...phone, data: { phone_lines: 3 } };

test("vector 4: the discount lowers the package's services to its price", () => {
  const price = priceCart({
    items: [{ ...broadband, equipment_fee: 10 }, threeLines],
    package: aPackage({
      dependencies: ["A", "P"],
      price: 95,
      include_fee: true,
      use_package_mrc: 0,
    }),
  });
  expect(price).toMatchObject({
    servicesSubtotal: 16_500,
    equipmentSubtotal: 1000,
    beforeDiscount: 17_500,
    discount: 3000,
    monthly: 14_500,
  });
});

test("vector 5: package rates below the package's price leave no discount", () => {
  const price = priceCart({
    items: [
      { ...broadband, equipment_fee: 10, package_mrc: 60 },
      { ...threeLines, package_mrc: 20 },
    ],
    package: aPackage({ dependencies: ["A", "P"], price: 95, use_package_mrc: 1 }),
  });
  expect(price).toMatchObject({
    servicesSubtotal: 12_000,
    equipmentSubtotal: 1000,
    discount: 0,
    monthly: 13_000,
  });
});

test("vector 6: stacking charges come after the package's install discount", () => {
  const chosen = aPackage({ non_recurring_charge: 0, install_discount: 150 });
  const price = priceCart({
    items: [
      { ...broadband, nrc: 99 },
      {
        ...threeLines,
        nrc: 50,
        nrc_stacking: 20,
        secondary_services: [{ label: "Jack", stacking_nrc: 15 }],
      },
    ],
    package: chosen,
  });
  expect(installLinesOf(price, readPackage(chosen))).toMatchObject([
    { label: "Installation (highest charge applies)", cents: 9900 },
    { label: "Install discount", cents: -9900 },
    { label: "Per-line and per-device install", cents: 6000 },
    { label: "Jack", cents: 1500 },
  ]);
  expect(price).toMatchObject({ installWithoutStacking: 0, stacking: 7500, install: 7500 });
  expect(price.lines[1]).toMatchObject({
    stacking: 6000,
    secondary: [{ label: "Jack", price: 1500 }],
  });
});

test("vector 7: an invalid amount makes the monthly total ERR", () => {
  const price = priceCart({ items: [aRow({ mrc: "TBD" }), phone], package: null });
  expect(price).toMatchObject({
    servicesSubtotal: null,
    equipmentSubtotal: 0,
    beforeDiscount: null,
    discount: 0,
    monthly: null,
    install: 0,
  });
  expect(price.errors).toEqual([
    { code: "invalidAmount", of: { kind: "item", id: "A" }, field: "mrc" },
  ]);
});

test("vector 8: no price at all is $0.00", () => {
  const price = priceCart({ items: [aRow({ mrc: null })], package: null });
  expect(price.monthly).toBe(0);
  expect(price.lines[0]).toMatchObject({ rate: 0, field: null, reason: "missing" });
});

test("vector 9: sums are exact", () => {
  const items = [
    aRow({ id: "P", type: "phone", mrc: 19.99, data: { phone_lines: 3 } }),
    aRow({ id: "F", type: "fee", mrc: 0.07 }),
  ];
  expect(priceCart({ items, package: null }).monthly).toBe(6004);
  expect(priceCart({ items: [aRow({ mrc: 1.005 })], package: null }).monthly).toBe(101);
});
