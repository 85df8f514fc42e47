import type { Browser, Page } from "playwright";

/** A page in a new context. Closing the context ends it. */
export async function openColdPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  // The loader that runs this file wraps functions with this name, including those passed to the page.
  await context.addInitScript("globalThis.__name = (act) => act");
  return context.newPage();
}
