import fc from "fast-check";
import { expect, test } from "vitest";
import { addCents } from "../../../../src/core/money/cents.ts";
import { readMoney } from "../../../../src/core/money/read-money.ts";
import { installLinesOf } from "../../../../src/core/pricing/price/install-lines.ts";
import { priceCart } from "../../../../src/core/pricing/price/price-cart.ts";
import type { PackageRow } from "../../../../src/core/pricing/wire/pricing-search.ts";
import { readPackage } from "../../../../src/core/pricing/wire/read-search.ts";
import type { ServiceRow } from "../../../../src/core/pricing/wire/service-row.ts";
import { deepFreeze } from "../rows.ts";

const dollars = fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100);
const good = fc.oneof(dollars, dollars.map(String), fc.constantFrom(null, "", undefined));
const type = fc.constantFrom("broadband", "dedicated", "phone", "tv", "fee");

function rowWith(amount: fc.Arbitrary<unknown>): fc.Arbitrary<ServiceRow> {
  return fc.record({
    id: fc.nat(),
    type,
    mrc: amount,
    bundled_mrc: amount,
    double_mrc: amount,
    triple_mrc: amount,
    quad_mrc: amount,
    package_mrc: amount,
    nrc: amount,
    nrc_stacking: amount,
    equipment_fee: amount,
    addon_item_cost_per_unit: amount,
    bundled_service_types: fc.array(type),
    data: fc.record({ phone_lines: fc.nat(9), addon_items: fc.nat(9) }),
  });
}

function cartWith(amount: fc.Arbitrary<unknown>) {
  const items = fc
    .array(rowWith(amount), { maxLength: 6 })
    .map((rows) => rows.map((row, index) => ({ ...row, id: index })));
  const chosen: fc.Arbitrary<PackageRow | null> = fc.option(
    fc.record({
      price: amount,
      dependencies: fc.uniqueArray(fc.nat(5)),
      use_package_mrc: fc.boolean(),
      include_fee: fc.boolean(),
      install_discount: amount,
      non_recurring_charge: amount,
    }),
  );
  return fc.record({ items, package: chosen }).map(deepFreeze);
}

const messy = cartWith(fc.oneof(good, good, good, fc.constantFrom("TBD", -5, "-$3.50", true)));
const clean = cartWith(good);

function cents(raw: unknown): number {
  const money = readMoney(raw);
  return money.kind === "amount" ? money.cents : 0;
}

test("valid amounts never result in ERR or negative totals, and the totals add up", () => {
  fc.assert(
    fc.property(clean, (cart) => {
      const { lines, errors, ...totals } = priceCart(cart);
      expect(errors).toEqual([]);
      for (const total of Object.values(totals)) expect(total).toBeGreaterThanOrEqual(0);
      const services = lines.reduce((sum, { price }) => sum + Number(price), 0);
      const equipment = lines.reduce(
        (sum, line) => sum + Number(line.equipmentFee) + Number(line.boxPrice),
        0,
      );
      expect(totals.servicesSubtotal).toBe(services);
      expect(totals.equipmentSubtotal).toBe(equipment);
      expect(totals.monthly).toBe(Math.max(0, services + equipment - Number(totals.discount)));
      expect(totals.install).toBe(Number(totals.installWithoutStacking) + Number(totals.stacking));
    }),
  );
});

test("L23: the install lines add up to the install total, and no discount exceeds the charge", () => {
  fc.assert(
    fc.property(messy, (cart) => {
      const price = priceCart(cart);
      const lines = installLinesOf(price, cart.package && readPackage(cart.package));
      expect(addCents(...lines.map(({ cents }) => cents))).toBe(price.install);
      const [highest, discount] = lines;
      if (discount?.label !== "Install discount" || price.installWithoutStacking === null) return;
      expect(Number(highest?.cents) + Number(discount.cents)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("L16: a package without a discount has no install line, and an unknown discount names the unreadable amounts", () => {
  fc.assert(
    fc.property(messy, (cart) => {
      const chosen = cart.package && readPackage(cart.package);
      const lines = installLinesOf(priceCart(cart), chosen);
      const discount = lines.find(({ label }) => label === "Install discount");
      if (chosen === null || cents(cart.package?.install_discount) === 0) {
        const isInvalid = chosen?.installDiscount.kind === "invalid";
        expect(discount === undefined || isInvalid).toBe(true);
      }
      for (const line of lines.filter((one) => one.cents === null)) {
        expect(line.sources.map((source) => source.cents)).toContain(null);
      }
      const sources = lines.flatMap((line) => line.sources);
      if (chosen === null) expect(sources.map(({ id }) => id)).not.toContain(null);
    }),
    { numRuns: 1000 },
  );
});

test("L5: with a positive discount the package's services cost the package's price", () => {
  fc.assert(
    fc.property(clean, (cart) => {
      const { lines, discount, monthly } = priceCart(cart);
      fc.pre(cart.package !== null && Number(discount) > 0);
      const ids = new Set([cart.package?.dependencies].flat().map(String));
      const rest = lines.reduce((sum, line) => {
        const own = Number(line.price) + Number(line.equipmentFee) + Number(line.boxPrice);
        const fee = cart.package?.include_fee ? Number(line.equipmentFee) : 0;
        return sum + own - (ids.has(line.id) ? Number(line.rate) + fee : 0);
      }, 0);
      // The discount counts rows without phone lines once, even though they add nothing themselves.
      expect(monthly).toBe(Math.max(0, cents(cart.package?.price) + rest));
    }),
  );
});

test("M6: errors name an amount if and only if a total is ERR", () => {
  fc.assert(
    fc.property(messy, (cart) => {
      const { errors, lines, ...totals } = priceCart(cart);
      expect(lines.map(({ id }) => id)).toEqual(cart.items.map(({ id }) => String(id)));
      expect(Object.values(totals).includes(null)).toBe(errors.length > 0);
    }),
  );
});

test("no input causes an exception", () => {
  fc.assert(
    fc.property(fc.array(rowWith(fc.anything())), fc.anything(), (items, odd) => {
      const rows = items.map((row) => ({
        ...row,
        dependencies: odd,
        secondary_services: odd,
        data: odd,
      }));
      priceCart({ items: rows, package: { dependencies: odd, price: odd } });
    }),
  );
});
