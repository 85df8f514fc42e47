import type { Browser } from "playwright";
import { throttle } from "../support/cdp-throttle.ts";
import type { Variant } from "./build-bench-site.ts";
import { openColdPage } from "./open-page.ts";

export interface Readiness {
  /** Until every element of the page has sent `scout-ready`. */
  readonly readyMs: number;
  /** Until the first content is drawn: a text box, or a table. */
  readonly contentMs: number;
  /** The bytes loaded until then, without the page itself. */
  readonly requests: number;
  readonly bytes: number;
}

/** Opens the page with a cold cache, on a slow machine and network. */
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

/** Runs in the page before everything else. */
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
