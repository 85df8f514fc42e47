import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { plainFormatting } from "../../../src/core/formatting/formatting.ts";
import { createCart, type PricingSearch, priceBoard } from "../../../src/core/index.ts";
import { type Demo, openDemo } from "../support/open-demo.ts";
import { createPricingDriver } from "../support/pricing-driver.ts";
import { scenarioAddress } from "../support/pricing-path.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

test("the cheapest gigabit of 27 providers takes four actions from the typed address", async () => {
  const pricing = createPricingDriver(await demo.enter("/demo/pricing.html"));
  const { page } = pricing;
  await pricing.box.fill(scenarioAddress("all-carriers"));
  const answered = page.waitForResponse((response) =>
    response.url().endsWith("/api/scout/v1/pricing"),
  );
  await page.keyboard.press("Enter"); // Action 1
  const search: PricingSearch = await (await answered).json();
  const filter = { term: "36", leastMbps: 940 };
  const board = priceBoard(createCart(search).catalogue, filter);
  const [best] = board.offers;
  if (!best) throw new Error("No provider offers a gigabit.");
  expect(board.providers).toHaveLength(27);

  await pricing.choice("Term").selectOption("36 Months"); // Action 2
  await pricing.choice("Minimum speed").selectOption("1 Gbps+"); // Action 3
  const counted = `27 providers · ${board.offers.length} offers, lowest price first, lines that need construction last. 940 Mbps counts as 1 Gbps.`;
  await page.getByRole("status").filter({ hasText: counted }).waitFor();
  const monthly = `${plainFormatting.money(best.monthly)}/mo`;
  const price = page.getByRole("table", { name: "Price board" }).getByRole("button").first();
  expect(await price.locator(".amount").textContent()).toBe(monthly);
  await price.click(); // Action 4

  const shown = await pricing.shown();
  expect(shown.lines[0]?.[0]).toBe(best.service.title);
  expect(shown.totals["Monthly total"]).toBe(plainFormatting.money(best.monthly));
  expect(shown.totals["Install total"]).toBe(plainFormatting.money(best.install));
  const { searchParams } = new URL(page.url());
  expect(searchParams.get("provider")).toBe(best.provider.value);
  expect(searchParams.get("term")).toBe("36");
  await pricing.savePdf();
});

const houston = "1200 Main Street, Houston, TX 77002";

/** The distance from the top of the page to the first match, in px. */
async function topOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not drawn.`);
  return box.y + (await page.evaluate(() => window.scrollY));
}

test.for([
  ["all providers", {}],
  ["the provider of the link", { provider: "comcast" }],
] as const)(
  "the first price of %s is within 500 px of the top of the portal at 1440 px",
  async ([, link]) => {
    const query = new URLSearchParams({ address: houston, ...link });
    const { page } = await demo.enter(`/scout/pricing?${query}`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("table", { name: "Price board" }).waitFor();
    expect(await topOf(page, ".board-price")).toBeLessThanOrEqual(500);
  },
);

test.for([
  [1440, 900, 900],
  [360, 780, 1560],
] as const)("at %i × %i px the first service is within %i px", async ([width, height, maxPx]) => {
  const query = { address: houston, provider: "comcast", term: "36" };
  const { page } = await demo.enter(`/scout/pricing?${new URLSearchParams(query)}`);
  await page.setViewportSize({ width, height });
  await page.getByRole("checkbox", { name: "Broadband", exact: true }).check();
  await page.getByRole("group", { name: "Internet", exact: true }).waitFor();
  const choice = ".service:not(.no-service) .choice-input:not([aria-disabled])";
  expect(await topOf(page, choice)).toBeLessThanOrEqual(maxPx);
});
