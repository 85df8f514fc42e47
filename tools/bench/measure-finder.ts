import type { Browser, Locator, Page } from "playwright";
import { throttleProcessor } from "../../test/support/cdp-throttle.ts";
import type { Variant } from "./build-bench-site.ts";
import type { MatchTimes } from "./finder-page.ts";
import { largeDirectory } from "./large-directory.ts";
import { openColdPage } from "./open-page.ts";
import { median } from "./statistics.ts";
import { heldClick, watchActs } from "./watch-acts.ts";

const clicks = 5;

/** Measures only matching, at full speed. */
export async function measureMatching(
  browser: Browser,
  origin: string,
  { path }: Variant,
): Promise<MatchTimes> {
  const page = await browser.newPage();
  await page.goto(origin + path);
  const times = await page.evaluate(() => globalThis.measureMatching());
  await page.close();
  return times;
}

export interface FilterTimes {
  /** The time from a click on a filter to the frame that responds to it. */
  readonly paintMs: number;
  /**
   * The time from the click to the frame that shows the number of matches and the visible cards.
   */
  readonly resultsMs: number;
}

/** Measures a click on a filter of the finder, on a slow machine. */
export async function measureFinderClick(
  browser: Browser,
  origin: string,
  { path }: Variant,
): Promise<FilterTimes> {
  const page = await openColdPage(browser);
  await page.addInitScript(watchActs);
  await page.setViewportSize({ width: 1440, height: 900 });
  const body = JSON.stringify({ data: largeDirectory() });
  await page.route("**/api/v1/solutions-finder?*", (route) =>
    route.fulfill({ contentType: "application/json", body }),
  );
  await page.goto(origin + path);
  await page.getByRole("button", { name: "Facet 0", exact: true }).click();
  const boxes = page.getByRole("checkbox", { name: /^Word 0-/ });
  const heading = page.getByRole("heading", { name: /Providers? Found$|Matched Providers?$/ });
  const resultsMs = await timeOfClicks(page, boxes, heading);
  const paints = await page.evaluate(
    (count) => Promise.all((window.benchActs ?? []).slice(-count)),
    clicks,
  );
  await page.context().close();
  return { paintMs: median(paints), resultsMs };
}

/** Measures a click on a filter of react-instantsearch, with the same records. */
export async function measureInstantSearchClick(
  browser: Browser,
  origin: string,
  { path }: Variant,
): Promise<number> {
  const page = await openColdPage(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(origin + path);
  const boxes = page.locator(".ais-RefinementList").first().getByRole("checkbox");
  const count = page.locator(".ais-Stats-text");
  const time = await timeOfClicks(page, boxes, count);
  await page.context().close();
  return time;
}

/** Toggles the first check box; the median time until the displayed count changes. */
async function timeOfClicks(page: Page, boxes: Locator, count: Locator): Promise<number> {
  await boxes.first().waitFor();
  await count.first().waitFor();
  await throttleProcessor(page);
  const times: number[] = [];
  for (let click = 0; click < clicks; click += 1) {
    const element = await count.first().elementHandle();
    const shown = await page.evaluateHandle((node) => {
      const root = node?.getRootNode() ?? document;
      const textOf = () =>
        [...(root as ParentNode).querySelectorAll("h2, h3, .ais-Stats-text")]
          .map(({ textContent }) => textContent)
          .join();
      const before = textOf();
      let startMs = Number.NaN;
      root.addEventListener("click", ({ timeStamp }) => (startMs = timeStamp), {
        capture: true,
        once: true,
      });
      const promise = new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (textOf() === before) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - startMs);
            port2.postMessage(null);
          });
        });
        observer.observe(root, { subtree: true, childList: true, characterData: true });
      });
      return { promise };
    }, element);
    await boxes.first().click(heldClick);
    times.push(await shown.evaluate(({ promise }) => promise));
  }
  return median(times);
}
