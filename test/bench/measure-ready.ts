import type { Browser } from "playwright";
import { throttle } from "../support/cdp-throttle.ts";
import type { Variant } from "./build-bench-site.ts";
import { openColdPage } from "./open-page.ts";

export interface Readiness {
  /** Until every element of the page said `scout-ready`. */
  readonly readyMs: number;
  /** Until the first content was drawn: a box to type into, or a table. */
  readonly contentMs: number;
  /** What was fetched until then, the page itself left out. */
  readonly requests: number;
  readonly bytes: number;
}

/** Opens the page cold, on a slow machine and a slow network. */
export async function measureReady(
  browser: Browser,
  origin: string,
  variant: Variant,
): Promise<Readiness> {
  const page = await openColdPage(browser);
  await throttle(page);
  await page.addInitScript(watchElements, variant);
  await page.goto(origin + variant.path);
  const readiness = await page.evaluate(() => window.benchReadiness);
  await page.context().close();
  if (readiness === undefined) throw new Error(`${variant.name} did not start its watch.`);
  return readiness;
}

declare global {
  interface Window {
    benchReadiness?: Promise<Readiness>;
  }
}

/** Runs in the page, before anything else. */
function watchElements({ tag, count, content: selector }: Variant): void {
  let left = count;
  const ready = new Promise<number>((resolve) => {
    window.addEventListener("scout-ready", () => {
      left -= 1;
      if (left === 0) resolve(performance.now());
    });
  });
  const content = new Promise<number>((resolve) => {
    const look = () => {
      const element = document.querySelector(tag);
      if (element?.shadowRoot?.querySelector(selector)) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
  window.benchReadiness = Promise.all([ready, content]).then(([readyMs, contentMs]) => {
    const files = performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ startTime, name }) => startTime <= contentMs && !name.endsWith("/favicon.ico"));
    const bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { readyMs, contentMs, requests: files.length, bytes };
  });
}
