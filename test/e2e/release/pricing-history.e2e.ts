import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Demo, openDemo } from "../support/open-demo.ts";
import { createPricingDriver, type PricingDriver } from "../support/pricing-driver.ts";
import { houston, pricingPath } from "../support/pricing-path.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

async function price(path: string): Promise<PricingDriver> {
  return createPricingDriver(await demo.enter(path));
}

function inputsOf({ page }: PricingDriver): Readonly<Record<string, string>> {
  return Object.fromEntries(new URL(page.url()).searchParams);
}

function searchesOf({ calls }: PricingDriver): number {
  return calls.filter((call) => call === "POST /api/scout/v1/pricing").length;
}

/** Returns provider, term and package as shown in the lists. */
async function choicesOf({ choice }: PricingDriver): Promise<readonly string[]> {
  const names = ["Provider", "Term", "Package"];
  const shown: string[] = [];
  for (const name of names) {
    const list = choice(name);
    if (await list.count()) shown.push(await list.inputValue());
  }
  return shown;
}

const starter = "comcast-starter-36-central";
const office = "comcast-office-36-central";

test("back and forward restore the choices without a call (I1, I3)", async () => {
  const pricing = await price(pricingPath(houston));
  const { page, choice } = pricing;
  await pricing.choose("comcast", "36 Months");
  await choice("Package").selectOption(starter);
  await choice("Package").selectOption(office);
  const calls = pricing.calls.length;

  await page.goBack();
  await expect.poll(() => choicesOf(pricing)).toEqual(["comcast", "36", starter]);
  expect(inputsOf(pricing)).toMatchObject({ package: starter });
  await page.goBack();
  await expect.poll(() => choicesOf(pricing)).toEqual(["comcast", "36", ""]);
  await pricing.sees("No services selected. Totals appear here.");
  await page.goBack();
  await expect.poll(() => choicesOf(pricing)).toEqual(["comcast", ""]);
  await page.goBack();
  await expect.poll(() => choicesOf(pricing)).toEqual(["", ""]);
  expect(inputsOf(pricing)).toEqual({ address: houston });
  for (let step = 0; step < 4; step += 1) await page.goForward();
  await expect.poll(() => choicesOf(pricing)).toEqual(["comcast", "36", office]);
  expect((await pricing.shown()).lines.length).toBeGreaterThanOrEqual(2);
  expect(pricing.calls.length).toBe(calls);
});

test("going back to another address searches for it again", async () => {
  const pricing = await price("/demo/pricing.html");
  await pricing.search(houston);
  await pricing.choose("comcast", "36 Months");
  await pricing.search("350 Fifth Avenue, New York, NY 10118");
  await pricing.page.getByRole("heading", { name: /350 Fifth Avenue/ }).waitFor();
  expect(inputsOf(pricing).address).toBe("350 Fifth Avenue, New York, NY 10118");
  await pricing.page.goBack();
  await pricing.page.getByRole("heading", { name: /1200 Main Street/ }).waitFor();
  await expect.poll(() => choicesOf(pricing)).toEqual(["comcast", "36", ""]);
  expect(searchesOf(pricing)).toBe(3);
});
