import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainFormatting } from "../../../../src/core/formatting/formatting.ts";
import { addCents, subtractCents } from "../../../../src/core/money/cents.ts";
import { cartPriceOf } from "../../../../src/core/pricing/cart/cart-items.ts";
import {
  type CartState,
  offerOf,
  packageOf,
} from "../../../../src/core/pricing/cart/cart-state.ts";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import { disabledCodesOf } from "../../../../src/core/pricing/cart/disabled-services.ts";
import { figureTextsOf, percentChangeText } from "../../../../src/core/pricing/cart/figure-text.ts";
import { reduceCart } from "../../../../src/core/pricing/cart/reduce-cart.ts";
import { createFigures } from "../../../../src/core/pricing/cart/row-figure.ts";
import { installLinesOf } from "../../../../src/core/pricing/price/install-lines.ts";
import { randomEvents, randomSearch } from "../random-search.ts";
import { aPackage, aRow, aSearch, cartAfter, choose, select } from "../rows.ts";

const check = { widget: "checkbox" };
const rows = [
  aRow({ id: "slow", title: "Slow", mrc: 50, double_mrc: 45, bundled_service_types: ["phone"] }),
  aRow({ id: "fast", title: "Fast", mrc: 70, nrc: 99, linked_services: ["modem"] }),
  aRow({ id: "unread", mrc: "TBD" }),
  aRow({ id: "modem", type: "broadband_router", mrc: 8, equipment_fee: "7.50" }),
  aRow({ id: "wifi", type: "broadband_addon", ...check, mrc: 21, equipment_fee: 7.5 }),
  aRow({ id: "wiring", type: "broadband_addon", ...check, nrc: 500 }),
  aRow({ id: "free", type: "broadband_addon", ...check }),
  aRow({ id: "far", type: "broadband_addon", ...check, mrc: 9, nrc: 5, dependencies: ["tv"] }),
  aRow({
    id: "line",
    title: "Voice",
    type: "phone",
    ...check,
    mrc: 20,
    phone_min: 2,
    phone_max: 5,
  }),
  aRow({ id: "range", type: "phone_addon", ...check, mrc_low: 5, mrc_high: 9, nrc: 12 }),
  aRow({ id: "credit", type: "broadband_addon", ...check, mrc: 10, equipment_fee: -4 }),
  aRow({ id: "odd", type: "phone_addon", ...check, mrc: "TBD" }),
];
const start = createCart(
  aSearch(rows, [aPackage({ title: "Gold", dependencies: ["slow", "line"], price: 60 })]),
);

function textsIn(state: CartState, id: string): readonly string[] {
  const service = offerOf(state).services.get(id);
  if (!service) throw new Error(`There is no service ${id}.`);
  const figure = createFigures(state)(service, disabledCodesOf(state).get(id) ?? null);
  const { amount, install, parts } = figureTextsOf(figure, plainFormatting);
  return [amount, install, parts];
}

test.each([
  [5, "+5.0%", "+5.0%"],
  [-5.04, "−5.0%", "-5.0%"],
  [0, "0.0%", "0.0%"],
  [-0.04, "0.0%", "0.0%"],
])("L16: a change of %d percent is %s on the screen and %s in a file", (percent, shown, filed) => {
  expect(percentChangeText(percent, plainFormatting)).toBe(shown);
  expect(percentChangeText(percent, plainFormatting.forFiles())).toBe(filed);
});

describe("L24: the figure of a row", () => {
  test.each<[string, readonly string[], string, readonly string[]]>([
    ["what it adds", [], "slow", ["+$50.00/mo", "", ""]],
    ["equipment", [], "wifi", ["+$28.50/mo", "", "$21.00 plus $7.50 equipment"]],
    [
      "the required items",
      [],
      "fast",
      ["+$85.50/mo", "+$99.00 install", "$70.00 plus $15.50 required items"],
    ],
    [
      "what it replaces",
      ["fast"],
      "slow",
      ["−$35.50/mo", "−$99.00 install", "$50.00 instead of $85.50"],
    ],
    ["its bundled rate", ["line"], "slow", ["+$45.00/mo", "", "Bundled rate"]],
    [
      "what other services then cost",
      ["slow"],
      "line",
      ["+$35.00/mo", "", "2 at $20.00, $5.00 saved on other services"],
    ],
    ["what choosing alone charges", [], "wiring", ["+$500.00", "install", ""]],
    ["only what the install total grows by", ["fast"], "wiring", ["+$401.00", "install", ""]],
    ["nothing", [], "free", ["No charge", "", ""]],
    ["its range's install charge", [], "range", ["+$12.00", "install", ""]],
    ["an amount that cannot be read", [], "odd", ["ERR/mo", "", ""]],
    [
      "its own amount beside one that cannot be read",
      ["odd"],
      "wifi",
      ["+$28.50/mo", "", "$21.00 plus $7.50 equipment"],
    ],
    [
      "its own amount in place of one that cannot be read",
      ["unread"],
      "slow",
      ["+$50.00/mo", "", ""],
    ],
    ["its own price while it cannot be chosen", [], "far", ["$9.00/mo", "$5.00 install", ""]],
    [
      "its part of the totals once it is chosen",
      ["fast", "wifi"],
      "wifi",
      ["$28.50/mo", "", "$21.00 plus $7.50 equipment"],
    ],
    [
      "the install charge it is the reason of",
      ["fast", "wiring"],
      "wiring",
      ["$500.00", "install", ""],
    ],
    ["and no other", ["fast", "wiring"], "fast", ["$70.00/mo", "", ""]],
    ["equipment that takes off", [], "credit", ["+$6.00/mo", "", "$10.00 less $4.00 equipment"]],
    ["its quantity", ["line"], "line", ["$40.00/mo", "", "2 at $20.00"]],
  ])("the figure of a row shows %s", (_name, chosen, id, texts) => {
    expect(textsIn(cartAfter(start, ...chosen.map(select)), id)).toEqual(texts);
  });

  test("the figure shows no change for another choice with the same price", () => {
    const twins = createCart(aSearch([aRow({ id: "A", mrc: 5 }), aRow({ id: "B", mrc: 5 })]));
    expect(textsIn(cartAfter(twins, select("A")), "B")).toEqual([
      "No change",
      "",
      "$5.00 instead of $5.00",
    ]);
  });

  test("the figure shows the cost of leaving a package, and marks the package rate", () => {
    const state = cartAfter(start, choose("pk"));
    expect(textsIn(state, "fast")).toEqual([
      "+$5.50/mo",
      "+$99.00 install",
      "$70.00 plus $15.50 required items instead of $45.00, less $40.00 removed, plus $5.00 on other services",
    ]);
    const rated = createCart(
      aSearch(
        [aRow({ id: "A", mrc: 50, package_mrc: 40 })],
        [aPackage({ dependencies: ["A"], use_package_mrc: 1 })],
      ),
    );
    expect(textsIn(cartAfter(rated, choose("pk")), "A")).toEqual(["$40.00/mo", "", "Package rate"]);
  });
});

describe("L24: the figure of a row names what the choice ends and removes, but not what it replaces", () => {
  const endsIn = (state: CartState, id: string) => {
    const service = offerOf(state).services.get(id);
    if (!service) throw new Error(`There is no service ${id}.`);
    const figure = createFigures(state)(service, disabledCodesOf(state).get(id) ?? null);
    return figureTextsOf(figure, plainFormatting).ends;
  };
  const inPackage = cartAfter(start, choose("pk"));
  const packages = [
    aPackage({ value: "alone", title: "Alone", dependencies: ["a"] }),
    aPackage({ value: "full", title: "Full", dependencies: ["a", "seat", "wifi"] }),
    aPackage({ value: "linked", title: "Linked", dependencies: ["a", "old"] }),
  ];
  const lines = [
    aRow({ id: "a", title: "A", mrc: 50 }),
    aRow({ id: "b", title: "B", mrc: 40, linked_services: ["new"] }),
    aRow({ id: "d", title: "D", type: "dedicated", mrc: 90 }),
    aRow({ id: "old", title: "Old", type: "broadband_router", mrc: 5 }),
    aRow({ id: "new", title: "New", type: "broadband_router", mrc: 6 }),
    aRow({ id: "seat", title: "Seat", type: "phone", ...check, mrc: 20 }),
    aRow({ id: "wifi", title: "Wifi", type: "broadband_addon", ...check, mrc: 7 }),
    aRow({ id: "ip", title: "IP", type: "static_ip", ...check, mrc: 9, dependencies: ["a"] }),
  ];
  const other = createCart(aSearch(lines, packages));

  test.each<[string, CartState, string, string]>([
    ["another line to the internet", inPackage, "fast", "Ends Gold, removes Voice"],
    ["a package of one service", cartAfter(other, choose("alone")), "b", "Ends Alone"],
    ["several services", cartAfter(other, choose("full")), "b", "Ends Full, removes 2 services"],
    ["a router in place of another", cartAfter(other, choose("linked")), "b", "Ends Linked"],
    ["another type", cartAfter(other, choose("alone")), "d", "Ends Alone, removes A"],
    [
      "a service that needs the replaced one",
      cartAfter(other, select("a"), select("ip")),
      "b",
      "Removes IP",
    ],
    ["a line in place of another", cartAfter(other, select("a")), "b", ""],
    ["a line in place of another with its router", cartAfter(other, select("b")), "a", ""],
    ["a line to the internet without a chosen package", start, "fast", ""],
    ["a service that the package keeps", inPackage, "wifi", ""],
    ["a service of the package", inPackage, "slow", ""],
    ["a service that cannot be chosen", inPackage, "far", ""],
  ])("%s", (_name, state, id, ends) => {
    expect(endsIn(state, id)).toBe(ends);
  });
});

/** Carts after random events, so that the laws do not depend on how a cart came about. */
const randomCart = fc
  .tuple(randomSearch, randomEvents, fc.nat(50))
  .map(([all, events, count]) => events.slice(0, count + 2).reduce(reduceCart, createCart(all)));

test("L24: the amount of a row is the change of the totals when it is chosen, and the sum of its parts", () => {
  fc.assert(
    fc.property(randomCart, (state) => {
      const before = cartPriceOf(state);
      const codes = disabledCodesOf(state);
      const figureOf = createFigures(state);
      for (const service of offerOf(state).services.values()) {
        const figure = figureOf(service, codes.get(service.id) ?? null);
        expect(addCents(...figure.parts.map(({ cents }) => cents))).toBe(figure.monthly);
        if (!figure.isChange || service.family === "fee") continue;
        const after = cartPriceOf(reduceCart(state, { kind: "selectItem", id: service.id }));
        const monthly = subtractCents(after.monthly, before.monthly);
        const install = subtractCents(after.install, before.install);
        if (monthly !== null) expect(figure.monthly).toBe(monthly);
        if (install !== null) expect(figure.install).toBe(install);
      }
    }),
    { numRuns: 150 },
  );
});

test("L24: the parts of the chosen rows and of the package add up to the totals", () => {
  fc.assert(
    fc.property(randomCart, (state) => {
      const price = cartPriceOf(state);
      const figureOf = createFigures(state);
      const { services } = offerOf(state);
      const own = price.lines.flatMap(({ id }) => {
        const service = services.get(id);
        return service ? [figureOf(service, null)] : [];
      });
      const ofPackage = installLinesOf(price, packageOf(state))
        .flatMap(({ sources }) => sources)
        .filter(({ id }) => id === null);
      expect(addCents(...own.map(({ monthly }) => monthly))).toBe(price.beforeDiscount);
      if (price.install === null) return;
      const install = [
        ...own.map((figure) => figure.install),
        ...ofPackage.map(({ cents }) => cents),
      ];
      expect(addCents(...install)).toBe(price.install);
    }),
    { numRuns: 150 },
  );
});
