import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Demo, openDemo } from "./support/open-demo.ts";
import { createPricingDriver, type PricingDriver } from "./support/pricing-driver.ts";
import { houston, pricingPath } from "./support/pricing-path.ts";
import { hasFocus } from "./support/visitor.ts";

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

/** Provider, term and package as shown in the lists. */
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
  await pricing.sees("Nothing is chosen yet. What you choose adds up here.");
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

test("going back to another address searches it again", async () => {
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

test("unavailable choices of a link are removed from the URL, and that is announced (I4)", async () => {
  const pricing = await price(pricingPath(houston, { provider: "nobody", term: "7" }));
  await pricing.sees("The provider of the link is not offered at this address.");
  await pricing.sees("The term of the link is not offered at this address.");
  expect(inputsOf(pricing)).toEqual({ address: houston });
});

test("the customer's name is written to the URL after a pause in typing (I3)", async () => {
  const pricing = await price(pricingPath(houston));
  await pricing.seesBuilder();
  const steps = () => pricing.page.evaluate(() => window.history.length);
  const before = await steps();
  await pricing.customer.pressSequentially("Bluebonnet Dental");
  await pricing.advance(400);
  await expect.poll(() => inputsOf(pricing).prepared_for).toBe("Bluebonnet Dental");
  expect(await steps()).toBe(before);
});

test("Clear empties form, URL and cart, keeps the agent, and focuses the box (I23)", async () => {
  const inputs = { prepared_for: "Bluebonnet", provider: "comcast", term: "36", package: office };
  const pricing = await price(pricingPath(houston, inputs));
  const { page, button, box, customer } = pricing;
  await pricing.proposal.getByText("Business Line").first().waitFor();
  await page.getByRole("button", { name: /^Prepared by/ }).click();
  await page.getByRole("textbox", { name: "First name" }).fill("Robin");
  await button("Clear").click();
  await pricing.sees("Enter an address above to see the services that can be priced there.");
  expect(inputsOf(pricing)).toEqual({});
  expect([await box.inputValue(), await customer.inputValue()]).toEqual(["", ""]);
  expect(await hasFocus(box)).toBe(true);
  await pricing.search(houston);
  await pricing.choose("comcast", "36 Months");
  await pricing.sees("Nothing is chosen yet. What you choose adds up here.");
  await page.getByRole("button", { name: "Prepared by Robin Whitfield" }).waitFor();
});

test("undo and redo traverse the actions of a cart (J12)", async () => {
  const pricing = await price(pricingPath(houston, { provider: "comcast", term: "36" }));
  await pricing.section("Television").check();
  await pricing.service("Comcast Business TV Basic").click();
  const full = await pricing.shown();
  await pricing.press("Control+z");
  await pricing.sees("Nothing is chosen yet. What you choose adds up here.");
  await pricing.button("Redo").click();
  expect(await pricing.shown()).toEqual(full);
});

test("elements of one page share one fetch of the settings", async () => {
  const pricing = await price("/demo/help");
  const { page } = pricing;
  const callsBefore = pricing.calls.length;
  const tags = ["scout-pricing", "scout-contracts", "scout-pricing"];
  const body = `<!doctype html><html lang="en"><title>Two</title>
    ${tags.map((tag) => `<script type="module" src="/cdn/${tag}.js"></script>`).join("")}
    ${tags.map((tag) => `<${tag}></${tag}>`).join("")}</html>`;
  await page.route("**/demo/two.html", (route) =>
    route.fulfill({ contentType: "text/html", body }),
  );
  await page.goto("/demo/two.html");
  await page.getByRole("heading", { name: "SCOUT Pricing" }).nth(1).waitFor();
  await page.getByRole("table", { name: "Contracts" }).waitFor();
  expect(pricing.calls.slice(callsBefore).sort()).toEqual([
    "GET /api/scout/v1/contract",
    "GET /api/v1/site-connector/settings",
  ]);
});
