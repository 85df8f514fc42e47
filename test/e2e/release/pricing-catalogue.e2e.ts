import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { findPricingScenarioByCode } from "../../../demo/server/index.ts";
import { type Demo, openDemo } from "../support/open-demo.ts";
import { createPricingDriver, type PricingDriver } from "../support/pricing-driver.ts";
import { pricingPath } from "../support/pricing-path.ts";
import { saidInPrinting } from "../support/said.ts";
import type { ExpectedTrouble } from "../support/watch-page.ts";

const anError = "An error has occurred.";
const comcast = { provider: "comcast", term: "36" };

async function makeOfOneLine({ seesBuilder, section, service }: PricingDriver): Promise<void> {
  await seesBuilder();
  await section("Phone Lines").check();
  await service("Business VoiceEdge Business Line").click();
}

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

/** test/elements/scout-pricing/scenarios.browser shows every scenario; these depend on a server and its connections. */
async function visit(
  code: string,
  chosen = {},
  expected: ExpectedTrouble = {},
): Promise<PricingDriver> {
  const address = findPricingScenarioByCode(code)?.address ?? "";
  return createPricingDriver(await demo.enter(pricingPath(address, chosen), { expected }));
}

test("a slow search shows a sentence about the reason of the wait", async () => {
  await (await visit("search-slow")).sees("Finding services and prices…");
});

test("the tab of a contract that fails is closed (N8)", async () => {
  const pricing = await visit("contract-hostile-uri", comcast, { said: /contract-failed/ });
  await makeOfOneLine(pricing);
  const opened = pricing.page.waitForEvent("popup");
  await pricing.button("Create contract").click();
  const tab = await opened;
  if (!tab.isClosed()) await tab.waitForEvent("close");
  await pricing.seesNotice(anError);
  expect(pricing.page.context().pages()).toEqual([pricing.page]);
});

test("Try again repeats the search, and the focus stays in the element", async () => {
  const pricing = createPricingDriver(
    await demo.enter("/demo/help", { expected: { statuses: [500] } }),
  );
  const { page } = pricing;
  const search = "**/api/scout/v1/pricing";
  await page.route(search, (route) => route.fulfill({ status: 500 }));
  await page.goto(pricingPath("1200 Main Street, Houston, TX 77002"));
  await page.getByRole("alert").getByText(anError).waitFor();
  await page.unroute(search);
  await pricing.tabTo(pricing.button("Try again"));
  await pricing.press("Enter");
  await pricing.seesBuilder();
  expect(await page.locator("scout-pricing :focus").textContent()).toBe("SCOUT Pricing");
});

test("printing twice prints two documents", async () => {
  const pricing = createPricingDriver(
    await demo.enter(pricingPath("1200 Main Street, Houston, TX 77002", comcast), {
      expected: { said: saidInPrinting },
    }),
  );
  await makeOfOneLine(pricing);
  const [first, second] = [await pricing.print(), await pricing.print()];
  expect(first.text).toContain("Business VoiceEdge Business Line");
  expect(second).toEqual(first);
});

test("a section without services at a term is shown after one with services", async () => {
  const path = pricingPath("403 Television Street, Test City, TX 75001", comcast);
  const pricing = createPricingDriver(await demo.enter(path));
  await pricing.section("Television").check();
  await pricing.choice("Term").selectOption("60");
  const toggle = pricing.page.getByRole("checkbox", { name: "Television", disabled: true });
  await toggle.waitFor();
  expect(await toggle.isChecked()).toBe(false);
  await pricing.page
    .getByText("No Comcast Television services available for the term length selected.", {
      exact: true,
    })
    .waitFor();
});
