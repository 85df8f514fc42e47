import fc from "fast-check";
import { expect, test } from "vitest";
import { cartPriceOf } from "../../../../src/core/pricing/cart/cart-items.ts";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import { reduceCart } from "../../../../src/core/pricing/cart/reduce-cart.ts";
import { explainPrice } from "../../../../src/core/pricing/price/explain-price.ts";
import type { ExplainedAmount } from "../../../../src/core/pricing/price/explained-amount.ts";
import { randomEvents, randomSearch } from "../random-search.ts";
import { aPackage, aRow, aSearch, cartAfter, choose, select } from "../rows.ts";

const check = { widget: "checkbox" };

function sumOf(lines: ExplainedAmount["lines"]): number | null {
  const isKnown = lines.every(({ cents }) => cents !== null);
  return isKnown ? lines.reduce((sum, { cents }) => sum + Number(cents), 0) : null;
}

test("the lines add up to the totals, whatever the cart", () => {
  fc.assert(
    fc.property(randomSearch, randomEvents, (all, events) => {
      let state = createCart(all);
      for (const event of events) {
        const next = reduceCart(state, event);
        if (next === state) continue;
        state = next;
        const price = cartPriceOf(state);
        const explained = explainPrice(price, state);
        const totals = Object.entries(explained).map(([name, { total }]) => [name, total]);
        const sums = Object.entries(explained).map(([name, { lines }]) => [name, sumOf(lines)]);
        const expected = [
          ["services", price.servicesSubtotal],
          ["equipment", price.equipmentSubtotal],
          ["discount", price.discount],
          ["monthly", price.monthly],
          ["install", price.install],
        ];
        expect([totals, sums]).toEqual([expected, expected]);
      }
    }),
  );
});

const rows = [
  aRow({
    id: "B",
    title: "Fast",
    mrc: 100,
    double_mrc: 90,
    bundled_service_types: ["phone", "tv"],
    nrc: 99,
    equipment_fee: 10,
  }),
  aRow({
    id: "P",
    title: "Lines",
    type: "phone",
    ...check,
    mrc: 30,
    double_mrc: 25,
    bundled_service_types: ["broadband"],
    phone_max: 5,
    nrc: 50,
    nrc_stacking: 20,
    secondary_services: [{ label: "Jack", stacking_nrc: 15 }],
  }),
  aRow({ id: "T", title: "TV", type: "tv", ...check, mrc: 60 }),
];

function explained(
  chosen: Parameters<typeof aPackage>[0],
  ...events: Parameters<typeof cartAfter>[1][]
) {
  const start = createCart(aSearch(rows, [aPackage({ title: "Duo", ...chosen })]));
  const state = cartAfter(start, ...events, { kind: "setLines", id: "P", lines: 3 });
  return explainPrice(cartPriceOf(state), state);
}

const shown = ({ lines, total }: ExplainedAmount) => [
  ...lines.map(({ label, cents, reason }) => `${label} ${cents}: ${reason}`),
  total,
];

test("L1 to L3: an explained rate has its name and its reason", () => {
  const { services } = explained({}, select("B"), select("P"));
  expect(shown(services)).toEqual([
    "Fast 9000: double rate because Phone is in the cart",
    "Lines 7500: double rate because Broadband is in the cart, 3 times $25.00",
    16_500,
  ]);
  expect(services.lines[0]).toMatchObject({ level: 1, field: "double_mrc" });
  expect(shown(explained({}, select("B"), select("P"), select("T")).services)[0]).toBe(
    "Fast 9000: double rate because Phone and Television are in the cart; no triple rate is given",
  );
});

test("V4, L5, L6: an explained discount has its parts", () => {
  const { discount, monthly } = explained(
    { dependencies: ["B", "P"], price: 95, include_fee: 1 },
    choose("pk"),
  );
  expect(shown(discount)).toEqual([
    "Fast 9000: double rate",
    "Fast 1000: equipment fee, which the package includes",
    "Lines 2500: double rate",
    "Duo -9500: package price",
    3000,
  ]);
  expect(shown(monthly).slice(2)).toEqual([
    "Fast 1000: equipment fee",
    "Package discount -3000: what the package's rows cost, less its price",
    14_500,
  ]);
});

test("V6, L9 to L11: an explained install total has the highest charge with its owner, and what stacks", () => {
  const { install } = explained({ dependencies: ["B", "P"], install_discount: 150 }, choose("pk"));
  expect(shown(install)).toEqual([
    "Fast 9900: highest one-time charge",
    "Duo -9900: install discount of the package",
    "Lines 6000: stacking charge",
    "Jack 1500: comes with Lines",
    7500,
  ]);
});
