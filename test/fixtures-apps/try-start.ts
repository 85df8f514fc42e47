import { deepEqual, equal } from "node:assert/strict";
import type { Browser } from "playwright";
import { lookupTester } from "../../src/testing/parts/lookup-tester.ts";
import { demoScreen } from "../testers/demo-screen.ts";
import { watchTroubles } from "./watch-troubles.ts";

/**
 * Checks that the page requests one token of the site's session, and that a lookup ends. The
 * console would contain the violations of its policy.
 */
export async function tryStart(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  const troubles = watchTroubles(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  try {
    await page.goto(address);
    const lookup = lookupTester(demoScreen(page));
    await lookup.lookUp("200 Cached Street, Test City, TX 75001");
    await lookup.card("Building Details").waitFor();
    equal(asked.filter((path) => path === "/portal-token").length, 1, "tokens");
    deepEqual(troubles, []);
  } finally {
    await page.close();
  }
}
