import type { Browser } from "playwright";
import { throttleProcessor } from "../../test/support/cdp-throttle.ts";
import type { Variant } from "./build-bench-site.ts";
import { openColdPage } from "./open-page.ts";
import { heldClick, watchActs } from "./watch-acts.ts";

export interface ClickTimes {
  /** The time from a key press to the frame that shows its character. */
  readonly keyMs: number;
  /** The time from a click on Search to the frame that responds to it. */
  readonly clickMs: number;
}

/** Measures typing a character and clicking Search, on a slow machine. */
export async function measureClick(
  browser: Browser,
  origin: string,
  { path }: Variant,
): Promise<ClickTimes> {
  const page = await openColdPage(browser);
  await page.addInitScript(watchActs);
  await page.goto(origin + path);
  // Until the code has arrived, the element shows its first screen, and draws behind it.
  await page.locator(".scout-prerendered").waitFor({ state: "detached" });
  const box = page.getByLabel("Street address", { exact: true }).and(page.locator("input"));
  await box.fill("100 Main Stree");
  await throttleProcessor(page);
  await box.press("t");
  const keyMs = await page.evaluate(() => window.benchActs?.at(-1));
  await page.getByRole("button", { name: "Search", exact: true }).click(heldClick);
  const clickMs = await page.evaluate(() => window.benchActs?.at(-1));
  await page.context().close();
  return { keyMs: keyMs ?? Number.NaN, clickMs: clickMs ?? Number.NaN };
}
