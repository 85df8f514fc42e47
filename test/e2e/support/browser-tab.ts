import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";
import { notePrints } from "./note-prints.ts";
import { type PageWatch, watchPage } from "./watch-page.ts";
import { withoutPixels } from "./without-pixels.ts";

export const usualViewport = { width: 1440, height: 900 };
const reducedMotion = "reduce";

/** A tab of the demo in a profile of its own. */
export interface BrowserTab {
  readonly page: Page;
  readonly watch: PageWatch;
  /** Makes the tab as new, for the next user: without history, cookies, storage, routes and other tabs. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** @param origins - the demo's own; the first is that of its pages. */
export async function openTab(
  browser: Browser,
  origins: readonly [string, ...string[]],
  options: BrowserContextOptions,
): Promise<BrowserTab> {
  const [baseURL] = origins;
  const context = await browser.newContext({
    baseURL,
    viewport: usualViewport,
    reducedMotion,
    ...options,
  });
  await context.addInitScript(withoutPixels);
  await context.addInitScript(notePrints);
  const page = await context.newPage();
  return {
    page,
    watch: watchPage(page, origins),
    reset: () => resetTab(context, page),
    close: () => context.close(),
  };
}

/**
 * The tab stays on its origin: a visit to `about:blank` or to another site ends its process, and a new process costs as
 * much as a whole visit.
 */
async function resetTab(context: BrowserContext, page: Page): Promise<void> {
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion });
  await page.goto("/favicon.ico");
  await page.evaluate(async () => {
    window.localStorage.clear();
    window.sessionStorage.clear();
    for (const { name = "" } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  await context.clearCookies();
  await page.mouse.move(0, 0);
  const protocol = await context.newCDPSession(page);
  await protocol.send("Page.resetNavigationHistory");
  await protocol.detach();
}
