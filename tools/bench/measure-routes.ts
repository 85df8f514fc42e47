import type { Browser, Page } from "playwright";
import type { Metric } from "../../src/core/index.ts";
import { throttleProcessor } from "../../test/support/cdp-throttle.ts";
import type { Variant } from "./build-bench-site.ts";
import { openColdPage } from "./open-page.ts";

/** The portal's routes, without the one that it opens with. */
export const routes = [
  "/",
  "/search/site?keys=fiber",
  "/scout",
  "/scout/bulk",
  "/scout/pricing",
  "/solutions-finder",
  "/solutions-index",
  "/provider-library",
  "/resource-library",
  "/scout/contracts/pdf-1",
  "/partner-services",
  "/scout/contracts",
] as const;

/** Milliseconds from the change of a route until its screen can be used and is painted. */
export interface RouteTimes {
  readonly firstMs: Readonly<Record<string, number>>;
  readonly againMs: Readonly<Record<string, number>>;
  /** The times by the browser's Back, directly after leaving the route. */
  readonly backMs: Readonly<Record<string, number>>;
}

/** Opens the routes twice, then each once more with Back, on a slow machine. The times are those of `onMetric` (guide: Metrics). */
export async function measureRoutes(
  browser: Browser,
  origin: string,
  { path, startsAt, flavour }: Variant,
): Promise<RouteTimes> {
  const page = await openColdPage(browser);
  await page.addInitScript((address) => {
    if (address !== undefined) history.replaceState(null, "", address);
  }, startsAt);
  await page.goto(origin + path);
  await page.evaluate(listen, flavour === "lite" ? "/cdn/lite/core.js" : "/cdn/core.js");
  await page.locator("scout-contracts").getByRole("heading", { level: 1 }).waitFor();
  await throttleProcessor(page);
  const firstMs = await goThrough(page);
  const againMs = await goThrough(page);
  const backMs = await goBack(page);
  await page.context().close();
  return { firstMs, againMs, backMs };
}

async function goThrough(page: Page): Promise<Readonly<Record<string, number>>> {
  const times: Record<string, number> = {};
  for (const route of routes) times[route] = await changeTo(page, route);
  return times;
}

async function goBack(page: Page): Promise<Readonly<Record<string, number>>> {
  const times: Record<string, number> = {};
  for (const route of routes) {
    // Without this contract the wizard redirects, so the history has no entry for Back.
    if (route === "/scout/contracts/pdf-1") continue;
    await changeTo(page, route);
    await changeTo(page, route === "/scout" ? "/scout/bulk" : "/scout");
    times[route] = await changeTo(page, null);
  }
  return times;
}

/** @param route - null for the browser's Back */
async function changeTo(page: Page, route: string | null): Promise<number> {
  const changeMs = await page.evaluate(change, route);
  if (changeMs === null) throw new Error(`${route ?? "Back"} reported no change of route.`);
  return changeMs;
}

declare global {
  interface Window {
    benchMetrics?: Metric[];
  }
}

/** Runs in the page. Collects the times that `onMetric` receives. */
async function listen(core: string): Promise<void> {
  const metrics: Metric[] = [];
  window.benchMetrics = metrics;
  const { configure } = await import(core);
  configure({ onMetric: (metric: Metric) => metrics.push(metric) });
}

/** Runs in the page. Null if the portal reports no change. */
async function change(route: string | null): Promise<number | null> {
  const changes = () => window.benchMetrics?.filter(({ name }) => name === "route-change") ?? [];
  const before = changes().length;
  const portal = document.querySelector("scout-portal");
  if (route === null) history.back();
  else Reflect.apply(Reflect.get(portal ?? {}, "navigate"), portal, [route]);
  const untilMs = performance.now() + 30_000;
  while (changes().length === before) {
    if (performance.now() > untilMs) return null;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  // Wait until the screen is fully drawn, so that its work does not count for the next one.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  return changes().at(-1)?.value ?? null;
}
