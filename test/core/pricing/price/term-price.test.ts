import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addCents } from "../../../../src/core/money/cents.ts";
import { cartItemsOf, cartPriceOf } from "../../../../src/core/pricing/cart/cart-items.ts";
import { packageOf } from "../../../../src/core/pricing/cart/cart-state.ts";
import { cartValueOf } from "../../../../src/core/pricing/cart/cart-value.ts";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import { priceServices } from "../../../../src/core/pricing/price/price-cart.ts";
import { mentionsPriceChange } from "../../../../src/core/pricing/price-change.ts";
import { readService } from "../../../../src/core/pricing/wire/read-service.ts";
import { type RandomSearch, randomEvents, randomSearch } from "../random-search.ts";
import { aPackage, aRow, aSearch, cartAfter, choose, select } from "../rows.ts";

const promo = { mrc: 49.99, nrc: 99, promo_months: 12, after_mrc: 79.99 };
const told = "$49.99/mo for 12 months, then $79.99";

/** The value of the chosen rows for a term. */
function termValueOf(
  rows: readonly Parameters<typeof aRow>[0][],
  {
    term = { value: "36" },
    packages = [],
    ids = rows.map(({ id = "A" } = {}) => String(id)),
  }: {
    readonly term?: { readonly value: string; readonly label?: string };
    readonly packages?: Parameters<typeof aSearch>[1];
    readonly ids?: readonly string[];
  } = {},
) {
  const search = aSearch(rows.map(aRow), packages);
  const start = createCart({
    ...search,
    filter_options: { ...search.filter_options, term: [term] },
  });
  const state = cartAfter(start, ...ids.map(select));
  return cartValueOf(state, cartPriceOf(state));
}

describe("L26: prices that change", () => {
  test("the total over the term counts the months of the promotion, and the rest at the price that follows", () => {
    const { total, phases, assumesSamePrice } = termValueOf([promo]);
    expect(total).toBe(12 * 4999 + 24 * 7999 + 9900);
    expect(phases).toEqual([
      { months: 12, monthly: 4999 },
      { months: 24, monthly: 7999 },
    ]);
    expect(assumesSamePrice).toBe(false);
  });

  test.each([
    ["a promotion of the whole term", 12, 12 * 4999],
    ["a promotion beyond the term", 6, 6 * 4999],
    ["one month after the promotion", 13, 12 * 4999 + 7999],
    ["a term of one month", 1, 4999],
  ])("months outside of the term do not count: %s", (_, months, cents) => {
    const { total, phases, assumesSamePrice } = termValueOf([promo], {
      term: { value: String(months) },
    });
    expect(total).toBe(cents + 9900);
    expect(phases).toHaveLength(months === 13 ? 2 : 1);
    expect(assumesSamePrice).toBe(false);
  });

  test("a term from month to month has no total, with or without a promotion", () => {
    const term = { value: "mtm", label: "Month to month" };
    const none = { months: null, total: null, phases: [], assumesSamePrice: false };
    expect(termValueOf([promo], { term })).toMatchObject(none);
    expect(termValueOf([{ mrc: 49.99, pricing_details: told }], { term })).toMatchObject(none);
  });

  test("each line and each unit changes after its own months", () => {
    const { phases, total } = termValueOf([
      { id: "A", mrc: 50, promo_months: "6", after_mrc: "$70.00" },
      {
        id: "P",
        type: "phone",
        mrc: 10,
        phone_min: 3,
        phone_max: 3,
        promo_months: 24,
        after_mrc: 15,
      },
      { id: "T", type: "tv", mrc: 20, promo_months: 6, after_mrc: 5 },
    ]);
    expect(phases).toEqual([
      { months: 6, monthly: 5000 + 3000 + 2000 },
      { months: 18, monthly: 7000 + 3000 + 500 },
      { months: 12, monthly: 7000 + 4500 + 500 },
    ]);
    expect(total).toBe(6 * 10_000 + 18 * 10_500 + 12 * 12_000);
  });

  test("months with the same price are one phase", () => {
    expect(termValueOf([{ ...promo, after_mrc: 49.99 }]).phases).toEqual([
      { months: 36, monthly: 4999 },
    ]);
  });

  test("a package keeps its price when the rate of its service changes", () => {
    const rows = [
      { id: "A", mrc: 50, promo_months: 12, after_mrc: 80 },
      { id: "B", type: "phone", mrc: 30 },
    ];
    const start = createCart(
      aSearch(rows.map(aRow), [aPackage({ dependencies: ["A", "B"], price: 60 })]),
    );
    const state = cartAfter(start, choose("pk"));
    expect(cartValueOf(state, cartPriceOf(state))).toMatchObject({
      total: 36 * 6000,
      phases: [{ months: 36, monthly: 6000 }],
      assumesSamePrice: false,
    });
  });

  test.each<[string, Parameters<typeof aRow>[0], boolean]>([
    ["the details mention a change", { pricing_details: told }, true],
    ["the details are HTML", { pricing_details: "<b>Promo</b>tional price" }, true],
    ["the details mention none", { pricing_details: "Priced case by case." }, false],
    ["only the description mentions a change", { description: told }, false],
    ["the members say so, too", { ...promo, pricing_details: told }, false],
    ["only one member, and the details", { promo_months: 12, pricing_details: told }, true],
    [
      "a range without a price, and the details",
      { mrc: null, mrc_low: 5, pricing_details: told },
      true,
    ],
  ])("the total says that the price has to stay if its change is unknown: %s", (_, row, is) => {
    expect(termValueOf([{ mrc: 49.99, ...row }]).assumesSamePrice).toBe(is);
    expect(termValueOf([{ mrc: 49.99, ...row }], { term: { value: "1" } }).assumesSamePrice).toBe(
      false,
    );
  });

  test("nothing is known about what follows the rate of a bundle or a package", () => {
    const bundled = [
      { id: "A", ...promo, double_mrc: 40, bundled_service_types: ["phone"] },
      { id: "P", type: "phone", mrc: 10 },
    ];
    expect(termValueOf(bundled)).toMatchObject({ total: 36 * 5000 + 9900, assumesSamePrice: true });
    expect(termValueOf(bundled, { term: { value: "12" } }).assumesSamePrice).toBe(false);
    expect(termValueOf(bundled, { term: { value: "13" } }).assumesSamePrice).toBe(true);
    expect(termValueOf(bundled, { ids: ["A"] }).assumesSamePrice).toBe(false);
    const both = [...bundled, { id: "T", type: "tv", mrc: 5, pricing_details: told }];
    expect(termValueOf(both, { term: { value: "12" } }).assumesSamePrice).toBe(true);
    const start = createCart(
      aSearch(
        [aRow({ id: "A", ...promo, package_mrc: 30 })],
        [aPackage({ dependencies: ["A"], use_package_mrc: 1 })],
      ),
    );
    const state = cartAfter(start, choose("pk"));
    expect(cartValueOf(state, cartPriceOf(state))).toMatchObject({
      total: 36 * 3000 + 9900,
      assumesSamePrice: true,
    });
  });

  test.each([
    [{ promo_months: 12 }],
    [{ after_mrc: 79.99 }],
    [{ promo_months: 0, after_mrc: 79.99 }],
    [{ promo_months: -12, after_mrc: 79.99 }],
    [{ promo_months: 12.5, after_mrc: 79.99 }],
    [{ promo_months: "a year", after_mrc: 79.99 }],
    [{ promo_months: {}, after_mrc: 79.99 }],
    [{ promo_months: true, after_mrc: 79.99 }],
    [{ promo_months: 12, after_mrc: "TBD" }],
    [{ promo_months: 12, after_mrc: null }],
    [{ promo_months: 12, after_mrc: [79.99] }],
  ])("invalid members are ignored: %j", (members) => {
    expect(termValueOf([{ mrc: 49.99, nrc: 99, ...members }])).toEqual(
      termValueOf([{ mrc: 49.99, nrc: 99 }]),
    );
  });

  test("a price that is missing or invalid has no promotion", () => {
    const changeOf = (mrc: unknown) => readService(aRow({ ...promo, mrc })).priceChange;
    expect(changeOf("TBD")).toBeNull();
    expect(changeOf(null)).toBeNull();
    expect(changeOf(0)).toMatchObject({ kind: "known", afterMonths: 12 });
  });

  const member = fc.constantFrom(undefined, 1, 6, "12", 24, 40, 0, "soon");
  const after = fc.constantFrom(undefined, null, 0, 5, "$30.50", "TBD", -3);
  const promotions = fc.array(fc.record({ promo_months: member, after_mrc: after }), {
    minLength: 12,
    maxLength: 12,
  });

  function promoted({ rows, ...rest }: RandomSearch, members: readonly object[]): RandomSearch {
    return { ...rest, rows: rows.map((row, at) => ({ ...row, ...members[at] })) };
  }

  test("without the members, every total is all months of the price and the install charge", () => {
    fc.assert(
      fc.property(randomSearch, randomEvents, (search, events) => {
        const state = cartAfter(createCart(search), ...events);
        const { monthly, install } = cartPriceOf(state);
        const { months, total, phases, assumesSamePrice } = cartValueOf(state, {
          monthly,
          install,
        });
        const isKnown = monthly !== null && install !== null && months !== null;
        expect(total).toBe(isKnown ? monthly * months + install : null);
        expect(phases).toEqual(months === null ? [] : [{ months, monthly }]);
        expect(assumesSamePrice).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  test("with the members, the total is that of every month priced by itself", () => {
    fc.assert(
      fc.property(randomSearch, randomEvents, promotions, (search, events, members) => {
        const state = cartAfter(createCart(promoted(search, members)), ...events);
        const price = cartPriceOf(state);
        const value = cartValueOf(state, price);
        if (value.months === null) return;
        const months = Array.from({ length: value.months }, (_, before) => {
          const items = cartItemsOf(state).map((item) => {
            const { priceChange: change, rates } = item.service;
            const isOver = change?.kind === "known" && change.afterMonths <= before;
            const service = isOver
              ? { ...item.service, rates: { ...rates, mrc: change.rate } }
              : item.service;
            return { ...item, service };
          });
          return priceServices(items, packageOf(state)).monthly;
        });
        expect(value.total).toBe(addCents(...months, price.install));
        const phased = value.phases.flatMap((phase) =>
          Array.from({ length: phase.months }, () => phase.monthly),
        );
        expect(phased).toEqual(months);
      }),
      { numRuns: 300 },
    );
  });
});

describe("L26: words of a price that changes", () => {
  test.each([
    "$49.99/mo for 12 months, then $79.99",
    "$49.99 for 12 mos then standard rates apply",
    "Promotional price",
    "Promo: 50% off",
    "Introductory rate",
    "Intro price until March",
    "For the first 12 months",
    "For the first twelve months.",
    "$20 off the first year",
    "First month free",
    "2 months free",
    "Then only $79",
    "$49.99; $79.99 thereafter",
    "$49.99 for a year, $79.99 afterwards",
    "$79.99 after 12 months",
    "After one year $79.99",
    "$79.99 after the first year",
    "Months 1-12 $49.99, months 13-36 $79.99",
    "Year 2: $79.99",
    "Increases to $79.99",
    "Price goes up by 3% each year",
    "Rate steps up after the trial",
    "Reverts to $79.99",
  ])("%s", (text) => {
    expect(mentionsPriceChange(text)).toBe(true);
    expect(mentionsPriceChange(text.toUpperCase())).toBe(true);
  });

  test.each([
    "",
    "Priced case by case after a survey of the building.",
    "Price guaranteed for 36 months",
    "Billed monthly",
    "Includes the first 5 static IPs",
    "$5.00 per box",
    "Requires a 36-month agreement",
    "Compromise of speed and price",
    "Authenticated users only",
  ])("not: %j", (text) => {
    expect(mentionsPriceChange(text)).toBe(false);
  });
});
