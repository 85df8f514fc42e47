import type { Browser } from "playwright";
import { throttle } from "../../test/support/cdp-throttle.ts";
import type { Variant } from "./build-bench-site.ts";
import { openColdPage } from "./open-page.ts";

/** Milliseconds until every element of the page has sent `scout-ready`, with a cold cache, on a slow machine. */
export async function measureReady(
  browser: Browser,
  origin: string,
  variant: Variant,
): Promise<number> {
  const page = await openColdPage(browser);
  await throttle(page);
  await page.addInitScript(watchElements, variant);
  await page.goto(origin + variant.path);
  const readyMs = await page.evaluate(() => window.benchReady);
  await page.context().close();
  return readyMs ?? Number.NaN;
}

declare global {
  interface Window {
    benchReady?: Promise<number>;
  }
}

/** Runs in the page before everything else. */
function watchElements({ count }: Variant): void {
  let left = count;
  window.benchReady = new Promise((resolve) => {
    window.addEventListener("scout-ready", () => {
      left -= 1;
      if (left === 0) resolve(performance.now());
    });
  });
}
