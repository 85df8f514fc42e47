import type { Page } from "playwright";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { printProposal } from "../../../demo/server/proposals/print-proposal.ts";
import { proposalPayload } from "../../../demo/server/proposals/proposal-body.ts";
import { pricingTester } from "../../../src/testing/parts/pricing-tester.ts";
import { sitesTester } from "../../../src/testing/parts/sites-tester.ts";
import { line, proposal } from "../../demo/support/proposal.ts";
import { readPdf } from "../../demo/support/read-pdf.ts";
import { demoScreen } from "../../testers/demo-screen.ts";
import { type Demo, openDemo } from "../support/open-demo.ts";
import { createPricingDriver } from "../support/pricing-driver.ts";
import { houston, pricingPath } from "../support/pricing-path.ts";
import { saidInPrinting } from "../support/said.ts";
import { withPixels } from "../support/without-pixels.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

const customer = "Bluebonnet Dental Group";
const chosen = { provider: "comcast", term: "36", package: "comcast-office-36-central" };

/** Returns the text that the browser prints of the builder, and its controls. */
async function printedOf(page: Page): Promise<{ text: string; controls: number }> {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const printed = await page.locator("scout-pricing").evaluate(({ shadowRoot }) => {
    const root = shadowRoot?.querySelector<HTMLElement>(".scout-root");
    const controls = [...(root?.querySelectorAll("button, select, [type=checkbox]") ?? [])];
    return {
      text: root?.innerText ?? "",
      controls: controls.filter((control) => control.checkVisibility()).length,
    };
  });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: null });
  return printed;
}

test("W11: the browser prints the proposal in progress, not the application", async () => {
  const path = pricingPath(houston, { ...chosen, prepared_for: customer });
  const pricing = createPricingDriver(await demo.enter(path));
  await pricing.section("Broadband").waitFor();
  const { lines, totals } = await pricing.shown();
  const [monthly, install] = [totals["Monthly total"] ?? "", totals["Install total"] ?? ""];
  expect(lines.length).toBeGreaterThan(1);

  const { text, controls } = await printedOf(pricing.page);
  const agent = ["Dana Whitfield", "(512) 555-0143", "dana.whitfield@example.com"];
  const facts = [houston, customer, ...agent, "Comcast", "36 Months", "Office Bundle"];
  const dates = ["Prices as of", "Valid through", "Acceptance", "Signature"];
  const sums = [`Monthly total ${monthly}`, `Install total ${install}`];
  const term = ["Total over 36 months", totals["Total over 36 months"] ?? ""];
  for (const said of [...facts, ...dates, ...lines.flat(), ...sums, ...term]) {
    expect(text).toContain(said);
  }
  expect(controls).toBe(0);
  expect(text).not.toContain("Service types");
  expect(text).not.toContain("Price services for an address");
});

test("W11: before a choice, the browser prints the screen", async () => {
  const pricing = createPricingDriver(await demo.enter(pricingPath(houston)));
  await pricing.seesBuilder();
  await pricing.page.getByRole("table", { name: "Price board" }).waitFor();
  expect((await printedOf(pricing.page)).text).toContain("Price board");
});

test("W11, N17: the comparison is printed below the proposal only if it is ticked", async () => {
  const { page } = await demo.enter(pricingPath(houston, chosen));
  const tester = pricingTester(demoScreen(page));
  await tester.keep().click();
  await tester.comparison().waitFor();
  await page.getByRole("combobox", { name: "Package" }).selectOption("comcast-starter-36-central");
  expect((await printedOf(page)).text).not.toContain("Comparison");
  await tester.includeComparison().check();
  const { text, controls } = await printedOf(page);
  expect(text).toMatch(/Total over.*Comparison.*Acceptance/s);
  expect(controls).toBe(0);
});

test("W11: a portal prints its screen without the header", async () => {
  const query = new URLSearchParams({ address: houston, ...chosen });
  const { page } = await demo.enter(`/scout/pricing?${query}`);
  await page.getByRole("region", { name: "Proposal", exact: true }).waitFor();
  const header = page.locator("portal-header");
  expect(await header.isVisible()).toBe(true);
  await page.emulateMedia({ media: "print" });
  expect(await header.isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  expect((await printedOf(page)).text).toContain("Monthly total");
});

/** The texts of each page that the browser prints. */
async function pagesOf(page: Page, height = "11in"): Promise<readonly string[]> {
  const margin = { top: "0.5in", right: "0.5in", bottom: "0.6in", left: "0.5in" };
  const pdf = await withPixels(page, () => page.pdf({ width: "8.5in", height, margin }));
  const pages = await readPdf(new Response(new Uint8Array(pdf)));
  // A font's ligatures are texts of their own.
  return pages.map((texts) => texts.join(" ").replaceAll(/ (f[fil]) /g, "$1"));
}

const amountsIn = (text: string) =>
  [...text.matchAll(/([–−-]?)\$([\d,]+\.\d\d)/g)].map(
    ([, sign, amount = ""]) => Number(amount.replaceAll(",", "")) * (sign ? -1 : 1),
  );
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

/** Waits until the proposal is saved, which gives it its number. */
const numbered = (page: Page) => page.getByText(/^Proposal \w{8}\.$/).waitFor();

const pageWith = (pages: readonly string[], text: string) =>
  pages.find((one) => one.includes(text)) ?? "";

test("W11: a usual proposal with a comparison of two is one page with its number, customer and page number", async () => {
  const query = new URLSearchParams({ address: houston, ...chosen, prepared_for: customer });
  const { page } = await demo.enter(`/scout/pricing?${query}`);
  const tester = pricingTester(demoScreen(page));
  await tester.keep().click();
  await tester.comparison().waitFor();
  await page.getByRole("combobox", { name: "Package" }).selectOption("comcast-starter-36-central");
  await tester.keep().click();
  await tester.includeComparison().check();
  await numbered(page);
  const [text = "", ...others] = await pagesOf(page);
  expect(others).toEqual([]);
  expect(text).toMatch(/Services Monthly Install/);
  expect(text).toMatch(/All options: Comcast, 36 months/);
  expect(text).toMatch(/Services, per month .*Bundle Starter Bundle This proposal/);
  expect(text.match(/This proposal/g)).toHaveLength(1);
  const [, monthly, install] = /Total (\$\S+) (\$\S+) Total over 36 months/.exec(text) ?? [];
  expect(text).toContain(
    `Acceptance Monthly total ${monthly} · Install total ${install} To accept`,
  );
  expect(text).toContain("Page 1 of 1");
  expect(text).toMatch(/Proposal \w{8} · Bluebonnet Dental Group/);
});

test("N16: the columns of the printed proposal add up, and all papers have the same words", async () => {
  const path = pricingPath(houston, { ...chosen, prepared_for: customer });
  const pricing = createPricingDriver(
    await demo.enter(path, { expected: { said: saidInPrinting } }),
  );
  const { page } = pricing;
  const tester = pricingTester(demoScreen(page));
  await tester.keep().click();
  await tester.comparison().waitFor();
  await page.getByRole("combobox", { name: "Package" }).selectOption("comcast-starter-36-central");
  await tester.includeComparison().check();
  await numbered(page);
  const own = (await pagesOf(page)).join(" ");
  const [, lines = "", monthly = "", install = "", rest = ""] =
    /Services Monthly Install (.*?) Total (\$\S+) (\$\S+) (Total over .*)/.exec(own) ?? [];
  // Each line ends with its monthly price and the install that it adds.
  const amountOf = (text = "") => amountsIn(text)[0] ?? 0;
  const pairs = [...lines.matchAll(/([–−-]?\$[\d,.]+|–) ([–−-]?\$[\d,.]+|–)(?= |$)/g)];
  const total = [amountOf(monthly), amountOf(install)];
  expect(pairs.length).toBeGreaterThan(3);
  for (const column of [0, 1]) {
    expect(sumOf(pairs.map((pair) => amountOf(pair[column + 1])))).toBeCloseTo(
      total[column] ?? 0,
      2,
    );
  }
  const [product = 0, once = 0, overTerm = 0] = amountsIn(rest);
  expect([product, once]).toEqual(total);
  expect(overTerm).toBeCloseTo(36 * product + once, 2);
  // The services of each option add up to its monthly total.
  const [, options = "", sums = ""] =
    /Comparison.*Lowest cost per month (.*) Monthly total (.*) Install total \$.* Total over/.exec(
      own,
    ) ?? [];
  expect(amountsIn(sums)).toHaveLength(2);
  const optionPairs = [...options.matchAll(/([–−-]?\$[\d,.]+|–) ([–−-]?\$[\d,.]+|–)(?= |$)/g)];
  for (const [column, sum] of amountsIn(sums).entries()) {
    expect(sumOf(optionPairs.map((pair) => amountOf(pair[column + 1])))).toBeCloseTo(sum, 2);
  }
  const words = [
    ...["Services", "Monthly", "Monthly total", "Install total", "Total over 36 months"],
    ...[
      "Comparison",
      "All options: Comcast, 36 months",
      "Difference",
      "This proposal",
      "Lowest cost per month",
    ],
    ...["Acceptance", "Prepared for", "Prepared by", "Valid through", "Required with"],
  ];
  const { texts } = await pricing.savePdf();
  const printed = await pricing.print();
  for (const text of [own, texts.join(" "), printed.text]) {
    for (const word of words) expect(text).toContain(word);
  }
});

test("N16: the browser prints the acceptance with the totals and the last line, wherever a page ends", async () => {
  const pricing = createPricingDriver(await demo.enter(pricingPath(houston, chosen)));
  await pricing.section("Broadband").waitFor();
  // The last line of a proposal with a package that adds to the install total.
  const last = /Package – \$/;
  for (const height of ["6in", "6.5in", "7in", "7.5in", "8in", "8.5in", "9in"]) {
    const pages = await pagesOf(pricing.page, height);
    const accepted = pageWith(pages, "Acceptance");
    expect([height, /Total \$/.test(accepted), last.test(accepted)]).toEqual([height, true, true]);
  }
});

test("N16: the browser prints the comparison and the acceptance in one piece, wherever a page ends", async () => {
  const { page } = await demo.enter(pricingPath(houston, chosen));
  const tester = pricingTester(demoScreen(page));
  await tester.keep().click();
  await tester.comparison().waitFor();
  await page.getByRole("combobox", { name: "Package" }).selectOption("comcast-starter-36-central");
  await tester.includeComparison().check();
  const counts = new Set<number>();
  for (const height of ["7in", "7.5in", "8in", "8.5in", "9in", "9.5in", "11in"]) {
    const pages = await pagesOf(page, height);
    counts.add(pages.length);
    expect([height, pageWith(pages, "Acceptance")]).toEqual([
      height,
      expect.stringMatching(
        /Comparison.*Lowest cost.*Prices as of.*Prices exclude.*Monthly total.*Signature.*Date/,
      ),
    ]);
  }
  expect(counts.size).toBeGreaterThan(1);
});

test("N16: a long print of the service has the acceptance with what it accepts, and its number on each page", async () => {
  const { page } = await demo.enter(pricingPath(houston));
  const paper = await page.context().newPage();
  onTestFinished(() => paper.close());
  const cart = { name: "Starter", months: 36, monthly: 410, install: 268.65, total: 15_028.65 };
  for (const [count, comparison] of [
    [14, []],
    [10, [cart, cart]],
    [24, [cart, cart]],
    [41, []],
    [41, [cart, cart]],
  ] as const) {
    const services = Array.from({ length: count }, (_, at) => line(at));
    const given = v.parse(proposalPayload, {
      ...proposal,
      pricing: { ...proposal.pricing, services, equipment: [] },
      details: { ...proposal.details, comparison },
    });
    await paper.setContent(await printProposal(given, { siteName: "Scout", logo: null }));
    const pages = await pagesOf(paper);
    expect(pages.length).toBeGreaterThan(count > 20 ? 1 : 0);
    for (const [index, text] of pages.entries()) {
      expect(text).toContain(`Proposal 1A2B3C4D · ${customer}`);
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    expect(pageWith(pages, "Acceptance")).toMatch(/Prices exclude.*Monthly total.*Signature/);
    expect(pageWith(pages, "Package discount")).toContain(`Service ${count - 1} `);
    expect(pages.at(-1)).toContain(comparison.length > 0 ? "Comparison" : `Service ${count - 1} `);
    for (const text of pages.slice(1)) expect(text).toContain("Pricing Proposal, continued");
    expect(pages[0]).not.toContain("continued");
  }
});

test("W11: on paper pages are numbered, and the comparison and the acceptance are in one piece", async () => {
  const path = pricingPath(houston, { ...chosen, prepared_for: customer });
  const { page } = await demo.enter(path);
  const tester = pricingTester(demoScreen(page));
  const packages = page.getByRole("combobox", { name: "Package" });
  await tester.keep().click();
  await tester.comparison().waitFor();
  await packages.selectOption("comcast-starter-36-central");
  await tester.keep().click();
  await packages.selectOption("comcast-triple-36-central");
  await tester.includeComparison().check();
  await numbered(page);
  const pages = await pagesOf(page);
  for (const [index, text] of pages.entries()) {
    expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(text).toMatch(/Proposal \w{8} · Bluebonnet Dental Group/);
  }
  expect(pageWith(pages, "Total over")).toContain("Comcast Business Internet");
  expect(pageWith(pages, "Acceptance")).toMatch(/Signature.*Date/);
  const comparison = pageWith(pages, "Comparison");
  expect(comparison).toContain("Acceptance");
  expect(comparison).toMatch(/Services, per month .*Monthly total.*Install total.*Difference/);
});

test("S1, W11: on paper the sites have the customer, their offers, totals that sum up, and a head on each page", async () => {
  const { page } = await demo.enter(`/scout/pricing?prepared_for=${encodeURIComponent(customer)}`);
  const sites = sitesTester(demoScreen(page));
  const addresses = Array.from(
    { length: 14 },
    (_, at) => `${100 + at} Main Street, Houston, TX 77002`,
  );
  await sites.confirm(addresses);
  await page.getByText("14 of 14 priced").first().waitFor();
  const pages = await pagesOf(page);
  expect(pages.length).toBeGreaterThan(1);
  const text = pages.join(" ");
  for (const said of [customer, "(512) 555-0143", "Valid through", ...addresses]) {
    expect(text).toContain(said);
  }
  expect(text).not.toContain("Recent proposals");
  for (const one of pages) expect(one).toMatch(/Proposal \w{8} · Bluebonnet Dental Group/);
  // The signature is on a page with the last site.
  expect(pageWith(pages, "Acceptance")).toContain("Subtotal");
  for (const one of pages.filter((shown) => shown.includes("Main Street, Houston"))) {
    expect(one).toMatch(/Provider Service Monthly Install/);
  }
  const blocks = text.split("Provider Service Monthly Install ").slice(1);
  expect(blocks).toHaveLength(14);
  const sums = [0, 0];
  for (const block of blocks) {
    const [lines = "", rest = ""] = block.split("Subtotal ");
    const subtotals = amountsIn(rest).slice(0, 2);
    const amounts = amountsIn(lines.replaceAll(" –", " $0.00"));
    for (const [column, subtotal] of subtotals.entries()) {
      const own = amounts.filter((_, at) => at % 2 === column);
      expect(sumOf(own)).toBeCloseTo(subtotal, 2);
      sums[column] = (sums[column] ?? 0) + subtotal;
    }
  }
  const [monthly = 0, install = 0, term = 0] = amountsIn(text);
  expect(sums[0]).toBeCloseTo(monthly, 2);
  expect(sums[1]).toBeCloseTo(install, 2);
  expect(text).toContain("Total over 60 months");
  expect(term).toBeCloseTo(60 * monthly + install, 2);
});

test("S7: on paper the signature is on a page with the last site", async () => {
  const { page } = await demo.enter(`/scout/pricing?prepared_for=${encodeURIComponent(customer)}`);
  const sites = sitesTester(demoScreen(page));
  // Four blocks and the signature do not fit on the first page.
  await sites.confirm(
    ["1200 Main", "1201 Main", "1202 Main", "1203 Main"].map(
      (at) => `${at} Street, Austin, TX 78701`,
    ),
  );
  await page.getByText("4 of 4 priced").first().waitFor();
  const pages = await pagesOf(page);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain("1202 Main");
  expect(pages[1]).toMatch(/1203 Main.*Acceptance/);
});

test("N16: the browser prints 42 lines with a head on each page, whole rows, and the totals with the last line", async () => {
  const { page } = await demo.enter(pricingPath(houston, { ...chosen, prepared_for: customer }));
  const builder = page.getByRole("region", { name: "Proposal", exact: true });
  await builder.waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const order = page.locator(".printed-order");
  await order.waitFor({ state: "attached" });
  // No demonstration provider has as many services.
  await order.evaluate((table) => {
    const [first] = table.querySelectorAll("tbody tr");
    for (let at = 1; at <= 42; at += 1) {
      const row = first?.cloneNode(true) as HTMLElement;
      const [title] = row.querySelectorAll("span");
      if (title) title.textContent = `Seat ${at} of 42`;
      first?.before(row);
    }
  });
  const pages = await pagesOf(page);
  expect(pages.length).toBeGreaterThan(1);
  for (const text of pages.filter((one) => / of 42/.test(one)))
    expect(text).toMatch(/Services Monthly Install/);
  for (let at = 1; at <= 42; at += 1) {
    expect(pages.filter((text) => text.includes(`Seat ${at} of 42`))).toHaveLength(1);
  }
  const last = pageWith(pages, "Acceptance");
  expect(last).toMatch(/Package – \$\S+ Total \$/);
  expect(pages.slice(1).every((text) => text.includes("Pricing Proposal, continued"))).toBe(true);
});
