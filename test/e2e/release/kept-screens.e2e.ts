import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { lookupTester } from "../../../src/testing/parts/lookup-tester.ts";
import { demoScreen } from "../../testers/demo-screen.ts";
import { type Demo, openDemo } from "../support/open-demo.ts";
import { createSignInDriver, pathOf } from "../support/sign-in-driver.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

/** Returns the tags of the screens that the portal keeps hidden. */
function keptIn(page: Page): Promise<readonly string[]> {
  return page
    .locator("scout-portal")
    .evaluate(({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll("[hidden] > *") ?? [])].map(({ localName }) => localName),
    );
}

const startOf = "POST /api/v1/scout";

test("C15: Back from the prices to a lookup keeps its typed text, its results and the scroll position, without a new lookup", async () => {
  const visit = await demo.visit("/scout?address=100+Main+Street");
  const { page, calls, advance } = visit;
  const lookup = lookupTester(demoScreen(page));
  await visit.seesProgress();
  await visit.pollAfter();
  await visit.seesCards();
  await lookup.address().fill("Typed and left");
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
  const topOf = () => page.evaluate(() => Math.round(window.scrollY));
  const top = await topOf();
  expect(top).toBeGreaterThan(100);
  const starts = () => calls.filter((call) => call === startOf).length;
  const before = starts();
  // The test does not use the pointer, which would scroll to the clicked link.
  await page.evaluate(() =>
    document.querySelector("scout-portal")?.navigate("/scout/pricing?address=100+Main+Street"),
  );
  await page.getByRole("heading", { name: "SCOUT Pricing", level: 1 }).waitFor();
  expect(await page.evaluate(() => document.querySelector("scout-lookup"))).toBeNull();
  await page.goBack();
  await visit.seesCards();
  expect(await lookup.address().inputValue()).toBe("Typed and left");
  expect(await topOf()).toBe(top);
  await advance(3000);
  expect(starts()).toBe(before);
  await page.goForward();
  await page.getByRole("heading", { name: "SCOUT Pricing", level: 1 }).waitFor();
  expect(await keptIn(page)).toEqual(["scout-lookup"]);
});

test("C15: only the current screen is printed", async () => {
  const { page } = await demo.enter("/scout/contracts");
  await page.getByRole("heading", { name: "Contracts", level: 1 }).waitFor();
  await page.evaluate(() => document.querySelector("scout-portal")?.navigate("/scout"));
  await page.getByRole("heading", { name: "SCOUT Lookup", level: 1 }).waitFor();
  expect(await keptIn(page)).toEqual(["scout-contracts"]);
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("scout-contracts").isVisible()).toBe(false);
  expect(await page.locator("scout-lookup").isVisible()).toBe(true);
});

test("C15, X8: the next user who signs in finds no data that was saved for the previous one", async () => {
  const { page } = await demo.enter("/", { as: "Signed out" });
  const { signIn } = createSignInDriver(page, demo);
  const name = page.getByRole("textbox", { name: "Username or email address" });
  await page.evaluate(() =>
    document.querySelector("scout-portal")?.setAttribute("context", "microsite"),
  );
  await name.waitFor();
  await signIn("agent");
  await page.getByRole("button", { name: "Account menu" }).waitFor();
  const lookup = lookupTester(demoScreen(page));
  const go = (path: string) =>
    page.evaluate((href) => document.querySelector("scout-portal")?.navigate(href), path);
  await go("/scout");
  await lookup.address().fill("Typed by the agent");
  await go("/scout/contracts");
  await page.getByRole("heading", { name: "Contracts", level: 1 }).waitFor();
  expect(await keptIn(page)).toContain("scout-lookup");

  await page.getByRole("button", { name: "Account menu" }).click();
  // Prevents the redirect, as a host page may do.
  await page.evaluate(() =>
    document.querySelector("scout-portal")?.addEventListener("scout-navigated", (event) => {
      if (event.detail.href.endsWith("/demo/sign-out")) event.preventDefault();
    }),
  );
  await page.getByRole("link", { name: "Logout" }).click();
  await name.waitFor();
  expect(await keptIn(page)).toEqual([]);
  await signIn("priya.raman@example.com");
  await page.getByRole("button", { name: "Account menu" }).waitFor();
  expect(await keptIn(page)).toEqual([]);
  await go("/scout");
  await lookup.address().waitFor();
  expect(await lookup.address().inputValue()).toBe("");
  expect(pathOf(page)).toBe("/scout");
});
