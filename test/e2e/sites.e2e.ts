import { readFile } from "node:fs/promises";
import type { Page, Request } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { pricingTester } from "../../src/testing/parts/pricing-tester.ts";
import { sitesTester } from "../../src/testing/parts/sites-tester.ts";
import { readPdf } from "../demo/support/read-pdf.ts";
import { demoScreen } from "../testers/demo-screen.ts";
import { findViolations, overflowOf } from "./support/inspect-page.ts";
import { type Demo, openDemo } from "./support/open-demo.ts";
import { scenarioAddress } from "./support/pricing-path.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

const streets = ["Main", "Elm", "Oak", "Market", "Lake", "Pine", "Cedar", "Park", "Hill", "River"];
const places = ["Houston, TX 77002", "Austin, TX 78701", "Chicago, IL 60601", "Dallas, TX 75201"];

function addressesOf(count: number): readonly string[] {
  return Array.from(
    { length: count },
    (_, at) => `${100 + at * 7} ${streets[at % 10]} Street, ${places[at % 4]}`,
  );
}

/** Collects the addresses that a page searched, and those whose answers it received. */
function watchSearches(page: Page) {
  const asked: string[] = [];
  const addressIn = (request: Request): string | null =>
    new URL(request.url()).pathname === "/api/scout/v1/pricing"
      ? request.postDataJSON().query.address
      : null;
  page.on("request", (request) => {
    const address = addressIn(request);
    if (address !== null) asked.push(address);
  });
  return asked;
}

/** Records the acts of the user: buttons pressed, files chosen, and texts entered. Returns a function that reads them. */
async function countActs(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const acts: string[] = [];
    const record = (event: Event) => {
      const [target] = event.composedPath();
      const button = target instanceof Element ? target.closest("button") : null;
      if (event.type === "click" && button !== null && event.isTrusted)
        acts.push(button.textContent ?? "");
      if (event.type === "change" && target instanceof HTMLInputElement)
        acts.push(target.type === "file" ? "file" : target.value);
    };
    const root = document.querySelector("scout-pricing")?.shadowRoot;
    for (const name of ["click", "change"]) root?.addEventListener(name, record, { capture: true });
    Object.assign(window, { acts });
  });
  return () => page.evaluate<readonly string[]>("window.acts");
}

test("S2, S3: a tab that is killed while it prices forty addresses loses none, and one button prices all", async () => {
  // The pending calls end with the page.
  const expected = { failures: /ERR_ABORTED/ };
  const { page } = await demo.enter("/demo/pricing.html", { expected });
  const sites = sitesTester(demoScreen(page));
  const addresses = addressesOf(40);
  const asked = watchSearches(page);
  await sites.confirm(addresses);
  const half = page.getByText(/^(?:1[5-9]|2\d) of 40 priced$/).first();
  await half.waitFor();
  await page.reload();
  await page.getByText(/^The page was reloaded\./).waitFor();
  await page.getByText("40 addresses kept").first().waitFor();
  const before = asked.splice(0);
  expect(new Set(before).size).toBe(before.length);

  await sites.button("Price 40 addresses").click();
  await half.waitFor();
  await page.getByText("40 of 40 priced").first().waitFor();
  expect(asked).toHaveLength(40);
  expect(new Set(asked)).toEqual(new Set(addresses));
  const rows = await sites.totals().getByRole("row").allTextContents();
  const sum = rows.at(-1) ?? "";
  expect(sum).toMatch(/^Total \(40 of 40 sites\)40 sites\$[\d,]+\.\d\d/);
});

test("S4, S5: axe finds no problems in any step, light or dark, narrow or wide, and a site opens at its price", async () => {
  const { page } = await demo.enter("/demo/pricing.html");
  const sites = sitesTester(demoScreen(page));
  const pricing = pricingTester(demoScreen(page));
  const clean = async () => {
    for (const width of [360, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // Scrolls up, because a control beneath the page's own sticky header does not count as a
      // target.
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await overflowOf(page)).toBe(0);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findViolations(page)).toEqual([]);
      }
    }
  };
  await sites.toggle().click();
  await sites.lines().fill([...addressesOf(3), scenarioAddress("empty-message"), "12"].join("\n"));
  await clean();
  await sites.check().click();
  await clean();
  await sites.start().click();
  await page
    .getByText(/^Done\./)
    .first()
    .waitFor();
  await clean();

  const [, address = ""] = addressesOf(3);
  const price = await sites.row(address).getByRole("cell").nth(1).textContent();
  await sites.open(address).click();
  await pricing.proposal().waitFor();
  const total = pricing.totalName("Monthly total").locator("xpath=following-sibling::*[1]");
  await expect.poll(() => total.textContent()).toBe(price);
  await clean();
});

test("S6, S7, S10: a customer's spreadsheet becomes one proposal in six acts, whose lines add up to its total", async () => {
  const { page } = await demo.enter("/demo/pricing.html");
  const sites = sitesTester(demoScreen(page));
  const asked = watchSearches(page);
  const acts = await countActs(page);
  await sites.toggle().click();
  await page.locator("input[type=file]").setInputFiles("test/core/lists/inputs/customer-sheet.csv");
  await sites.button(/^Apply \d+ fixes$/).click();
  // The list below moves when the fixes are applied.
  await sites.button(/^Apply \d+ fixes$/).waitFor({ state: "hidden" });
  expect(asked).toEqual([]);
  await sites.start().click();
  await sites.phoneLines().fill("3");
  await page.keyboard.press("Enter");
  await page.getByText("10 of 12 priced, 2 not found").first().waitFor();
  const total = await page
    .locator(".sites-totals:not(.sites-terms) tbody tr:last-child td")
    .nth(1)
    .textContent();
  const downloaded = page.waitForEvent("download");
  await sites.button("Download PDF").click();
  const file = await readFile(await (await downloaded).path());
  expect(asked).toHaveLength(12);
  expect(await acts()).toEqual([
    "Several addresses",
    "file",
    "Apply 8 fixes",
    "Price 12 addresses",
    "3",
    "Download PDF",
  ]);

  const texts = (await readPdf(new Response(new Uint8Array(file)))).flat();
  const text = texts.join("|");
  const names = ["North", "South", "East", "West", "Mill", "Lake"].concat(
    ...["Hill", "Park", "Bay", "Pier", "Dock", "Quay"],
  );
  for (const name of names) expect(text).toContain(`${name} · `);
  expect(text).toContain("Not available: The address could not be validated.");
  const centsOf = (amount = "") => Math.round(Number(amount.replace(/[$,]/g, "")) * 100);
  const subtotals = [...text.matchAll(/Subtotal\|(?:[^$|][^|]*\|)*(\$[\d,.]+)\|/g)];
  expect(subtotals).toHaveLength(10);
  const sum = subtotals.reduce((all, [, amount]) => all + centsOf(amount), 0);
  expect(sum).toBe(centsOf(total ?? ""));
  expect(text).toContain(`Total (10 of 12 sites)|10 sites|${total}|`);
});
