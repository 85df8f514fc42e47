import type { Browser, Page } from "playwright";

/** A page in a new context. Closing the context ends it. */
export async function openColdPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  // tsx calls `__name` in the functions that it compiles, including those passed to the page.
  await context.addInitScript("globalThis.__name = (act) => act");
  return context.newPage();
}
