import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Formatting,
  formattingOf,
  plainFormatting,
} from "../../../../src/core/formatting/formatting.ts";
import { centsOf } from "../../../../src/core/money/cents.ts";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import { sentProposal } from "../../../../src/core/pricing/proposal/proposal-payload.ts";
import { sitePaperLinesOf } from "../../../../src/core/pricing/proposal/site-paper-lines.ts";
import { sitesPayload } from "../../../../src/core/pricing/proposal/sites-payload.ts";
import { siteAnswerIn } from "../../../../src/core/pricing/sites/site-answer.ts";
import {
  firstCriterion,
  type SiteCriterion,
} from "../../../../src/core/pricing/sites/site-criterion.ts";
import type { SiteAnswer } from "../../../../src/core/pricing/sites/site-quote.ts";
import { siteTableOf } from "../../../../src/core/pricing/sites/site-table.ts";
import type { ServiceRow } from "../../../../src/core/pricing/wire/service-row.ts";
import { loadLocale } from "../../../../src/elements/locales/load-locale.ts";
import { randomSearch } from "../random-search.ts";
import { aRow, aSearch } from "../rows.ts";
import { proposalDetails as details } from "./proposal-details.ts";

const german = { locale: "de", currencyDisplay: "symbol", now: null } as const;
const { translations } = await loadLocale("de", "scout-pricing", {}, expect.fail);

const answerTo = (...rows: readonly Partial<ServiceRow>[]): SiteAnswer =>
  siteAnswerIn(
    createCart({
      ...aSearch(rows.map((row, at) => aRow({ id: String(at), provider: "cox", ...row }))),
      address_display: "1 Elm Street",
    }).catalogue,
    null,
  );
function rowsOf(answers: readonly SiteAnswer[], criterion: Partial<SiteCriterion> = {}) {
  const sites = answers.map((answer, at) => ({
    address: `${at + 1} Elm St`,
    ...(at === 0 && { name: "Main office" }),
    progress: { kind: "priced", answer } as const,
  }));
  return siteTableOf({ sites }, { ...firstCriterion, ...criterion }, new Map()).rows;
}
const internet = {
  pricing_details: "$80 for a year",
  mrc: 80,
  nrc: 50,
  equipment_fee: 5,
  download_speed: 300,
};
const voice = { type: "phone", mrc: 20, nrc: 10, nrc_stacking: 5, phone_max: 9 };

test("S7: the payload has the sums of all sites, and each site with its lines, savings and notes", () => {
  const rows = rowsOf(
    [answerTo(internet, voice), answerTo(), answerTo({ ...internet, mrc: 100 })],
    {
      phoneLines: 3,
    },
  );
  const payload = sitesPayload({
    ...details,
    rows,
    noteOf: ({ chosen }) => (chosen === null ? "Not available" : ""),
    today: new Map([[0, { provider: "AT&T", monthly: centsOf(20_000), endsOn: "June" }]]),
  });
  expect(payload).toMatchObject({
    package: null,
    pricing: { monthly: 250, install: 115, discount: 0, services: [], equipment: [] },
    provider: { name: "Cox", term: "36 Months" },
    customer: { name: "Ada", address: "3 sites" },
    details: {
      number: "1A2B3C4D",
      valid_through: "08/03/2026",
      notes: ["Prices as of 07/04/2026. Valid through 08/03/2026.", "Saves $1.00."],
      term: { months: 36, total: 36 * 250 + 115 },
    },
  });
  expect(payload?.sites).toEqual([
    {
      name: "Main office",
      address: "1 Elm St",
      answered_address: "1 Elm Street",
      provider: "Cox",
      term: "36 Months",
      services: [
        {
          ...{ provider: "Cox", title: "Row, 300 Mbps", quantity: 1, rate: 80, price: 80 },
          ...{ install: 50, note: "$80 for a year" },
        },
        { provider: "Cox", title: "Row, equipment", quantity: 1, rate: 5, price: 5 },
        { provider: "Cox", title: "Row", quantity: 3, rate: 20, price: 60, install: 15 },
      ],
      monthly: 145,
      install: 65,
      savings: { provider: "AT&T", monthly: 200, saved: 55 },
    },
    {
      name: "",
      address: "2 Elm St",
      answered_address: "1 Elm Street",
      provider: null,
      term: null,
      services: [],
      monthly: 0,
      install: 0,
      note: "Not available",
    },
    {
      name: "",
      address: "3 Elm St",
      answered_address: "1 Elm Street",
      provider: "Cox",
      term: "36 Months",
      services: [
        {
          ...{ provider: "Cox", title: "Row, 300 Mbps", quantity: 1, rate: 100, price: 100 },
          ...{ install: 50, note: "$80 for a year" },
        },
        { provider: "Cox", title: "Row, equipment", quantity: 1, rate: 5, price: 5 },
      ],
      monthly: 105,
      install: 50,
    },
  ]);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.validate(sentProposal, payload);
  expect(ajv.errors).toBeNull();
});

test("S7: a line that is not built says so before the details of its price", () => {
  const search = aSearch([aRow({ ...internet, id: "0", provider: "cox", label: "Fiber" })]);
  const serviceability = [{ label: "Fiber", value: "Near net" }];
  const provider = [{ value: "cox", label: "Cox", serviceability }];
  const { catalogue } = createCart({
    ...search,
    filter_options: { ...search.filter_options, provider },
  });
  const rows = rowsOf([siteAnswerIn(catalogue, null)]);
  expect(sitesPayload({ ...details, rows })?.sites?.[0]?.services.map(({ note }) => note)).toEqual([
    "Near net · $80 for a year",
    undefined,
  ]);
});

test("S7, L15: there is no payload without a price, or while an amount is ERR", () => {
  expect(sitesPayload({ ...details, rows: rowsOf([answerTo()]) })).toBeNull();
  expect(sitesPayload({ ...details, rows: [] })).toBeNull();
  const wrong = answerTo({ ...internet, nrc: "TBD" });
  expect(sitesPayload({ ...details, rows: rowsOf([answerTo(internet), wrong]) })).toBeNull();
});

test("S7: the sums of the payload are those of its sites, and those of a site are those of its lines", () => {
  const inCents = (dollars: number) => Math.round(dollars * 100);
  fc.assert(
    fc.property(
      fc.array(randomSearch, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(0, 2),
      (searches, phoneLines) => {
        const answers = searches.map((one) => siteAnswerIn(createCart(one).catalogue, null));
        const payload = sitesPayload({ ...details, rows: rowsOf(answers, { phoneLines }) });
        if (payload === null) return;
        const { sites = [], pricing } = payload;
        const sum = (amounts: readonly number[]) =>
          amounts.map(inCents).reduce((all, one) => all + one, 0);
        expect(sum(sites.map(({ monthly }) => monthly))).toBe(inCents(pricing.monthly));
        expect(sum(sites.map(({ install }) => install))).toBe(inCents(pricing.install));
        for (const { services, monthly, install } of sites) {
          expect(sum(services.map(({ price }) => price))).toBe(inCents(monthly));
          expect(sum(services.map((one) => one.install ?? 0))).toBe(inCents(install));
          for (const { rate = 0, quantity, price } of services) {
            expect(inCents(rate) * quantity).toBe(inCents(price));
          }
        }
      },
    ),
    { numRuns: 200 },
  );
});

test("S7, L26: a price that changes is in the total over the term, and in each part of it", () => {
  const promo = { ...internet, promo_months: 12, after_mrc: 100 };
  const payload = sitesPayload({ ...details, rows: rowsOf([answerTo(promo), answerTo(internet)]) });
  const first = [
    { months: 12, monthly: 85 },
    { months: 24, monthly: 105 },
  ];
  expect(payload?.sites?.map(({ phases }) => phases)).toEqual([first, undefined]);
  expect(payload?.details.term).toEqual({
    ...{ months: 36, total: 12 * 170 + 24 * 190 + 100 },
    phases: [
      { months: 12, monthly: 170 },
      { months: 24, monthly: 190 },
    ],
  });
});

test("S7, W30: a line has its speed and its access type in the language of the paper, unless its title names them", () => {
  const named = { ...internet, title: "Fiber 300 Mbps", product_type: "fiber" };
  const linesIn = (row: Partial<ServiceRow>) => {
    const answer = answerTo({ ...row, equipment_fee: 0 });
    const quote = rowsOf([answer])[0]?.chosen ?? null;
    const titles = (format: Formatting) =>
      quote && sitePaperLinesOf(answer, quote, format).map(({ title }) => title);
    return [titles(plainFormatting), titles(formattingOf({ ...german, translations }))];
  };
  expect(linesIn({ ...internet, product_type: "fiber" })).toEqual([
    ["Row, 300 Mbps, Fiber"],
    ["Row, 300 Mbps, Glasfaser"],
  ]);
  expect(linesIn(named)).toEqual([["Fiber 300 Mbps"], ["Fiber 300 Mbps"]]);
});
