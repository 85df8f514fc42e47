import type { Locator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { readPdf } from "../../demo/support/read-pdf.ts";
import { demoScreen } from "../../testers/demo-screen.ts";
import { pricingTester } from "../../testers/pricing-tester.ts";
import { sitesTester } from "../../testers/sites-tester.ts";
import { type Demo, openDemo } from "../support/open-demo.ts";
import { createPricingDriver } from "../support/pricing-driver.ts";
import { houston, pricingPath } from "../support/pricing-path.ts";
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
  const printed = await page.locator("scout-pricing").evaluate(({ shadowRoot }) => {
    const root = shadowRoot?.querySelector<HTMLElement>(".scout-root");
    const controls = [...(root?.querySelectorAll("button, select, [type=checkbox]") ?? [])];
    return {
      text: root?.innerText ?? "",
      controls: controls.filter((control) => control.checkVisibility()).length,
    };
  });
  await page.emulateMedia({ media: null });
  return printed;
}

test("W11: the browser prints the proposal in progress, not the application", async () => {
  const path = pricingPath(houston, { ...chosen, prepared_for: customer });
  const pricing = createPricingDriver(await demo.enter(path));
  await pricing.section("Broadband").waitFor();
  const { lines, totals } = await pricing.shown();
  expect(lines.length).toBeGreaterThan(1);

  const { text, controls } = await printedOf(pricing.page);
  const agent = ["Dana Whitfield", "(512) 555-0143", "dana.whitfield@example.com"];
  const facts = [houston, customer, ...agent, "Comcast", "36 Months", "Office Bundle"];
  const dates = ["Prices as of", "Valid through", "Acceptance", "Signature"];
  for (const said of [...facts, ...dates, ...lines.flat(), ...Object.entries(totals).flat()]) {
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
  expect((await printedOf(page)).text).not.toContain("Mbps per dollar");
  await tester.includeComparison().check();
  const { text, controls } = await printedOf(page);
  expect(text).toContain("Mbps per dollar");
  expect(controls).toBe(0);
  await page.emulateMedia({ media: "print" });
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  expect(await topOf(tester.comparison())).toBeGreaterThan(await topOf(tester.proposal()));
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
async function pagesOf(page: Page): Promise<readonly string[]> {
  const margin = { top: "0.5in", right: "0.5in", bottom: "0.6in", left: "0.5in" };
  const pdf = await withPixels(page, () => page.pdf({ format: "Letter", margin }));
  const pages = await readPdf(new Response(new Uint8Array(pdf)));
  // A font's ligatures are texts of their own.
  return pages.map((texts) => texts.join(" ").replaceAll(/ (f[fil]) /g, "$1"));
}

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
  expect(text).toMatch(/Services Monthly/);
  // Once in the totals, not also as a line.
  expect(text.match(/Package discount/g)).toHaveLength(1);
  expect(text).toMatch(
    /Name Monthly Install Months Total over the term Difference over term Mbps per dollar/,
  );
  expect(text).toContain("Page 1 of 1");
  expect(text).toMatch(/No\. \w{8} · [\d/]+ · Bluebonnet Dental Group/);
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
    expect(text).toMatch(/No\. \w{8} · [\d/]+ · Bluebonnet Dental Group/);
  }
  expect(pageWith(pages, "Monthly total")).toContain("Comcast Business Internet");
  expect(pageWith(pages, "Acceptance")).toMatch(/Signature.*Date/);
  const comparison = pageWith(pages, "Mbps per dollar");
  expect(comparison).toMatch(/Name Monthly Install Months Total over the term/);
  expect(comparison.match(/36 months/g)?.length).toBeGreaterThanOrEqual(3);
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
  for (const one of pages) expect(one).toMatch(/No\. \w{8} · [\d/]+ · Bluebonnet Dental Group/);
  // The signature is on a page with the last site.
  expect(pageWith(pages, "Acceptance")).toContain("Subtotal");
  for (const one of pages.filter((shown) => shown.includes("Main Street, Houston"))) {
    expect(one).toMatch(/Provider Service Quantity Monthly/);
  }
  const rows = [...text.matchAll(/Subtotal · Install \$([\d,.]+) \$([\d,.]+)/g)];
  expect(rows).toHaveLength(14);
  const sumOf = (column: number) =>
    rows.reduce((sum, row) => sum + Number(row[column]?.replaceAll(",", "")), 0);
  const [, monthly = "", install = ""] = /Monthly \$([\d,.]+) Install \$([\d,.]+)/.exec(text) ?? [];
  expect(sumOf(2)).toBeCloseTo(Number(monthly.replaceAll(",", "")), 2);
  expect(sumOf(1)).toBeCloseTo(Number(install.replaceAll(",", "")), 2);
});

test("S7: on paper the signature is on a page with the last site", async () => {
  const { page } = await demo.enter(`/scout/pricing?prepared_for=${encodeURIComponent(customer)}`);
  const sites = sitesTester(demoScreen(page));
  // Three blocks fill the first page.
  await sites.confirm(
    ["1200 Main", "1201 Main", "1202 Main"].map((at) => `${at} Street, Austin, TX 78701`),
  );
  await page.getByText("3 of 3 priced").first().waitFor();
  const pages = await pagesOf(page);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain("1201 Main");
  expect(pages[1]).toMatch(/1202 Main.*Acceptance/);
});
