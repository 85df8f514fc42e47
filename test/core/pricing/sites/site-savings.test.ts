import { expect, test } from "vitest";
import { centsOf, zeroCents } from "../../../../src/core/money/cents.ts";
import { steadyCourse } from "../../../../src/core/pricing/price/term-price.ts";
import type { SiteOffer } from "../../../../src/core/pricing/sites/site-offers.ts";
import type { SiteQuote } from "../../../../src/core/pricing/sites/site-quote.ts";
import { savingsAt, savingsOf } from "../../../../src/core/pricing/sites/site-savings.ts";
import type { SiteRow } from "../../../../src/core/pricing/sites/site-table.ts";

function quote(monthly: number, install: number | null, term = "36"): SiteQuote {
  const offer: SiteOffer = {
    provider: "cox",
    providerLabel: "Cox",
    term,
    termLabel: `${term} Months`,
    serviceId: "1",
    title: "Line",
    mbps: 300,
    line: "broadband",
    access: "coax",
    monthly: centsOf(monthly) ?? zeroCents,
    install: install === null ? null : centsOf(install),
    course: steadyCourse,
    priceDetails: "",
    unbuilt: null,
  };
  return {
    offer,
    backup: null,
    cart: null,
    monthly: centsOf(monthly),
    install: install === null ? null : centsOf(install),
    missing: [],
  };
}
const row = (place: number, chosen: SiteQuote | null): SiteRow => ({
  place,
  address: `${place} Elm St`,
  name: "",
  found: "",
  progress: { kind: "waiting" },
  quotes: [],
  chosen,
  isOwn: false,
  isGone: false,
  difference: null,
  repeats: "",
});
const pays = (monthly: number | null) => ({
  provider: "AT&T",
  monthly: monthly === null ? null : centsOf(monthly),
  endsOn: "06/30/2027",
});

test.each([
  ["cheaper", pays(10_000), quote(8_000, 5_000), [2_000, 67_000, 3]],
  ["without an install charge", pays(10_000), quote(8_000, 0), [2_000, 72_000, 0]],
  ["more expensive", pays(8_000), quote(10_000, 5_000), [-2_000, -77_000, null]],
  ["equal", pays(8_000), quote(8_000, 5_000), [0, -5_000, null]],
  ["of an unknown install charge", pays(8_000), quote(7_000, null), [1_000, null, null]],
  ["without a number of months", pays(8_000), quote(7_000, 0, "open"), [1_000, null, 0]],
])(
  "S8: the savings of a site whose quote is %s",
  (_name, today, chosen, [monthly, overTerm, months]) => {
    expect(savingsAt({ chosen }, today)).toEqual({
      sites: 1,
      today: today.monthly,
      monthly,
      overTerm,
      assumesSamePrice: false,
      paybackMonths: months,
    });
  },
);

test("S8: a site without a current price or without a quote has no savings", () => {
  expect(savingsAt({ chosen: quote(1, 0) }, undefined)).toBeNull();
  expect(savingsAt({ chosen: quote(1, 0) }, pays(null))).toBeNull();
  expect(savingsAt({ chosen: null }, pays(1))).toBeNull();
});

test("S8: the savings of all sites count only sites with a current price and a quote", () => {
  const rows = [
    row(0, quote(8_000, 5_000)),
    row(1, quote(6_000, 1_000, "12")),
    row(2, null),
    row(3, quote(9_900, 0)),
  ];
  const today = new Map([
    [0, pays(10_000)],
    [1, pays(5_500)],
    [2, pays(99_900)],
  ]);
  expect(savingsOf({ rows }, today)).toEqual({
    sites: 2,
    today: 15_500,
    monthly: 1_500,
    // 2,000 × 36 − 5,000, and −500 × 12 − 1,000
    overTerm: 60_000,
    assumesSamePrice: false,
    paybackMonths: 4,
  });
  expect(savingsOf({ rows }, new Map())).toMatchObject({
    sites: 0,
    monthly: 0,
    paybackMonths: null,
  });
});
