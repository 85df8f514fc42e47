import { deepEqual, match } from "node:assert/strict";
import type { Browser } from "playwright";
import { lookupTester } from "../../src/testing/parts/lookup-tester.ts";
import { demoScreen } from "../testers/demo-screen.ts";
import { watchTroubles } from "./watch-troubles.ts";

/**
 * Checks that the server's markup has the tag with its content, that it becomes the element in the
 * browser, and that a lookup ends.
 */
export async function tryServerComponent(browser: Browser, address: string): Promise<void> {
  const markup = await (await fetch(address)).text();
  match(markup, /<scout-lookup[^>]* heading-level="3"[^>]*><a href="\/scout">Look up an address/);
  const page = await browser.newPage();
  const troubles = watchTroubles(page);
  try {
    await page.goto(address);
    const lookup = lookupTester(demoScreen(page));
    await page.getByRole("heading", { name: "SCOUT Lookup", level: 3 }).waitFor();
    await lookup.lookUp("200 Cached Street, Test City, TX 75001");
    await lookup.card("Building Details").waitFor();
    deepEqual(troubles, []);
  } finally {
    await page.close();
  }
}
