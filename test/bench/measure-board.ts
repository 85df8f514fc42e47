import type { Browser } from "playwright";
import { findPricingScenarioByCode } from "../../demo/server/index.ts";
import { throttleProcessor } from "../support/cdp-throttle.ts";
import type { BoardTimes } from "./board-page.ts";
import type { Variant } from "./build-bench-site.ts";
import { openColdPage } from "./open-page.ts";
import { watchActs } from "./watch-acts.ts";

/** Measures the price board of a large search in a page at full speed. */
export async function measureBoard(
  browser: Browser,
  origin: string,
  { path }: Variant,
): Promise<BoardTimes> {
  const page = await browser.newPage();
  await page.goto(origin + path);
  const times = await page.evaluate(() => globalThis.measurePriceBoard());
  await page.close();
  return times;
}

/** The time from a click on a price to the frame that shows it in the proposal, on a slow machine. */
export async function measureBoardClick(
  browser: Browser,
  origin: string,
  { path }: Variant,
): Promise<number> {
  const page = await openColdPage(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(watchActs);
  const address = findPricingScenarioByCode("all-carriers")?.address ?? "";
  await page.goto(`${origin}${path}?${new URLSearchParams({ address })}`);
  const price = page.getByRole("grid").getByRole("button").first();
  await price.waitFor();
  await throttleProcessor(page);
  await price.click();
  const clickMs = (await page.evaluate(() => window.benchActs?.at(-1))) ?? Number.NaN;
  await page.context().close();
  return clickMs;
}
