import type { Browser, Page } from "playwright";

/** A page without a past. Closing its context ends it. */
export async function openColdPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  // The loader that runs this file marks functions by this name, also those that the page is given.
  await context.addInitScript("globalThis.__name = (act) => act");
  return context.newPage();
}
