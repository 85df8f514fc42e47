import { deepEqual, equal } from "node:assert/strict";
import type { Browser } from "playwright";
import { lookupTester } from "../../src/testing/parts/lookup-tester.ts";
import { demoScreen } from "../testers/demo-screen.ts";
import { watchTroubles } from "./watch-troubles.ts";

/**
 * Checks that each of two lookups in a page has its own result, and that the page's handlers
 * receive the events of both.
 */
export async function tryTwoElements(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  const troubles = watchTroubles(page);
  try {
    await page.goto(address);
    const elements = page.locator("scout-lookup");
    const first = lookupTester(demoScreen(elements.nth(0)));
    const second = lookupTester(demoScreen(elements.nth(1)));
    await second.lookUp("200 Cached Street, Test City, TX 75001");
    await second.card("Building Details").waitFor();
    await page.getByRole("heading", { name: "Completed lookups: 1" }).waitFor();
    equal(await first.card("Building Details").count(), 0);
    await first.lookUp("200 Cached Street, Test City, TX 75001");
    await first.card("Building Details").waitFor();
    await page.getByRole("heading", { name: "Completed lookups: 2" }).waitFor();
    deepEqual(troubles, []);
  } finally {
    await page.close();
  }
}
