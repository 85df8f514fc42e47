import { describe, expect, test } from "vitest";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import { proposalDraftOf } from "../../../../src/core/pricing/drafts/proposal-draft.ts";
import { siteAnswerIn } from "../../../../src/core/pricing/sites/site-answer.ts";
import {
  firstCriterion,
  type SiteCriterion,
} from "../../../../src/core/pricing/sites/site-criterion.ts";
import type { SiteAnswer } from "../../../../src/core/pricing/sites/site-quote.ts";
import type { SiteProgress } from "../../../../src/core/pricing/sites/site-run.ts";
import { type SiteChoice, siteTableOf } from "../../../../src/core/pricing/sites/site-table.ts";
import {
  choicesInTerm,
  type TermTotal,
  termSumOf,
  termTotalsOf,
} from "../../../../src/core/pricing/sites/term-totals.ts";
import type { PricingSearch } from "../../../../src/core/pricing/wire/pricing-search.ts";
import type { ServiceRow } from "../../../../src/core/pricing/wire/service-row.ts";
import { aPackage, aRow, cartAfter, select } from "../rows.ts";

const searchOf = (rows: readonly Partial<ServiceRow>[]): PricingSearch => ({
  rows: rows.map((row, at) => aRow({ id: `${at}`, provider: "cox", terms: ["12", "36"], ...row })),
  filter_options: {
    provider: [{ value: "cox", label: "Cox" }],
    term: [
      { value: "12", label: "12 Months" },
      { value: "36", label: "36 Months" },
    ],
  },
});
const slow = { download_speed: 100, mrc: 40 };
const fast = { download_speed: 1000, mrc: 90, nrc: 50 };

function pricedBy(search: PricingSearch): SiteProgress<SiteAnswer> {
  return { kind: "priced", answer: siteAnswerIn(createCart(search).catalogue, null) };
}
const runOf = (...all: readonly SiteProgress<SiteAnswer>[]) => ({
  sites: all.map((progress, at) => ({ address: `${at + 1} Elm St`, progress })),
});
const totalsOf = (
  run: ReturnType<typeof runOf>,
  choices: ReadonlyMap<number, SiteChoice> = new Map(),
  criterion: SiteCriterion = firstCriterion,
) =>
  termTotalsOf(run, criterion, choices).map((one) => {
    expectSameIfChosen(run, choices, criterion, one);
    const { value, sites, monthly, total, others } = one;
    return { value, sites, monthly, total, others };
  });

/** Expects that the sites have the total of a term if the user chooses the term for all of them. */
function expectSameIfChosen(
  run: ReturnType<typeof runOf>,
  choices: ReadonlyMap<number, SiteChoice>,
  criterion: SiteCriterion,
  { value: term, sites, monthly, install, total }: TermTotal,
): void {
  const [next, own] = [{ ...criterion, term }, choicesInTerm(run, choices, term)];
  const table = siteTableOf(run, next, own);
  expect({ ...table.sum, total: termSumOf(table.rows).total }).toEqual({
    ...{ sites, monthly, install, total },
  });
  const chosen = termTotalsOf(run, next, own).filter(({ isChosen }) => isChosen);
  expect(chosen).toMatchObject([{ value: term, sites, monthly, install, total }]);
}

describe("S4: the totals of each term", () => {
  test("they count the choice of the user in every term in which its line is available", () => {
    const run = runOf(pricedBy(searchOf([slow, fast])), pricedBy(searchOf([slow])));
    const gig = { provider: "cox", term: "36", serviceId: "1" };
    expect(totalsOf(run, new Map([[0, gig]]))).toEqual([
      { value: "12", sites: 2, monthly: 13_000, total: 12 * 13_000 + 5000, others: 0 },
      { value: "36", sites: 2, monthly: 13_000, total: 36 * 13_000 + 5000, others: 0 },
    ]);
  });

  test("a choice counts in terms in which its service has another id: the row of the same name, speed and access type", () => {
    const gig = { ...fast, title: "Gig", label: "Fiber" };
    const tv = { type: "tv", title: "TV" };
    const rows = [
      { ...slow, title: "Slow" },
      { ...gig, terms: ["36"] },
      { ...gig, label: "Coax", mrc: 70, terms: ["12"] },
      { ...gig, download_speed: 500, mrc: 60, terms: ["12"] },
      { ...gig, mrc: 120, terms: ["12"] },
      { ...tv, mrc: 20, terms: ["36"] },
      { ...tv, mrc: 30, terms: ["12"] },
      { ...tv, title: "Other TV", mrc: 25 },
    ];
    const search = searchOf(rows);
    const choice = { provider: "cox", term: "36", serviceId: "1" };
    expect(totalsOf(runOf(pricedBy(search)), new Map([[0, choice]]))).toMatchObject([
      { value: "12", monthly: 12_000, others: 0 },
      { value: "36", monthly: 9000, others: 0 },
    ]);
    const cart = cartAfter(
      createCart(search),
      { kind: "chooseProvider", value: "cox" },
      { kind: "chooseTerm", value: "36" },
      select("1"),
      select("5"),
    );
    const own = proposalDraftOf(cart, { address: "1 Elm St", preparedFor: "", salt: "s" });
    const answer = siteAnswerIn(createCart(search).catalogue, own);
    const saved = new Map([[0, { ...choice, own }]]);
    expect(totalsOf(runOf({ kind: "priced", answer }), saved)).toMatchObject([
      { value: "12", monthly: 15_000, others: 0 },
      { value: "36", monthly: 11_000, others: 0 },
    ]);
  });

  test("a saved proposal keeps its package, whose id differs for each term: the one of the same name and services", () => {
    const line = { title: "Gig", download_speed: 1000 };
    const rows = [
      { ...line, id: "gig36", terms: ["36"], mrc: 90 },
      { ...line, id: "gig12", terms: ["12"], mrc: 100 },
      { id: "tv", type: "tv", title: "TV", mrc: 30 },
    ];
    const duo = (value: string, label: string, dependencies: readonly string[], price: number) => ({
      ...aPackage({ value, label, dependencies, price, terms: [value.slice(-2)] }),
      provider: "cox",
    });
    const withPackages = (...packages: readonly ReturnType<typeof duo>[]): PricingSearch => {
      const search = searchOf(rows);
      return { ...search, filter_options: { ...search.filter_options, package: packages } };
    };
    const duo36 = duo("duo36", "Duo 36 Months", ["gig36", "tv"], 95);
    const totals = (...others: readonly ReturnType<typeof duo>[]) => {
      const search = withPackages(duo36, ...others);
      const cart = cartAfter(
        createCart(search),
        { kind: "chooseProvider", value: "cox" },
        { kind: "chooseTerm", value: "36" },
        { kind: "choosePackage", value: "duo36" },
      );
      expect(cart.package).toBe("duo36");
      const own = proposalDraftOf(cart, { address: "1 Elm St", preparedFor: "", salt: "s" });
      const answer = siteAnswerIn(createCart(search).catalogue, own);
      const choice = { provider: "cox", term: "36", serviceId: "gig36", own };
      return totalsOf(runOf({ kind: "priced", answer }), new Map([[0, choice]]));
    };
    expect(totals(duo("duo12", "Duo 12 Months", ["gig12", "tv"], 105))).toMatchObject([
      { value: "12", monthly: 10_500, others: 0 },
      { value: "36", monthly: 9500, others: 0 },
    ]);
    // Without such a package the site has another service.
    expect(totals(duo("trio12", "Trio", ["gig12", "tv"], 105))).toMatchObject([
      { value: "12", monthly: 10_000, others: 1 },
      { value: "36", others: 0 },
    ]);
  });

  test("a saved proposal keeps a package whose service depends on a line beside the package", () => {
    const rows = ["12", "36"].flatMap((term) => [
      { id: `gig${term}`, title: "Gig", download_speed: 1000, mrc: 90, terms: [term] },
      {
        ...{ id: `ip${term}`, type: "broadband_static_ip", title: "Static IP", mrc: 20 },
        ...{ widget: "checkbox", dependencies: ["broadband"], terms: [term] },
      },
    ]);
    const packages = ["12", "36"].map((term) => ({
      ...aPackage({ value: `pk${term}`, dependencies: [`ip${term}`], price: 15, terms: [term] }),
      provider: "cox",
    }));
    const { filter_options, ...plain } = searchOf(rows);
    const search = { ...plain, filter_options: { ...filter_options, package: packages } };
    const cart = cartAfter(
      createCart(search),
      { kind: "chooseProvider", value: "cox" },
      { kind: "chooseTerm", value: "36" },
      select("gig36"),
      { kind: "choosePackage", value: "pk36" },
    );
    const own = proposalDraftOf(cart, { address: "1 Elm St", preparedFor: "", salt: "s" });
    const answer = siteAnswerIn(createCart(search).catalogue, own);
    const choice = { provider: "cox", term: "36", serviceId: "gig36", own };
    expect(totalsOf(runOf({ kind: "priced", answer }), new Map([[0, choice]]))).toMatchObject([
      { value: "12", monthly: 10_500, others: 0 },
      { value: "36", monthly: 10_500, others: 0 },
    ]);
  });

  test("a saved proposal keeps its services in another term within its region", () => {
    const line = { title: "Gig", download_speed: 1000 };
    const rows = [
      { ...line, terms: ["36"], region: ["s"], mrc: 90 },
      { ...line, terms: ["12"], region: ["n"], mrc: 80 },
      { ...line, terms: ["12"], region: ["s"], mrc: 100 },
    ];
    const plain = searchOf(rows);
    const region = ["n", "s"].map((value) => ({ value, label: value }));
    const search = { ...plain, filter_options: { ...plain.filter_options, region } };
    const cart = cartAfter(
      createCart(search),
      { kind: "chooseProvider", value: "cox" },
      { kind: "chooseRegion", value: "s" },
      { kind: "chooseTerm", value: "36" },
      select("0"),
    );
    const own = proposalDraftOf(cart, { address: "1 Elm St", preparedFor: "", salt: "s" });
    const answer = siteAnswerIn(createCart(search).catalogue, own);
    const choice = { provider: "cox", term: "36", serviceId: "0", own };
    expect(totalsOf(runOf({ kind: "priced", answer }), new Map([[0, choice]]))).toMatchObject([
      { value: "12", monthly: 10_000, others: 0 },
      { value: "36", monthly: 9000, others: 0 },
    ]);
  });

  test("in another term, a choice counts even if a faster line is not dearer there", () => {
    const rows = [slow, { ...fast, terms: ["36"] }, { ...fast, mrc: 80, terms: ["12"] }];
    const both = { ...fast, id: "1", mrc: 95, terms: ["12"] };
    const run = runOf(pricedBy(searchOf([...rows, both])));
    const gig = { provider: "cox", term: "36", serviceId: "1" };
    expect(totalsOf(run, new Map([[0, gig]]))).toMatchObject([
      { value: "12", monthly: 9500, others: 0 },
      { value: "36", monthly: 9000, others: 0 },
    ]);
  });

  test("a site whose choice is not available for a term has its best quote there, and is counted as another service", () => {
    const run = runOf(
      pricedBy(searchOf([slow, { ...fast, terms: ["36"] }])),
      pricedBy(searchOf([{ ...fast, terms: ["36"] }])),
      { kind: "waiting" },
    );
    const gig = { provider: "cox", term: "36", serviceId: "1" };
    const choices = new Map([
      [0, gig],
      [1, { ...gig, serviceId: "0" }],
      [2, gig],
    ]);
    expect(totalsOf(run, choices)).toEqual([
      { value: "12", sites: 1, monthly: 4000, total: 12 * 4000, others: 1 },
      { value: "36", sites: 2, monthly: 18_000, total: 36 * 18_000 + 10_000, others: 0 },
    ]);
    // Without a best quote, such as of dedicated lines, the site has no price.
    expect(totalsOf(run, choices, { ...firstCriterion, line: "dedicated" })).toMatchObject([
      { sites: 0, total: null, others: 0 },
      { sites: 2, others: 0 },
    ]);
  });

  test("a saved proposal counts with all of its services, if all are available for the term", () => {
    const tv = { type: "tv", mrc: 20 };
    const search = searchOf([slow, tv]);
    const cart = cartAfter(
      createCart(search),
      { kind: "chooseProvider", value: "cox" },
      { kind: "chooseTerm", value: "36" },
      select("0"),
      select("1"),
    );
    const own = proposalDraftOf(cart, { address: "1 Elm St", preparedFor: "", salt: "s" });
    const choices = new Map([[0, { provider: "cox", term: "36", serviceId: "0", own }]]);
    const priced = (...rows: readonly Partial<ServiceRow>[]) =>
      runOf({
        kind: "priced",
        answer: siteAnswerIn(createCart(searchOf(rows)).catalogue, own),
      });
    expect(totalsOf(priced(slow, tv), choices)).toMatchObject([
      { value: "12", monthly: 6000, others: 0 },
      { value: "36", monthly: 6000, others: 0 },
    ]);
    expect(totalsOf(priced(slow, { ...tv, terms: ["36"] }), choices)).toMatchObject([
      { value: "12", monthly: 4000, others: 1 },
      { value: "36", monthly: 6000, others: 0 },
    ]);
  });
});

test("S4: the totals of terms begin with the shortest; a term without a number of months is last, and has no total", () => {
  const search: PricingSearch = {
    ...searchOf([{ ...slow, terms: ["36", "open", "12"] }]),
    filter_options: {
      provider: [{ value: "cox", label: "Cox" }],
      term: ["36", "open", "12"].map((value) => ({ value, label: value })),
    },
  };
  const totals = totalsOf(runOf(pricedBy(search)));
  expect(totals.map(({ value, total }) => [value, total])).toEqual([
    ["12", 48_000],
    ["36", 144_000],
    ["open", null],
  ]);
  const open = termTotalsOf(runOf(pricedBy(search)), firstCriterion, new Map()).at(-1);
  expect(open).toMatchObject({ months: null, assumesSamePrice: false });
});

test("S4: a choice for a missing site, a missing service or an answer without services changes no total", () => {
  const run = runOf(pricedBy(searchOf([slow])), { kind: "waiting" });
  const gone = { provider: "cox", term: "36", serviceId: "9" };
  const choices = new Map([0, 1, 7].map((place) => [place, gone]));
  expect(totalsOf(run, choices)).toMatchObject([
    { value: "12", sites: 1, monthly: 4000, others: 1 },
    { value: "36", sites: 1, monthly: 4000, others: 1 },
  ]);
  const priced = pricedBy(searchOf([slow, fast]));
  if (priced.kind !== "priced") throw new Error("The answer is missing.");
  const bare: SiteProgress<SiteAnswer> = {
    ...{ kind: "priced", answer: { ...priced.answer, catalogue: null } },
  };
  const choice = new Map([[0, { ...gone, serviceId: "1" }]]);
  expect(totalsOf(runOf(bare), choice)).toMatchObject([
    { value: "12", monthly: 9000, others: 0 },
    { value: "36", monthly: 9000, others: 0 },
  ]);
});

describe("S4: the total of all sites over their terms", () => {
  const sumOf = (
    choices: ReadonlyMap<number, SiteChoice>,
    ...rows: readonly Partial<ServiceRow>[]
  ) =>
    termSumOf(
      siteTableOf(
        runOf(pricedBy(searchOf(rows)), pricedBy(searchOf(rows))),
        { ...firstCriterion, term: "36" },
        choices,
      ).rows,
    );
  const year = { provider: "cox", term: "12", serviceId: "0" };

  test("it has a number of months if all terms are equal", () => {
    expect(sumOf(new Map(), slow)).toEqual({
      ...{ months: 36, total: 2 * 36 * 4000, assumesSamePrice: false },
      phases: [{ months: 36, monthly: 8000 }],
    });
    expect(sumOf(new Map([[1, year]]), slow)).toEqual({
      ...{ months: null, total: (36 + 12) * 4000, assumesSamePrice: false, phases: [] },
    });
  });

  test("S7: it has the monthly price of all sites in each part of the term", () => {
    const { rows = [], filter_options } = searchOf([
      { ...slow, promo_months: 12, after_mrc: 60, label: "Coax" },
      { ...slow, promo_months: 6, mrc: 45, after_mrc: 50, label: "Fiber", provider: "att" },
    ]);
    const provider = ["cox", "att"].map((value) => ({ value, label: value }));
    const both = { rows, filter_options: { ...filter_options, provider } };
    const sites = runOf(pricedBy(both), pricedBy(searchOf([{ ...slow, mrc: 50 }])));
    const criterion = { ...firstCriterion, term: "36", kind: "sameProvider" } as const;
    const { phases, total } = termSumOf(
      siteTableOf(sites, { ...criterion, backupMbps: 0 }, new Map()).rows,
    );
    expect(phases).toEqual([
      { months: 6, monthly: 4000 + 4500 + 5000 },
      { months: 6, monthly: 4000 + 5000 + 5000 },
      { months: 24, monthly: 6000 + 5000 + 5000 },
    ]);
    expect(total).toBe(6 * 13_500 + 6 * 14_000 + 24 * 16_000);
  });

  test("it is labelled if a price changes, and missing without a quote", () => {
    const promo = { ...slow, pricing_details: "$40 for the first 12 months" };
    expect(sumOf(new Map(), promo)).toMatchObject({ assumesSamePrice: true });
    expect(sumOf(new Map())).toEqual({
      ...{ months: null, total: null, assumesSamePrice: false, phases: [] },
    });
  });
});
