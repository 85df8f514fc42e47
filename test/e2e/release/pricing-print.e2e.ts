import type { Locator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { demoScreen } from "../../testers/demo-screen.ts";
import { pricingTester } from "../../testers/pricing-tester.ts";
import { type Demo, openDemo } from "../support/open-demo.ts";
import { createPricingDriver } from "../support/pricing-driver.ts";
import { houston, pricingPath } from "../support/pricing-path.ts";

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
  const facts = [houston, customer, "Comcast", "36 Months", "Dana Whitfield", "Prices of "];
  for (const said of [...facts, ...lines.flat(), ...Object.entries(totals).flat()]) {
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
