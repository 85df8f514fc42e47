import type { Browser } from "playwright";
import { findPricingScenarioByCode } from "../../demo/server/index.ts";
import { throttleProcessor } from "../../test/support/cdp-throttle.ts";
import type { BoardTimes } from "./board-page.ts";
import type { Variant } from "./build-bench-site.ts";
import { openColdPage } from "./open-page.ts";
import { heldClick, watchActs } from "./watch-acts.ts";

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

export interface BoardClickTimes {
  /** The time from the click to the next frame, which marks the price. */
  readonly paintMs: number;
  /** The time from the click to the frame that shows the builder in place of the board. */
  readonly filledMs: number;
}

/** The times from a click on a price of the board, on a slow machine. */
export async function measureBoardClick(
  browser: Browser,
  origin: string,
  { path }: Variant,
): Promise<BoardClickTimes> {
  const page = await openColdPage(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(watchActs);
  const address = findPricingScenarioByCode("all-carriers")?.address ?? "";
  await page.goto(`${origin}${path}?${new URLSearchParams({ address })}`);
  const price = page.getByRole("table", { name: "Price board" }).getByRole("button").first();
  await price.waitFor();
  await throttleProcessor(page);
  const filled = page.evaluate(timeOfFilledBuilder);
  await price.click(heldClick);
  const paintMs = (await page.evaluate(() => window.benchActs?.at(-1))) ?? Number.NaN;
  const filledMs = await filled;
  await page.context().close();
  return { paintMs, filledMs };
}

/** Runs in the page: the time from the next click to the frame without the board. */
function timeOfFilledBuilder(): Promise<number> {
  const root = document.querySelector("scout-pricing")?.shadowRoot;
  return new Promise((resolve) => {
    window.addEventListener("click", ({ timeStamp }) => {
      const look = () => {
        if (root?.querySelector(".board-price")) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  });
}
