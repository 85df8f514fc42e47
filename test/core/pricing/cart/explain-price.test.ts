import fc from "fast-check";
import { expect, test } from "vitest";
import { cartPriceOf } from "../../../../src/core/pricing/cart/cart-items.ts";
import { packageOf } from "../../../../src/core/pricing/cart/cart-state.ts";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import { explainPrice } from "../../../../src/core/pricing/cart/explain-price.ts";
import { reduceCart } from "../../../../src/core/pricing/cart/reduce-cart.ts";
import { unreadTitlesOf } from "../../../../src/core/pricing/cart/unread-titles.ts";
import type { ExplainedAmount } from "../../../../src/core/pricing/price/explained-amount.ts";
import { installLinesOf } from "../../../../src/core/pricing/price/install-lines.ts";
import { randomEvents, randomSearch } from "../random-search.ts";
import { aPackage, aRow, aSearch, cartAfter, choose, select } from "../rows.ts";

const check = { widget: "checkbox" };

function sumOf(lines: ExplainedAmount["lines"]): number | null {
  const isKnown = lines.every(({ cents }) => cents !== null);
  return isKnown ? lines.reduce((sum, { cents }) => sum + Number(cents), 0) : null;
}

test("for any cart, the lines add up to the totals", () => {
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

test("L23: for any cart, the explanation lists the install lines of the totals", () => {
  fc.assert(
    fc.property(randomSearch, randomEvents, (all, events) => {
      const state = events.reduce(reduceCart, createCart(all));
      const price = cartPriceOf(state);
      const amountOf = ({ label, cents }: { label: string; cents: number | null }) => [
        label,
        cents,
      ];
      expect(explainPrice(price, state).install.lines.map(amountOf)).toEqual(
        installLinesOf(price, packageOf(state)).map(amountOf),
      );
    }),
  );
});

test("L23: a line of several rows names each row and amount, and an unreadable charge names its row", () => {
  const boxes = { type: "tv_addon", ...check, addon_item_cost_per_unit: 1, nrc_stacking: 10 };
  const start = createCart(
    aSearch([
      aRow({ id: "P", title: "Lines", type: "phone", ...check, nrc_stacking: 20 }),
      aRow({ id: "X", title: "Boxes", ...boxes }),
      aRow({ id: "E", title: "Odd", ...check, nrc: "TBD" }),
    ]),
  );
  const installOf = (...ids: readonly string[]) => {
    const state = cartAfter(start, ...ids.map(select));
    return shown(explainPrice(cartPriceOf(state), state).install);
  };
  expect(installOf("P", "X")).toEqual([
    "Installation (highest charge applies) 0: ",
    "Per-line and per-device install 3000: Lines $20.00, Boxes $10.00",
    3000,
  ]);
  expect(installOf("E")).toContain("Installation (highest charge applies) null: Odd");
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
    "Fast 10000: base rate",
    "Two-service discount -1000: with Phone",
    "Lines 9000: base rate, 3 × $30.00",
    "Two-service discount -1500: with Broadband",
    16_500,
  ]);
  expect(services.lines[1]).toMatchObject({ id: "B", level: 1, field: "double_mrc" });
  expect(shown(explained({}, select("B"), select("P"), select("T")).services)[1]).toBe(
    "Three-service discount -1000: with Phone and Television; no three-service rate available",
  );
});

test("L2: a rate has its own reason if the base rate is missing or lower", () => {
  const bundled = { double_mrc: 90, bundled_service_types: ["phone"] };
  const phone = aRow({ id: "P", type: "phone", ...check, mrc: 5 });
  const linesOf = (mrc: number | null) => {
    const start = createCart(aSearch([aRow({ id: "B", title: "Fast", mrc, ...bundled }), phone]));
    const state = cartAfter(start, select("B"), select("P"));
    return shown(explainPrice(cartPriceOf(state), state).services).slice(0, -2);
  };
  expect(linesOf(null)).toEqual(["Fast 9000: two-service rate"]);
  expect(linesOf(80)).toEqual(["Fast 8000: base rate", "Two-service rate 1000: with Phone"]);
  expect(linesOf(90)).toEqual(["Fast 9000: two-service rate"]);
});

test("L5: a row without a price is part of a discount", () => {
  const free = aSearch([aRow({ title: "Fast" })], [aPackage({ dependencies: ["A"], price: 5 })]);
  const state = cartAfter(createCart(free), choose("pk"));
  expect(shown(explainPrice(cartPriceOf(state), state).discount)[0]).toBe(
    "Fast 0: no price listed",
  );
});

test("L5, L6: an explained discount has its parts", () => {
  const { discount, monthly } = explained(
    { dependencies: ["B", "P"], price: 95, include_fee: 1 },
    choose("pk"),
  );
  expect(shown(discount)).toEqual([
    "Fast 9000: two-service rate",
    "Fast 1000: equipment fee, included in the package",
    "Lines 2500: two-service rate",
    "Duo -9500: package price",
    3000,
  ]);
  expect(shown(monthly).slice(4)).toEqual([
    "Fast 1000: equipment fee",
    "Package discount -3000: package savings over individual rates",
    14_500,
  ]);
});

test("L9 to L11, L23: an explained install total has the install lines of the totals, each with its owner", () => {
  const { install } = explained({ dependencies: ["B", "P"], install_discount: 150 }, choose("pk"));
  expect(shown(install)).toEqual([
    "Installation (highest charge applies) 9900: Fast",
    "Install discount -9900: Duo",
    "Per-line and per-device install 6000: Lines",
    "Jack 1500: charged with Lines",
    7500,
  ]);
});

test("I14, L15, L4: a missing rate and a package rate are explained", () => {
  const start = createCart(
    aSearch(
      [
        aRow({ id: "B", title: "Base", mrc: 10, package_mrc: 7 }),
        aRow({ id: "O", title: "Odd", type: "tv", ...check, mrc: "TBD" }),
        aRow({ id: "R", title: "Range", type: "tv_addon", ...check, mrc_low: 5, mrc_high: 9 }),
        aRow({ id: "N", title: "None", type: "phone", ...check }),
      ],
      [aPackage({ title: "Own", dependencies: ["B"], use_package_mrc: 1 })],
    ),
  );
  const reasonsOf = (...events: Parameters<typeof cartAfter>[1][]) => {
    const state = cartAfter(start, ...events);
    return shown(explainPrice(cartPriceOf(state), state).services).slice(0, -1);
  };
  expect(reasonsOf(...["B", "O", "R", "N"].map(select))).toEqual(
    expect.arrayContaining([
      "Base 1000: base rate",
      "Odd null: invalid price",
      "Range 0: price range, not included in totals",
      "None 0: no price listed",
    ]),
  );
  expect(reasonsOf(choose("pk"))).toEqual(["Base 1000: base rate", "Package rate -300: "]);
  const unknown = cartAfter(start, select("O"));
  expect(shown(explainPrice(cartPriceOf(unknown), unknown).monthly)).toEqual([
    "Odd null: invalid price",
    null,
  ]);
});

test("L5, L8: a package without a price has no discount; a line raises a negative discount to zero", () => {
  const dear = explained({ dependencies: ["B"], price: 200 }, choose("pk"), select("P"));
  expect(shown(dear.discount)).toEqual([
    "Fast 9000: two-service rate",
    "Duo -20000: package price",
    "Adjusted to zero 11000: ",
    0,
  ]);
  expect(dear.discount.lines.at(-1)).toEqual({
    id: null,
    label: "Adjusted to zero",
    cents: 11_000,
    reason: "",
  });
  expect(shown(dear.monthly)).not.toContain("Package discount 0");
  expect(dear.monthly.lines.some(({ label }) => label === "Package discount")).toBe(false);
  const free = explained({ dependencies: ["B"], include_fee: 1 }, choose("pk"));
  expect(free.discount).toEqual({ lines: [], total: 0 });
});

test("L12: explained equipment consists of the fee under its label and the boxes", () => {
  const start = createCart(
    aSearch([
      aRow({ id: "B", title: "Fast", equipment_fee: 10, equipment_fee_label: "Modem" }),
      aRow({
        id: "X",
        title: "TV",
        type: "tv",
        ...check,
        addon_item_cost_per_unit: 4,
        addon_item_max: 3,
        data: { addon_items: 2 },
      }),
    ]),
  );
  const state = cartAfter(start, select("B"), select("X"), { kind: "setBoxes", id: "X", boxes: 2 });
  expect(shown(explainPrice(cartPriceOf(state), state).equipment)).toEqual([
    "Modem 1000: equipment fee",
    "TV 800: 2 × $4.00",
    1800,
  ]);
});

test("L23: the highest charge may be the package's; the first of equal charges counts, and all unreadable ones count", () => {
  const odd = { ...check, nrc: "TBD" };
  const start = createCart(
    aSearch(
      [
        aRow({ id: "A", title: "Anna", type: "tv", ...check, nrc: 50 }),
        aRow({ id: "B", title: "Bert", type: "phone", ...check, nrc: 50 }),
        aRow({ id: "C", title: "Odd", type: "tv_addon", ...odd }),
        aRow({ id: "D", title: "Odder", type: "tv_addon", ...odd }),
      ],
      [aPackage({ title: "Duo", dependencies: ["A"], non_recurring_charge: 80 })],
    ),
  );
  const highest = (...events: Parameters<typeof cartAfter>[1][]) => {
    const state = cartAfter(start, ...events);
    return installLinesOf(cartPriceOf(state), packageOf(state))[0];
  };
  const charge = (id: string | null, cents: number | null) => ({ kind: "charge", id, cents });
  expect(highest(select("A"), select("B"))?.sources).toEqual([charge("B", 5000)]);
  expect(highest(choose("pk"))?.sources).toEqual([charge(null, 8000)]);
  const sources = highest(select("A"), select("C"), select("D"))?.sources;
  expect(sources).toEqual([charge("C", null), charge("D", null)]);
  const state = cartAfter(start, choose("pk"));
  expect(shown(explainPrice(cartPriceOf(state), state).install)[0]).toBe(
    "Installation (highest charge applies) 8000: Duo",
  );
  expect(explainPrice(cartPriceOf(state), state).install.lines[0]?.id).toBeNull();
});

test("L16: an unknown install discount names the unreadable charge or discount", () => {
  const discountOf = (package_: Parameters<typeof aPackage>[0]) => {
    const start = createCart(
      aSearch(
        [
          aRow({ id: "A", title: "Anna", ...check, nrc: 50 }),
          aRow({ id: "C", title: "Odd", type: "tv_addon", ...check, nrc: "TBD" }),
        ],
        [aPackage({ title: "Duo", dependencies: ["A"], ...package_ })],
      ),
    );
    const shownAfter = (...events: Parameters<typeof cartAfter>[1][]) => {
      const state = cartAfter(start, ...events);
      return shown(explainPrice(cartPriceOf(state), state).install);
    };
    return [shownAfter(choose("pk")), shownAfter(choose("pk"), select("C"))].map((lines) =>
      lines.filter((line) => String(line).startsWith("Install discount")),
    );
  };
  expect(discountOf({ install_discount: 40 })).toEqual([
    ["Install discount -4000: Duo"],
    ["Install discount null: Duo −$40.00, Odd ERR"],
  ]);
  expect(discountOf({ install_discount: "?" })).toEqual([
    ["Install discount null: Duo"],
    ["Install discount null: Duo ERR, Odd ERR"],
  ]);
  expect(discountOf({})).toEqual([[], []]);
  expect(discountOf({ install_discount: 0 })).toEqual([[], []]);
});

test("L16: an unknown line of the totals names the unreadable amounts", () => {
  const start = createCart(
    aSearch(
      [
        aRow({ id: "A", title: "Anna", ...check, mrc: "TBD", nrc: 50, nrc_stacking: "?" }),
        aRow({ id: "B", title: "Bert", type: "phone", ...check, mrc: 5, equipment_fee: "?" }),
        aRow({
          id: "C",
          title: "Carl",
          type: "tv_addon",
          ...check,
          addon_item_cost_per_unit: "?",
          secondary_services: [{ label: "Jack", stacking_nrc: "?" }],
        }),
        aRow({ id: "D", title: "Dora", type: "tv", ...check, nrc: "?" }),
      ],
      [
        aPackage({ value: "own", title: "Own", dependencies: ["A", "B"], price: 1 }),
        aPackage({ value: "fee", title: "Fee", dependencies: ["B"], price: 1, include_fee: 1 }),
        aPackage({ value: "odd", title: "Odd", dependencies: ["B"], price: "?" }),
      ],
    ),
  );
  const unreadAfter = (...events: Parameters<typeof cartAfter>[1][]) => {
    const state = cartAfter(start, ...events);
    return unreadTitlesOf(cartPriceOf(state), state);
  };
  expect(unreadAfter(select("A"), select("B"), select("C"), select("D"))).toEqual({
    services: ["Anna"],
    equipment: ["Bert", "Carl"],
    discount: [],
    install: [["Dora"], ["Anna"], ["Carl"]],
  });
  expect(unreadAfter(select("B"))).toMatchObject({ services: [], install: [[], []] });
  expect(unreadAfter(choose("own")).discount).toEqual(["Anna"]);
  expect(unreadAfter(choose("fee")).discount).toEqual(["Bert"]);
  expect(unreadAfter(choose("odd")).discount).toEqual(["Odd"]);
});

test("L16: an unreadable equipment fee names its row", () => {
  const reasonsOf = (fee: unknown, label: string) => {
    const row = aRow({ id: "A", title: "Anna", ...check, equipment_fee: fee });
    const start = createCart(aSearch([{ ...row, equipment_fee_label: label }]));
    const state = cartAfter(start, select("A"));
    return shown(explainPrice(cartPriceOf(state), state).equipment);
  };
  expect(reasonsOf("?", "Modem")).toEqual(["Modem null: equipment fee of Anna", null]);
  expect(reasonsOf("?", "")).toEqual(["Anna null: equipment fee", null]);
});

test("L23: a line with one source has its id, a line with several has none; a free secondary charge has no line", () => {
  const stacking = { type: "tv_addon", ...check, nrc_stacking: 10 };
  const start = createCart(
    aSearch([
      aRow({ id: "A", title: "Anna", ...stacking, secondary_services: [{ label: "Free" }] }),
      aRow({ id: "B", title: "Bert", ...stacking }),
    ]),
  );
  const linesOf = (...ids: readonly string[]) => {
    const state = cartAfter(start, ...ids.map(select));
    return explainPrice(cartPriceOf(state), state).install.lines.map(({ id, label }) => [
      id,
      label,
    ]);
  };
  expect(linesOf("A").slice(1)).toEqual([["A", "Per-line and per-device install"]]);
  expect(linesOf("A", "B").slice(1)).toEqual([[null, "Per-line and per-device install"]]);
});
