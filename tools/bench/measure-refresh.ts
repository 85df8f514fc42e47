import type { Browser } from "playwright";
import type { Variant } from "./build-bench-site.ts";
import type { RefreshTimes } from "./refresh-page.ts";

/** The contract of the agent's draft in the initial data. */
const contract = "c0ffee00-0000-4000-8000-000000000003";

/** Measures refreshes of a contract's preview against the PDF library alone, in one page at full speed. */
export async function measureRefresh(
  browser: Browser,
  origin: string,
  { path }: Variant,
  rounds: number,
): Promise<RefreshTimes> {
  // Bypass the demo's policy, which would block the worker of the measuring page.
  const context = await browser.newContext({
    bypassCSP: true,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(`${origin}${path}?contract=${contract}`);
  await page.waitForFunction(() => "measureRefreshes" in globalThis);
  const times = await page.evaluate((count) => globalThis.measureRefreshes(count), rounds);
  await context.close();
  return times;
}
