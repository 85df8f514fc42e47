import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { csvOf } from "../../../../src/core/files/text-table.ts";
import { plainFormatting } from "../../../../src/core/formatting/formatting.ts";
import { centsOf } from "../../../../src/core/money/cents.ts";
import { sitesPayload } from "../../../../src/core/pricing/proposal/sites-payload.ts";
import {
  firstCriterion,
  type SiteCriterion,
} from "../../../../src/core/pricing/sites/site-criterion.ts";
import { savingsOf } from "../../../../src/core/pricing/sites/site-savings.ts";
import { siteTableOf } from "../../../../src/core/pricing/sites/site-table.ts";
import { siteTextTableOf } from "../../../../src/core/pricing/sites/site-text-table.ts";
import { termSumOf, termTotalsOf } from "../../../../src/core/pricing/sites/term-totals.ts";
import { proposalDetails } from "../proposal/proposal-details.ts";
import { type NaiveSite, naivePhases, naiveSite, sumOf } from "./naive-sites.ts";
import { aHundredSites, type ListFacts, pricedSiteOf, terms } from "./site-facts.ts";
import { siteWords } from "./site-words.ts";

/** Prices a list, as the screen does. */
function pricedList({ sites, term, phoneLines }: ListFacts) {
  const priced = sites.map(pricedSiteOf);
  const run = {
    sites: priced.map(({ progress }, at) => ({ address: `${at + 1} Elm St`, progress })),
  };
  const criterion: SiteCriterion = {
    ...firstCriterion,
    ...{ term: String(term), phoneLines, hasStaticIp: true, backupMbps: 0 },
  };
  const choices = new Map(
    priced.flatMap(({ choice }, at) => (choice === null ? [] : [[at, choice] as const])),
  );
  const today = new Map(
    sites.flatMap(({ today }, at) =>
      today === null ? [] : [[at, { provider: "", monthly: centsOf(today), endsOn: "" }] as const],
    ),
  );
  return { run, criterion, choices, today, table: siteTableOf(run, criterion, choices) };
}

const inCents = (dollars: number) => Math.round(dollars * 100);
/** The cents of an amount in a file; null for an empty cell. */
const readCents = (text = "") => (text === "" ? null : inCents(Number(text.replace(/[$,]/g, ""))));
const ascending = (amounts: readonly number[]) => [...amounts].sort((a, b) => a - b);
const sumsOf = (sites: readonly NaiveSite[]) => ({
  sites: sites.length,
  monthly: sumOf(sites.map(({ months }) => months[0] ?? 0)),
  install: sumOf(sites.map(({ install }) => install)),
});
const overTermOf = (sites: readonly NaiveSite[]) => sumOf(sites.map(({ overTerm }) => overTerm));

/** The price of all sites in each month, if all have one term. */
function monthsOfAll(sites: readonly NaiveSite[]): readonly number[] | null {
  const [first] = sites;
  if (first === undefined || sites.some(({ term }) => term !== first.term)) return null;
  return first.months.map((_, at) => sumOf(sites.map(({ months }) => months[at] ?? 0)));
}

/** The list with the prices of the oracle; null for a site without a price. */
function naiveList(list: ListFacts) {
  const sites = list.sites.map((site) =>
    naiveSite(site, list, site.kind === "judged" ? list.term : site.term),
  );
  return { sites, priced: sites.flatMap((site) => site ?? []) };
}

/** Does not shrink a list on failure, because each of its sites has some two hundred amounts. */
function forRandomLists(expectIn: (list: ListFacts) => void): void {
  fc.assert(fc.property(aHundredSites, expectIn), { numRuns: 4, endOnFailure: true });
}

test("S4, L26: a hundred sites with four services have the sums of the oracle, per site, per provider, in all and over their terms", () => {
  forRandomLists((list) => {
    const { table } = pricedList(list);
    const { sites, priced } = naiveList(list);
    expect(table.rows.map(({ isGone, isOwn }) => [isGone, isOwn])).toEqual(
      list.sites.map(({ kind }) => [false, ["picked", "own", "packaged"].includes(kind)]),
    );
    expect(table.rows.map(({ chosen }) => chosen && [chosen.monthly, chosen.install])).toEqual(
      sites.map((site) => site && [site.months[0], site.install]),
    );
    expect(
      table.rows.map((row) => row.chosen && termSumOf([row])).map((sum) => sum?.total ?? null),
    ).toEqual(sites.map((site) => site?.overTerm ?? null));
    expect(table.sum).toEqual(sumsOf(priced));
    for (const { provider, chosen } of table.providers) {
      expect(chosen).toEqual(sumsOf(priced.filter((site) => site.provider === provider)));
    }
    const months = monthsOfAll(priced);
    expect(termSumOf(table.rows)).toEqual({
      months: months?.length ?? null,
      total: priced.length === 0 ? null : overTermOf(priced),
      phases: naivePhases(months ?? []).map(([count, monthly]) => ({ months: count, monthly })),
      assumesSamePrice: priced.some(({ assumesSamePrice }) => assumesSamePrice),
    });
  });
});

test("S4: in every term, a hundred sites have the sums of the oracle for that term, with the same services and packages", () => {
  forRandomLists((list) => {
    const { run, criterion, choices } = pricedList(list);
    const totals = termTotalsOf(run, criterion, choices);
    const { priced } = naiveList(list);
    expect(totals.map(({ value, others, isChosen }) => [value, others, isChosen])).toEqual(
      priced.length === 0
        ? []
        : terms.map((term) => [
            String(term),
            0,
            term === list.term && priced.every((site) => site.term === term),
          ]),
    );
    for (const { value, sites, monthly, install, total } of totals) {
      const term = terms.find((one) => String(one) === value) ?? expect.fail();
      const inTerm = list.sites.flatMap((site) => naiveSite(site, list, term) ?? []);
      expect({ sites, monthly, install, total }).toEqual({
        ...sumsOf(inTerm),
        total: overTermOf(inTerm),
      });
    }
  });
});

test("S7, S8: the payload of the paper has the sums of the oracle, line by line, in each part of the term and with the savings", () => {
  forRandomLists((list) => {
    const { table, today } = pricedList(list);
    const { sites, priced } = naiveList(list);
    const payload = sitesPayload({ ...proposalDetails, rows: table.rows, today });
    if (priced.length === 0) {
      expect(payload).toBeNull();
      return;
    }
    const { monthly, install } = sumsOf(priced);
    expect(inCents(payload?.pricing.monthly ?? 0)).toBe(monthly);
    expect(inCents(payload?.pricing.install ?? 0)).toBe(install);
    const months = monthsOfAll(priced);
    expect(payload?.details.term?.months ?? null).toBe(months?.length ?? null);
    if (months !== null)
      expect(inCents(payload?.details.term?.total ?? 0)).toBe(overTermOf(priced));
    expect(payload?.sites).toHaveLength(100);
    for (const [at, sent] of (payload?.sites ?? []).entries()) {
      const site = sites[at] ?? null;
      expect([inCents(sent.monthly), inCents(sent.install)]).toEqual([
        site?.months[0] ?? 0,
        site?.install ?? 0,
      ]);
      const prices = sent.services.map(({ price }) => inCents(price)).filter((one) => one !== 0);
      expect(ascending(prices)).toEqual(ascending(site?.lines ?? []));
      expect(sumOf(sent.services.map((one) => inCents(one.install ?? 0)))).toBe(site?.install ?? 0);
      const phases = naivePhases(site?.months ?? []);
      expect((sent.phases ?? []).map((one) => [one.months, inCents(one.monthly)])).toEqual(
        phases.length > 1 ? phases : [],
      );
      const now = list.sites[at]?.today ?? null;
      expect(sent.savings && inCents(sent.savings.saved)).toBe(
        site === null || now === null ? undefined : now - (site.months[0] ?? 0),
      );
    }
  });
});

test("S8: the savings of a hundred sites are those of the oracle, per month, over the terms and until they cover the install", () => {
  forRandomLists((list) => {
    const { table, today } = pricedList(list);
    const known = naiveList(list).sites.flatMap((site, at) => {
      const now = list.sites[at]?.today ?? null;
      return site === null || now === null ? [] : [{ site, now }];
    });
    const { monthly, install } = sumsOf(known.map(({ site }) => site));
    const saved = sumOf(known.map(({ now }) => now)) - monthly;
    let paybackMonths: number | null = null;
    if (saved > 0) for (paybackMonths = 0; paybackMonths * saved < install; ) paybackMonths += 1;
    expect(savingsOf(table, today)).toEqual({
      sites: known.length,
      today: sumOf(known.map(({ now }) => now)),
      monthly: saved,
      overTerm: sumOf(known.map(({ site, now }) => now * site.term - site.overTerm)),
      assumesSamePrice: known.some(({ site }) => site.assumesSamePrice),
      paybackMonths,
    });
  });
});

test("S4, S8: the CSV file of a hundred sites has the sums of the oracle, per site, per provider and in all", () => {
  forRandomLists((list) => {
    const { table, today } = pricedList(list);
    const { sites, priced } = naiveList(list);
    const csv = csvOf(siteTextTableOf(table, today, siteWords, plainFormatting));
    const { data } = Papa.parse<Record<string, string>>(csv.replace("\uFEFF", ""), {
      header: true,
      skipEmptyLines: true,
    });
    expect(
      data.slice(0, 100).map((row) => [readCents(row.Monthly), readCents(row.Install)]),
    ).toEqual(sites.map((site) => [site?.months[0] ?? null, site?.install ?? null]));
    expect(data.slice(0, 100).map((row) => readCents(row.Savings))).toEqual(
      sites.map((site, at) => {
        const now = list.sites[at]?.today ?? null;
        return site === null || now === null ? null : now - (site.months[0] ?? 0);
      }),
    );
    const providers = [...new Set(priced.map(({ provider }) => provider))];
    const totals = [
      ...providers.map((provider) => ({
        name: provider.toUpperCase(),
        ...sumsOf(priced.filter((site) => site.provider === provider)),
      })),
      { name: "All", ...sumsOf(priced) },
    ];
    expect(
      data.slice(100).map((row) => [row.Site, readCents(row.Monthly), readCents(row.Install)]),
    ).toEqual(
      expect.arrayContaining(
        totals.map(({ name, sites, monthly, install }) => [
          `${name} ${sites}/100`,
          monthly,
          install,
        ]),
      ),
    );
    expect(data).toHaveLength(100 + totals.length);
  });
});
