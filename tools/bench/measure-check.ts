import { mkdirSync, writeFileSync } from "node:fs";
import type { Browser, Page } from "playwright";
import { longestTaskDuring } from "../../test/support/cdp-tasks.ts";
import type { Variant } from "./build-bench-site.ts";
import { openColdPage } from "./open-page.ts";
import { type CheckTimes, watchCheck } from "./watch-check.ts";

export const checkedRows = 100_000;
const folder = "node_modules/.cache/bench";

/** A bulk file with many rows, some 10 MB, without duplicate addresses. */
export function writeLargeFile(): string {
  const header = "Location Name,Street Address,City,State,Postal Code,Notes";
  const rows = Array.from(
    { length: checkedRows },
    (_row, index) =>
      `Site ${index},${index + 1} Main Street,Austin,TX,78701,"Second floor, beside the lift; key at the front desk, no. ${index}"`,
  );
  const path = `${folder}/large.csv`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${header}\r\n${rows.join("\r\n")}\r\n`);
  return path;
}

/** Measures a large file chosen in the bulk screen, at full speed. */
export async function measureCheck(
  browser: Browser,
  origin: string,
  variant: Variant,
  file: string,
): Promise<CheckTimes> {
  const page = await openWatched(browser, origin, variant);
  const times = await checkedIn(page, file);
  await page.context().close();
  return times;
}

/** Measures the processor time of the longest task of the page, from choosing a file to its report. */
export async function measureCheckTask(
  browser: Browser,
  origin: string,
  variant: Variant,
  file: string,
): Promise<number> {
  const page = await openWatched(browser, origin, variant);
  const taskMs = await longestTaskDuring(browser, page, async () => {
    await checkedIn(page, file);
  });
  await page.context().close();
  return taskMs;
}

async function openWatched(browser: Browser, origin: string, { path }: Variant): Promise<Page> {
  const page = await openColdPage(browser);
  await page.goto(origin + path);
  await page.getByRole("button", { name: "Choose a file: CSV file" }).waitFor();
  await page.evaluate(watchCheck);
  return page;
}

async function checkedIn(page: Page, file: string): Promise<CheckTimes> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file: CSV file" }).click();
  await (await chooser).setFiles(file);
  const times = await page.evaluate(() => window.checked);
  if (!times) throw new Error("No file was checked.");
  return times;
}

/**
 * For comparison, the same library parses the same file on the main thread, where the page shows nothing until the
 * library is done.
 */
export async function measureMainThreadParse(
  browser: Browser,
  origin: string,
  { path }: Variant,
  file: string,
): Promise<CheckTimes> {
  const page = await openColdPage(browser);
  await page.goto(origin + path);
  await page.locator("input").setInputFiles(file);
  const parsedMs = await page.evaluate(() => globalThis.measureParse());
  await page.context().close();
  return { previewMs: parsedMs, wholeMs: parsedMs, maxBlockMs: parsedMs };
}
