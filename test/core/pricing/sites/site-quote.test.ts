import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cartPriceOf } from "../../../../src/core/pricing/cart/cart-items.ts";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import { proposalDraftOf } from "../../../../src/core/pricing/drafts/proposal-draft.ts";
import { openedSiteOf } from "../../../../src/core/pricing/sites/open-site.ts";
import { siteAnswerIn } from "../../../../src/core/pricing/sites/site-answer.ts";
import {
  firstCriterion,
  type SiteCriterion,
} from "../../../../src/core/pricing/sites/site-criterion.ts";
import { siteLinesOf } from "../../../../src/core/pricing/sites/site-lines.ts";
import {
  bestQuotesOf,
  proposalQuoteOf,
  type SiteAnswer,
  type SiteQuote,
} from "../../../../src/core/pricing/sites/site-quote.ts";
import { siteChoiceOf, siteTableOf } from "../../../../src/core/pricing/sites/site-table.ts";
import { termTotalsOf } from "../../../../src/core/pricing/sites/term-totals.ts";
import type { PricingSearch } from "../../../../src/core/pricing/wire/pricing-search.ts";
import type { ServiceRow } from "../../../../src/core/pricing/wire/service-row.ts";
import { isNaivelyOffered, naiveOffered, naiveReduce, naiveStart } from "../cart/naive-cart.ts";
import { naivePrice } from "../price/naive-price.ts";
import { type RandomSearch, randomSearch } from "../random-search.ts";
import { aPackage, aRow, cartAfter, choose, deepFreeze, select } from "../rows.ts";

const needs = (given: Partial<SiteCriterion>): SiteCriterion => ({ ...firstCriterion, ...given });

function searchOf(rows: readonly Partial<ServiceRow>[]): PricingSearch {
  return deepFreeze({
    rows: rows.map((row, index) => aRow({ id: String(index), provider: "cox", ...row })),
    filter_options: {
      provider: [
        { value: "cox", label: "Cox" },
        { value: "att", label: "AT&T" },
      ],
      term: [
        { value: "12", label: "12 Months" },
        { value: "36", label: "36 Months" },
      ],
    },
  });
}
const answerTo = (...rows: readonly Partial<ServiceRow>[]) =>
  siteAnswerIn(createCart(searchOf(rows)).catalogue, null);
const shown = ({ offer, monthly, missing, backup }: SiteQuote) =>
  [
    offer.provider,
    offer.serviceId,
    monthly,
    ...missing,
    ...(backup ? [backup.serviceId] : []),
  ].join(" ");

const coax = { download_speed: 300, mrc: 80, label: "Coax", terms: ["36"] };
const fiber = { download_speed: 500, mrc: 90, label: "Fiber", terms: ["36"], provider: "att" };

describe("S4: what every site needs", () => {
  test("by default, a line has at least 100 Mbps", () => {
    const answer = answerTo({ download_speed: 18, mrc: 20, label: "Copper", terms: ["36"] }, coax);
    expect(bestQuotesOf(answer, firstCriterion).map(shown)).toEqual(["cox 1 8000"]);
    expect(bestQuotesOf(answer, needs({ leastMbps: null })).map(shown)).toEqual(["cox 0 2000"]);
  });

  test("a line is dedicated or broadband", () => {
    const answer = answerTo(coax, { ...coax, type: "dedicated", mrc: 400 });
    expect(bestQuotesOf(answer, needs({ line: "dedicated" })).map(shown)).toEqual(["cox 1 40000"]);
    expect(bestQuotesOf(answer, needs({ line: "broadband" })).map(shown)).toEqual(["cox 0 8000"]);
  });

  test("the cheapest phone service for the number of lines is added at its bundle rate", () => {
    const answer = answerTo(
      coax,
      { type: "phone", mrc: 9, phone_min: 1, phone_max: 2, terms: ["36"] },
      { type: "phone", mrc: 30, phone_min: 1, phone_max: 9, terms: ["36"] },
      {
        type: "phone",
        mrc: 40,
        bundled_mrc: 20,
        bundled_service_types: ["broadband"],
        phone_min: 1,
        phone_max: 9,
        terms: ["36"],
      },
    );
    const [quote] = bestQuotesOf(answer, needs({ phoneLines: 3 }));
    expect(quote && shown(quote)).toBe("cox 0 14000");
    expect(quote && siteLinesOf(answer, quote).map((one) => [one.quantity, one.monthly])).toEqual([
      [1, 8000],
      [3, 6000],
    ]);
  });

  test("a static IP address is added, and a line that can have it is better than a cheaper one that cannot", () => {
    const answer = answerTo(
      coax,
      { ...coax, download_speed: 600, mrc: 95 },
      { type: "broadband_static_ip", mrc: 15, dependencies: ["1"], terms: ["36"] },
      fiber,
    );
    expect(bestQuotesOf(answer, needs({ hasStaticIp: true })).map(shown)).toEqual([
      "cox 1 11000",
      "att 3 9000 staticIp",
    ]);
  });

  test("a service that removes the line is not added", () => {
    const answer = answerTo(
      { ...coax, condition_disabled: { entity: "cart", key: "type", value: "phone" } },
      { type: "phone", mrc: 9, terms: ["36"] },
    );
    expect(bestQuotesOf(answer, needs({ phoneLines: 1 })).map(shown)).toEqual(["cox 0 8000 phone"]);
  });

  test("a backup has another provider and access type, the same term, and at least the minimum speed", () => {
    const answer = answerTo(
      coax,
      { ...fiber, label: "Coax", mrc: 10 },
      { ...fiber, terms: ["12"], mrc: 11 },
      { ...fiber, download_speed: 50, mrc: 30 },
      { ...fiber, mrc: 60, nrc: 5 },
      { ...fiber, label: "", mrc: 12, download_speed: 900 },
    );
    const cox = (backupMbps: number | null) =>
      bestQuotesOf(answer, needs({ term: "36", backupMbps }))
        .filter(({ offer }) => offer.provider === "cox")
        .map(shown);
    expect(cox(null)).toEqual(["cox 0 8000"]);
    expect(cox(0)).toEqual(["cox 0 11000 3"]);
    expect(cox(100)).toEqual(["cox 0 14000 4"]);
    expect(bestQuotesOf(answer, needs({ term: "36", backupMbps: 100 }))).toContainEqual(
      expect.objectContaining({ install: 500 }),
    );
    expect(cox(1000)).toEqual(["cox 0 8000 backup"]);
  });

  test("a backup of any speed may have an unknown speed, a faster one may not", () => {
    const answer = answerTo(coax, { ...fiber, download_speed: null, mrc: 60 });
    const cox = (backupMbps: number) => bestQuotesOf(answer, needs({ backupMbps })).map(shown);
    expect(cox(0)).toEqual(["cox 0 14000 1"]);
    expect(cox(25)).toEqual(["cox 0 8000 backup"]);
  });

  test("the total over the term is given for each term of the answers, the shortest first", () => {
    const answer = answerTo(coax, { ...coax, terms: ["12"], mrc: 100, nrc: 50 });
    const run = { sites: [{ address: "1 Elm St", progress: { kind: "priced", answer } }] } as const;
    expect(
      termTotalsOf(run, needs({ term: "36" }), new Map()).map((one) => [
        one.value,
        one.sites,
        one.total,
      ]),
    ).toEqual([
      ["12", 1, 125_000],
      ["36", 1, 288_000],
    ]);
  });
});

test("S4, ZC26: the total over the term counts prices that change, those of backups included", () => {
  const answer = answerTo(
    { ...coax, promo_months: 12, after_mrc: 100 },
    { ...fiber, mrc: 60, pricing_details: "$60 for 12 months, then the standard rate" },
  );
  const run = { sites: [{ address: "1 Elm St", progress: { kind: "priced", answer } }] } as const;
  const totals = (given: Partial<SiteCriterion>) =>
    termTotalsOf(run, needs(given), new Map()).flatMap(({ value, total, assumesSamePrice }) =>
      value === "36" ? [total, assumesSamePrice] : [],
    );
  const broadband = { kind: "cheapest", leastMbps: 400 } as const;
  expect(totals(broadband)).toEqual([36 * 6000, true]);
  expect(totals({ ...broadband, backupMbps: 0 })).toEqual([
    36 * 6000 + 12 * 8000 + 24 * 10_000,
    true,
  ]);
  const cox = answerTo({ ...coax, promo_months: 12, after_mrc: 100 });
  const only = {
    sites: [{ address: "1 Elm St", progress: { kind: "priced", answer: cox } }],
  } as const;
  const [, longer] = termTotalsOf(only, firstCriterion, new Map());
  expect(longer).toMatchObject({ total: 12 * 8000 + 24 * 10_000, assumesSamePrice: false });
  expect(bestQuotesOf(answer, firstCriterion)[0]?.offer.priceDetails).toBe(
    "$60 for 12 months, then the standard rate",
  );
});

describe("S4: the user's own proposal for a site", () => {
  const search = searchOf([coax, { type: "tv", mrc: 40, terms: ["36"] }, { type: "fee", mrc: 3 }]);
  const cart = cartAfter(
    createCart(search),
    { kind: "chooseProvider", value: "cox" },
    { kind: "chooseTerm", value: "36" },
    select("0"),
    select("1"),
  );
  const own = proposalDraftOf(cart, { address: "1 Elm St", preparedFor: "", salt: "s" });
  const choice = { provider: "cox", term: "36", serviceId: "0", own };
  const tableOf = (answer: SiteAnswer) =>
    siteTableOf(
      { sites: [{ address: "1 Elm St", progress: { kind: "priced", answer } }] },
      needs({ phoneLines: 3 }),
      new Map([[0, choice]]),
    );

  test("it counts with all of its services, regardless of what the other sites need", () => {
    const answer = siteAnswerIn(createCart(search).catalogue, own);
    const [row] = tableOf(answer).rows;
    expect(row).toMatchObject({ isOwn: true, isGone: false, chosen: { monthly: 12_300 } });
    expect(row?.chosen?.offer).toMatchObject({ provider: "cox", serviceId: "0", mbps: 300 });
    expect(openedSiteOf(createCart(search), choice, firstCriterion)).toMatchObject({
      cart: { cart: ["0", "1"] },
      isThere: true,
    });
  });

  test("it keeps the backup of the set, and reports a missing one", () => {
    const both = searchOf([coax, { type: "tv", mrc: 40, terms: ["36"] }, { ...fiber, mrc: 60 }]);
    const quoteIn = (backupMbps: number | null) => {
      const answer = siteAnswerIn(createCart(both).catalogue, own);
      return proposalQuoteOf(answer, own, { backupMbps });
    };
    expect(quoteIn(null)).toMatchObject({ monthly: 12_000, backup: null, missing: [] });
    expect(quoteIn(0)).toMatchObject({ monthly: 18_000, backup: { serviceId: "2" }, missing: [] });
    expect(quoteIn(1000)).toMatchObject({ monthly: 12_000, backup: null, missing: ["backup"] });
  });

  test("a proposal without a line to the internet is named by its first service", () => {
    const phone = searchOf([{ type: "phone", mrc: 9, title: "Voice", phone_max: 5 }]);
    const placed = cartAfter(
      createCart(phone),
      { kind: "chooseProvider", value: "cox" },
      { kind: "chooseTerm", value: "36" },
      { kind: "setLines", id: "0", lines: 3 },
      select("0"),
    );
    const draft = proposalDraftOf(placed, { address: "1 Elm St", preparedFor: "", salt: "s" });
    const quote = proposalQuoteOf(
      siteAnswerIn(createCart(phone).catalogue, draft),
      draft,
      firstCriterion,
    );
    expect(quote).toMatchObject({ monthly: 2700, offer: { title: "Voice", providerLabel: "Cox" } });
  });

  test("its package counts, and without the package the proposal is gone", () => {
    const packaged = (values: readonly string[]): PricingSearch => {
      const { filter_options, ...rest } = searchOf([coax, { type: "tv", mrc: 40, terms: ["36"] }]);
      const packages = values.map((value) =>
        aPackage({ value, provider: "cox", terms: ["36"], dependencies: ["0", "1"], price: 100 }),
      );
      return { ...rest, filter_options: { ...filter_options, package: packages } };
    };
    const placed = cartAfter(
      createCart(packaged(["office"])),
      { kind: "chooseProvider", value: "cox" },
      { kind: "chooseTerm", value: "36" },
      choose("office"),
    );
    const draft = proposalDraftOf(placed, { address: "1 Elm St", preparedFor: "", salt: "s" });
    const bare = { ...draft, lines: draft.lines.slice(0, 1) };
    const quoteIn = (search: PricingSearch) =>
      proposalQuoteOf(siteAnswerIn(createCart(search).catalogue, bare), bare, firstCriterion);
    expect(quoteIn(packaged(["office"]))).toMatchObject({ monthly: 10_000 });
    const quote = quoteIn(packaged(["office"]));
    const lines = quote && siteLinesOf(siteAnswerIn(placed.catalogue, draft), quote);
    expect(lines?.map(({ title, monthly }) => [title, monthly])).toEqual([
      ["Row", 8000],
      ["Row", 4000],
      ["Package", -2000],
    ]);
    expect(quoteIn(packaged(["home"]))).toBeNull();
  });

  test("S7: each line has what it adds to the install total, also the discount of a package", () => {
    const search = searchOf([
      { ...coax, nrc: 100 },
      { type: "phone", mrc: 20, nrc: 40, nrc_stacking: 5, phone_max: 9, terms: ["36"] },
    ]);
    const packages = [
      aPackage({
        ...{ value: "office", provider: "cox", terms: ["36"] },
        ...{ dependencies: ["0", "1"], install_discount: 30 },
      }),
    ];
    const placed = cartAfter(
      createCart({ ...search, filter_options: { ...search.filter_options, package: packages } }),
      { kind: "chooseProvider", value: "cox" },
      { kind: "chooseTerm", value: "36" },
      choose("office"),
    );
    const draft = proposalDraftOf(placed, { address: "1 Elm St", preparedFor: "", salt: "s" });
    const answer = siteAnswerIn(placed.catalogue, draft);
    const quote = proposalQuoteOf(answer, draft, firstCriterion);
    expect(quote?.install).toBe(7500);
    const lines = quote && siteLinesOf(answer, quote);
    // Only the highest charge counts, and those that stack.
    expect(lines?.map(({ title, monthly, install }) => [title, monthly, install])).toEqual([
      ["Row", 8000, 10_000],
      ["Row", 2000, 500],
      ["Package", 0, -3000],
    ]);
  });

  test("if one of its services is gone, the criterion chooses", () => {
    const answer = siteAnswerIn(createCart(searchOf([coax])).catalogue, own);
    const [row] = tableOf(answer).rows;
    expect(row).toMatchObject({ isOwn: false, isGone: true, chosen: { missing: ["phone"] } });
    expect(openedSiteOf(createCart(searchOf([coax])), choice, firstCriterion)).toMatchObject({
      cart: { provider: "cox", term: "36", cart: [] },
      isThere: false,
    });
  });
});

const aCriterion: fc.Arbitrary<SiteCriterion> = fc.record({
  kind: fc.constantFrom<SiteCriterion["kind"]>("cheapest", "sameProvider", "fiber"),
  line: fc.constantFrom<SiteCriterion["line"]>("any", "any", "dedicated", "broadband"),
  leastMbps: fc.constantFrom(null, 100, 500),
  term: fc.constantFrom(null, "24", "36"),
  phoneLines: fc.constantFrom(0, 1, 2, 3),
  hasStaticIp: fc.boolean(),
  backupMbps: fc.constantFrom(null, 0, 100),
});

/** Prices one proposal by the naive rules: the services in their order, with their quantities. */
function naiveTotals(search: RandomSearch, quote: SiteQuote, ids: readonly string[]) {
  const { offer, cart } = quote;
  const region = offer.provider === "cox" ? "west" : null;
  const place = { ...naiveStart, provider: offer.provider, term: offer.term, region };
  const lines = Object.fromEntries(
    [...(cart?.quantities ?? [])].map(([id, quantity]) => [id, quantity.lines ?? 1]),
  );
  const state = { ...place, ids, lines };
  // Another event that changes nothing shows whether the naive rules accept the cart.
  const after = naiveReduce(search, state, { kind: "toggleSection", section: "tv", isOn: true });
  expect(after.ids).toEqual(ids);
  expect(naiveOffered(search, state).length).toBeGreaterThan(0);
  expect(isNaivelyOffered(state, { provider: offer.provider, terms: [offer.term] })).toBe(true);
  const { monthly, install } = naivePrice(search, state);
  return { monthly, install };
}

test("S4, J, L: the sum of all sites is that of their proposals by the naive rules, over random lists", () => {
  fc.assert(
    fc.property(
      fc.array(randomSearch, { minLength: 1, maxLength: 4 }),
      aCriterion,
      (searches, criterion) => {
        const starts = searches.map((search) => createCart(search));
        const answers = starts.map(({ catalogue }) => siteAnswerIn(catalogue, null));
        const { rows, sum } = siteTableOf(
          {
            sites: answers.map((answer, place) => ({
              address: `${place} Elm St`,
              progress: { kind: "priced", answer },
            })),
          },
          criterion,
          new Map(),
        );
        let monthly: number | null = 0;
        let install: number | null = 0;
        for (const { place, chosen } of rows) {
          const search = searches[place];
          const answer = answers[place];
          const start = starts[place];
          if (chosen === null || !search || !answer || !start) continue;
          const opened = openedSiteOf(start, siteChoiceOf(chosen.offer), criterion);
          expect(opened.isThere).toBe(true);
          const totals = naiveTotals(search, { ...chosen, cart: opened.cart }, opened.cart.cart);
          const { monthly: backupMonthly = 0, install: backupInstall = 0 } = chosen.backup ?? {};
          monthly = plus(monthly, totals.monthly, backupMonthly);
          install = plus(install, totals.install, backupInstall);
          const { cart } = chosen;
          if (cart !== null) expect(cart.cart).toEqual(opened.cart.cart);
          // The catalogue without the services that no site needs has the same prices.
          const whole = bestQuotesOf({ ...answer, catalogue: start.catalogue }, criterion);
          expect(bestQuotesOf(answer, criterion).map(shown)).toEqual(whole.map(shown));
          const lines = siteLinesOf(answer, chosen);
          expect(plus(0, ...lines.map((line) => line.monthly))).toBe(plus(0, chosen.monthly));
          expect(plus(0, ...lines.map((line) => line.install))).toBe(plus(0, chosen.install));
          if (chosen.missing.length === 0 && cart !== null) {
            expect(cartPriceOf(cart).monthly).toBe(cartPriceOf(opened.cart).monthly);
          }
        }
        expect([sum.monthly, sum.install]).toEqual([monthly, install]);
      },
    ),
    { numRuns: 2000 },
  );
});

function plus(...amounts: readonly (number | null | undefined)[]): number | null {
  return amounts.reduce<number | null>(
    (sum, one) => (sum === null || one == null ? null : sum + one),
    0,
  );
}
