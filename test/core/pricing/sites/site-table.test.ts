import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainFormatting } from "../../../../src/core/formatting/formatting.ts";
import { centsOf, zeroCents } from "../../../../src/core/money/cents.ts";
import type { AccessType } from "../../../../src/core/pricing/access-type.ts";
import type { Availability } from "../../../../src/core/pricing/filter-options.ts";
import { steadyCourse } from "../../../../src/core/pricing/price/term-price.ts";
import {
  firstCriterion,
  type SiteCriterion,
} from "../../../../src/core/pricing/sites/site-criterion.ts";
import type { SiteOffer } from "../../../../src/core/pricing/sites/site-offers.ts";
import { bestQuotesOf, type SiteAnswer } from "../../../../src/core/pricing/sites/site-quote.ts";
import type { SiteProgress } from "../../../../src/core/pricing/sites/site-run.ts";
import {
  type SiteChoice,
  siteChoiceOf,
  siteTableOf,
} from "../../../../src/core/pricing/sites/site-table.ts";
import { siteTextTableOf } from "../../../../src/core/pricing/sites/site-text-table.ts";
import { siteWords } from "./site-words.ts";

interface Given {
  readonly provider?: string;
  readonly term?: string;
  readonly mbps?: number | null;
  readonly access?: AccessType;
  readonly dollars: number;
  readonly install?: number | null;
  /** The words about a line that is not built. */
  readonly unbuilt?: string;
}

function offer({ provider = "cox", term = "36", mbps = 100, ...given }: Given): SiteOffer {
  const { dollars, install = 0, access = "coax", unbuilt = null } = given;
  return {
    provider,
    providerLabel: provider.toUpperCase(),
    term,
    termLabel: `${term} Months`,
    serviceId: `${provider} ${term} ${mbps} ${dollars}`,
    title: `${provider} ${mbps}`,
    mbps,
    line: "broadband",
    access,
    monthly: centsOf(dollars * 100) ?? zeroCents,
    install: install === null ? null : centsOf(install * 100),
    course: steadyCourse,
    priceDetails: "",
    unbuilt: unbuilt === null ? null : unbuiltLine(unbuilt),
  };
}

function unbuiltLine(value: string): Availability {
  return {
    ...{ part: null, label: "Fiber", value: { prefix: "", value, suffix: "" } },
    ...{ description: "", footnote: "", facts: [], isUnbuilt: true },
  };
}

/** Accepts all speeds, too. */
const anySpeed: SiteCriterion = { ...firstCriterion, leastMbps: null };
const answerOf = (offers: readonly SiteOffer[]): SiteAnswer => ({
  address: "",
  isFound: true,
  offers,
  catalogue: null,
  terms: [],
  message: null,
});
const priced = (...given: readonly Given[]): SiteProgress<SiteAnswer> => ({
  kind: "priced",
  answer: answerOf(given.map(offer)),
});
const tableOf = (
  sites: readonly SiteProgress<SiteAnswer>[],
  criterion: Partial<SiteCriterion> = {},
  choices: ReadonlyMap<number, SiteChoice> = new Map(),
) =>
  siteTableOf(
    { sites: sites.map((progress, index) => ({ address: `${index + 1} Elm St`, progress })) },
    { ...anySpeed, ...criterion },
    choices,
  );
const chosenIn = (table: ReturnType<typeof tableOf>) =>
  table.rows.map(({ chosen }) => chosen?.offer.serviceId ?? null);

describe("S4: the best offer of a site", () => {
  test("the best offer is the cheapest; of equal prices, it is the one with the lower install charge, then the faster one", () => {
    const [best, ...others] = bestQuotesOf(
      answerOf([
        offer({ dollars: 50, install: 5 }),
        offer({ provider: "att", dollars: 50, install: 4 }),
        offer({ provider: "zayo", dollars: 50, install: 4, mbps: 300 }),
        offer({ provider: "err", dollars: 50, install: null }),
        offer({ provider: "cox", dollars: 40, mbps: 10 }),
      ]),
      anySpeed,
    );
    expect([best, ...others].map((one) => one?.offer.provider)).toEqual([
      "cox",
      "zayo",
      "att",
      "err",
    ]);
    expect(best?.offer.mbps).toBe(10);
  });

  test("a line that is not built follows all that are, whatever its price", () => {
    const near = { provider: "att", dollars: 10, unbuilt: "Near net" };
    const built = { dollars: 60, install: 99 };
    expect(chosenIn(tableOf([priced(near, built), priced(near)]))).toEqual([
      "cox 36 100 60",
      "att 36 100 10",
    ]);
    expect(chosenIn(tableOf([priced(built, { ...near, provider: "cox" })]))).toEqual([
      "cox 36 100 60",
    ]);
  });

  test("the best offer has at least the minimum speed, and an unknown speed does not count", () => {
    const site = priced(
      { dollars: 10, mbps: null },
      { dollars: 20, mbps: 99 },
      { dollars: 30, mbps: 100 },
    );
    expect(chosenIn(tableOf([site], { leastMbps: 100 }))).toEqual(["cox 36 100 30"]);
    expect(chosenIn(tableOf([site]))).toEqual(["cox 36 null 10"]);
  });

  test("the best offer has the chosen term, or is on fiber", () => {
    const site = priced(
      { dollars: 10, term: "12" },
      { dollars: 20 },
      { dollars: 30, access: "fiber" },
    );
    expect(chosenIn(tableOf([site], { term: "36" }))).toEqual(["cox 36 100 20"]);
    expect(chosenIn(tableOf([site], { kind: "fiber" }))).toEqual(["cox 36 100 30"]);
    expect(chosenIn(tableOf([site], { kind: "fiber", term: "12" }))).toEqual([null]);
  });

  test("the best offers come from the same provider everywhere: the one that serves the most sites, then the cheapest", () => {
    const sites = [
      priced({ dollars: 10 }, { provider: "att", dollars: 50 }, { provider: "zayo", dollars: 45 }),
      priced({ provider: "att", dollars: 50 }, { provider: "zayo", dollars: 45 }),
      priced(),
    ];
    const table = tableOf(sites, { kind: "sameProvider" });
    expect(table.everywhere).toMatchObject({
      provider: "zayo",
      possible: { sites: 2, monthly: 9000 },
    });
    expect(table.rows.map(({ chosen }) => chosen?.offer.provider)).toEqual([
      "zayo",
      "zayo",
      undefined,
    ]);
    expect(tableOf(sites).everywhere).toBeNull();
    expect(tableOf([{ kind: "waiting" }], { kind: "sameProvider" }).everywhere).toBeNull();
  });
});

test("S10: a site names the first one with another address in the list and the same address in its answer", () => {
  const at = (address: string, answered: string) => ({
    address,
    progress: { kind: "priced" as const, answer: { ...answerOf([]), address: answered } },
  });
  const { rows } = siteTableOf(
    {
      sites: [
        at("1 Elm Street", "1 Elm St, Austin"),
        at("1 elm street", "1 ELM ST, AUSTIN"),
        at("9 Oak Street", "1 Elm St, Austin"),
        at("2 Fir Street", ""),
        at("3 Fir Street", ""),
        { address: "1 Elm St., Austin", progress: { kind: "waiting" } },
      ],
    },
    anySpeed,
    new Map(),
  );
  expect(rows.map(({ repeats }) => repeats)).toEqual(["", "", "1 Elm Street", "", "", ""]);
});

describe("S4: the choice of a user", () => {
  const site = priced({ dollars: 10 }, { provider: "att", dollars: 50, term: "12" });
  const att = siteChoiceOf(offer({ provider: "att", dollars: 50, term: "12" }));

  test("the user's choice takes precedence over the criterion, even if it does not meet the criterion", () => {
    const table = tableOf([site, site], { term: "36" }, new Map([[1, att]]));
    expect(table.rows.map(({ chosen, isOwn }) => [chosen?.offer.provider, isOwn])).toEqual([
      ["cox", false],
      ["att", true],
    ]);
    expect(table.providers.map(({ provider, chosen }) => [provider, chosen.monthly])).toEqual([
      ["cox", 1000],
      ["att", 5000],
    ]);
    expect(table.providers[1]?.possible).toEqual({ sites: 0, monthly: 0, install: 0 });
  });

  test("a choice is marked as unavailable if the answer no longer contains it, and the criterion chooses instead", () => {
    const gone = new Map([
      [0, { ...att, serviceId: "gone" }],
      [1, att],
    ]);
    const [first, second] = tableOf([site, { kind: "waiting" }], {}, gone).rows;
    expect(first).toMatchObject({
      isGone: true,
      isOwn: false,
      chosen: { offer: { provider: "cox" } },
    });
    expect(second).toMatchObject({ isGone: false, isOwn: false, chosen: null });
  });
});

test("S4: totals include the sites with a chosen offer, and an ERR makes the total ERR", () => {
  const table = tableOf([
    priced({ dollars: 10, install: 3 }),
    priced({ provider: "att", dollars: 20, install: null }),
    priced(),
    { kind: "failed", status: 500 },
    { kind: "pricedBefore" },
  ]);
  expect(table.sum).toEqual({ sites: 2, monthly: 3000, install: null });
  expect(table.rows.map(({ quotes }) => quotes.length)).toEqual([1, 1, 0, 0, 0]);
});

const anOffer = fc
  .record({
    provider: fc.constantFrom("cox", "att", "zayo"),
    term: fc.constantFrom("12", "36"),
    mbps: fc.constantFrom(null, 100, 500, 1000),
    access: fc.constantFrom("fiber", "coax", "copper"),
    dollars: fc.integer({ min: 1, max: 9 }),
  })
  .map(offer);
const aCriterion = fc.record({
  kind: fc.constantFrom<SiteCriterion["kind"]>("cheapest", "sameProvider", "fiber"),
  leastMbps: fc.constantFrom(null, 100, 500),
  term: fc.constantFrom(null, "12", "36"),
});

test("S4: rows and providers have the same sum, and each chosen offer is the best that meets the criterion", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(anOffer, { maxLength: 12 }), { maxLength: 8 }),
      aCriterion,
      (all, by) => {
        const table = tableOf(
          all.map((offers) => ({ kind: "priced", answer: answerOf(offers) })),
          by,
        );
        const rows = table.rows.flatMap(({ chosen }) => chosen?.monthly ?? []);
        expect(table.sum.monthly).toBe(rows.reduce<number>((sum, one) => sum + one, 0));
        const sums = table.providers.map(({ chosen }) => chosen.monthly ?? 0);
        expect(table.sum.monthly).toBe(sums.reduce<number>((sum, one) => sum + one, 0));
        for (const [index, { chosen }] of table.rows.entries()) {
          const fitting = (all[index] ?? []).filter(
            (one) =>
              (by.kind !== "fiber" || one.access === "fiber") &&
              (by.term === null || one.term === by.term) &&
              (by.leastMbps === null || (one.mbps ?? 0) >= by.leastMbps) &&
              (by.kind !== "sameProvider" || one.provider === table.everywhere?.provider),
          );
          const lowest = Math.min(...fitting.map(({ monthly }) => monthly));
          expect(chosen?.monthly ?? Number.POSITIVE_INFINITY).toBe(lowest);
          if (chosen !== null) expect(fitting).toContain(chosen.offer);
        }
      },
    ),
  );
});

test("S4: the exported table has a line for each site, for each chosen provider, and for the sum", () => {
  const table = tableOf([
    priced({ dollars: 10, mbps: 1000, install: 3 }, { provider: "att", dollars: 99 }),
    priced({ dollars: 5, mbps: null, access: "fiber" }),
    { kind: "failed", status: 500 },
  ]);
  // L16: spreadsheets understand only the hyphen-minus.
  const credit = tableOf([priced({ dollars: -5 })]);
  expect(siteTextTableOf(credit, new Map(), siteWords, plainFormatting).rows.join()).toContain(
    ",-$5.00,$0.00,",
  );
  const found = table.rows.map((row) => ({ ...row, found: "No providers" }));
  const notes = siteTextTableOf(
    { ...table, rows: found },
    new Map(),
    siteWords,
    plainFormatting,
  ).rows;
  expect(notes[0]?.at(-1)).toBe("priced · No providers");
  const near = tableOf([priced({ dollars: 5, unbuilt: "Near net" })]);
  const [line] = siteTextTableOf(near, new Map(), siteWords, plainFormatting).rows;
  expect(line?.at(-1)).toBe("priced · Near net");
  expect(siteTextTableOf(table, new Map(), siteWords, plainFormatting)).toEqual({
    caption: "Sites",
    columns: [
      ...["Site", siteWords.columns.answered, "Provider", "Service", "Speed", "Access", "Term"],
      ...["Backup", "Monthly", "Install", "Note"],
    ],
    rows: [
      "1 Elm St||COX|cox 1000|1 Gbps|Coax|36 Months||$10.00|$3.00|priced",
      "2 Elm St||COX|cox null||Fiber|36 Months||$5.00|$0.00|priced",
      "3 Elm St||||||||||failed",
      "COX 2/3||||||||$15.00|$3.00|",
      "All 2/3||||||||$15.00|$3.00|",
    ].map((row) => row.split("|")),
  });
  const today = new Map([[0, { provider: "AT&T", monthly: centsOf(2500), endsOn: "June" }]]);
  const { columns, rows } = siteTextTableOf(table, today, siteWords, plainFormatting);
  expect(columns.slice(10, 14)).toEqual([
    "Provider now",
    "Monthly now",
    "Contract ends",
    "Savings",
  ]);
  expect(rows.map((row) => row.slice(10, 14))).toEqual([
    ["AT&T", "$25.00", "June", "$15.00"],
    ...Array(4).fill(["", "", "", ""]),
  ]);
  const unread = new Map([[1, { provider: "", monthly: null, endsOn: "", unread: "call me" }]]);
  expect(siteTextTableOf(table, unread, siteWords, plainFormatting).rows[1]?.[11]).toBe("call me");
});
