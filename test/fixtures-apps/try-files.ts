import { deepEqual } from "node:assert/strict";
import type { Browser } from "playwright";
import { bulkTester } from "../../src/testing/parts/bulk-tester.ts";
import { demoScreen } from "../testers/demo-screen.ts";
import { watchTroubles } from "./watch-troubles.ts";

/**
 * Checks that a bundle finds the worker that checks CSV files, and the library that draws PDF
 * files.
 */
export async function tryFiles(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  const troubles = watchTroubles(page);
  try {
    await page.goto(address);
    const bulk = bulkTester(demoScreen(page));
    const choosing = page.waitForEvent("filechooser");
    await bulk.chooseFile().click();
    const text = "address,city,state,zip\n1 Main Street,Test City,TX,75001\n";
    await (await choosing).setFiles({
      name: "a.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(text),
    });
    await bulk.firstRows().waitFor();
    await page.getByText("日本").waitFor({ state: "attached" });
    deepEqual(troubles, []);
  } finally {
    await page.close();
  }
}
