import type { Browser } from "playwright";
import { type MemoryUse, openMemoryReader } from "../../test/support/cdp-memory.ts";
import { throttle, throttleProcessor } from "../../test/support/cdp-throttle.ts";
import type { Variant } from "./build-bench-site.ts";
import { openColdPage } from "./open-page.ts";

const warmUpChanges = 100;
export const routeChanges = 200;
const [list, lookup] = ["/scout/contracts", "/scout"] as const;

/** Milliseconds until the table of contracts is shown, in the portal or alone, on a slow machine and network. */
export async function measureFirstContent(
  browser: Browser,
  origin: string,
  { path }: Variant,
): Promise<number> {
  const page = await openColdPage(browser);
  await throttle(page);
  await page.addInitScript(watchTable);
  await page.goto(origin + path);
  const contentMs = await page.evaluate(() => window.benchTable);
  await page.context().close();
  return contentMs ?? Number.NaN;
}

/**
 * Measures a change of route, in milliseconds from the call to the paint of the new screen's heading.
 */
export async function measureRouteChange(
  browser: Browser,
  origin: string,
  { path }: Variant,
): Promise<number> {
  const page = await openColdPage(browser);
  await page.goto(origin + path);
  // Make a round trip first, so that the code of both screens is loaded.
  for (const route of [lookup, list]) await page.evaluate(changeRoute, route);
  await throttleProcessor(page);
  const changeMs = await page.evaluate(changeRoute, lookup);
  await page.context().close();
  return changeMs;
}

/** The memory left by one change of route. */
export async function measureRouteMemory(
  browser: Browser,
  origin: string,
  { path }: Variant,
): Promise<MemoryUse> {
  const page = await openColdPage(browser);
  await page.goto(origin + path);
  const read = await openMemoryReader(page);
  await page.evaluate(changeRoutes, { routes: [lookup, list], times: warmUpChanges });
  await page.evaluate(settle);
  const before = await read();
  await page.evaluate(changeRoutes, { routes: [lookup, list], times: routeChanges });
  await page.evaluate(settle);
  const after = await read();
  await page.context().close();
  return {
    heapBytes: (after.heapBytes - before.heapBytes) / routeChanges,
    nodes: (after.nodes - before.nodes) / routeChanges,
    listeners: (after.listeners - before.listeners) / routeChanges,
  };
}

declare global {
  interface Window {
    benchTable?: Promise<number>;
  }
}

/** Runs in the page before everything else. */
function watchTable(): void {
  window.benchTable = new Promise((resolve) => {
    const look = () => {
      const root = document.querySelector("scout-contracts")?.shadowRoot;
      if (root?.querySelector("table")) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Runs in the page. Opens a route, and resolves with the time until its heading is painted. */
async function changeRoute(route: string): Promise<number> {
  const tags = new Map([
    ["/scout", "scout-lookup"],
    ["/scout/contracts", "scout-contracts"],
  ]);
  const tag = tags.get(route) ?? "";
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const portal = document.querySelector("scout-portal");
  const startMs = performance.now();
  Reflect.apply(Reflect.get(portal ?? {}, "navigate"), portal, [route]);
  while (!document.querySelector(tag)?.shadowRoot?.querySelector("h1")) await frame();
  // Resolves after the frame is painted.
  const { port1, port2 } = new MessageChannel();
  const painted = new Promise((resolve) => {
    port1.onmessage = resolve;
  });
  port2.postMessage(null);
  await painted;
  return performance.now() - startMs;
}

/** Runs in the page. Opens the routes in turn, several times. */
async function changeRoutes({
  routes,
  times,
}: {
  routes: readonly string[];
  times: number;
}): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const portal = document.querySelector("scout-portal");
  for (let change = 0; change < times; change += 1) {
    const before = portal?.firstElementChild;
    const route = routes[change % routes.length];
    Reflect.apply(Reflect.get(portal ?? {}, "navigate"), portal, [route]);
    while (
      portal?.firstElementChild === before ||
      !portal?.firstElementChild?.shadowRoot?.querySelector("h1")
    )
      await frame();
  }
}

/** Runs in the page: waits for pending calls, and timers of the last screen. */
function settle(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, 6000));
}
